import type { WorkHandlers } from './dependencies.ts';

export const listColleagues: WorkHandlers['listColleagues'] = async (_, { staff }) => ({
  status: 200,
  body: { content: await staff.list() },
});
