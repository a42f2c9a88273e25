import type { PatientsHandlers } from './dependencies.ts';

export const readPatientData: PatientsHandlers['readPatientData'] = async (_, { records }) => ({
  status: 200,
  body: await records.count(),
});
