import type { RecordsHandler } from './dependencies.ts';

export const listStaff: RecordsHandler<'listStaff'> = async (_, { staff }) => ({
  status: 200,
  body: await staff.list(),
});
