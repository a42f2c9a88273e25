import type { RecordsHandler } from './dependencies.ts';

export const listReferrals: RecordsHandler<'listReferrals'> = async ({ params }, { records }) => ({
  status: 200,
  body: await records.list('active', params.page),
});
