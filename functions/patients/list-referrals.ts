import type { PatientsHandlers } from './dependencies.ts';

export const listReferrals: PatientsHandlers['listReferrals'] = async ({ params }, { records }) => ({
  status: 200,
  body: await records.list('active', params.page),
});
