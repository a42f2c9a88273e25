import type { PatientsHandlers } from './dependencies.ts';

export const listStaff: PatientsHandlers['listStaff'] = async (_, { staff }) => ({
  status: 200,
  body: await staff.list(),
});
