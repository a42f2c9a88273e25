import type { PatientsHandlers } from './dependencies.ts';

export const watchPatient: PatientsHandlers['watchPatient'] = async ({ params }, { timeline }) => ({
  status: 200,
  body: await timeline.watch(params.patientId),
});
