import type { RecordsHandler } from './dependencies.ts';

export const listPatients: RecordsHandler<'listPatients'> = async ({ params, query }, { records }) => ({
  status: 200,
  body: await records.list(query.status, params.page, params.size),
});
