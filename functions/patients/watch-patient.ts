import type { RecordsHandler } from './dependencies.ts';

export const watchPatient: RecordsHandler<'watchPatient'> = async ({ params }, { timeline }) => ({
  status: 200,
  body: await timeline.watch(params.patientId),
});
