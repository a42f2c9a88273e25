import type { PatientsHandlers } from './dependencies.ts';

export const listPatients: PatientsHandlers['listPatients'] = async ({ params, query }, { records }) => ({
  status: 200,
  body: await records.list(query.status, params.page, params.size),
});
