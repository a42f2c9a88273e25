import type { RecordsHandler } from './dependencies.ts';

export const readPatientData: RecordsHandler<'readPatientData'> = async (_, { records }) => ({
  status: 200,
  body: await records.count(),
});
