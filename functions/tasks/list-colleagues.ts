import type { TasksHandlers } from './dependencies.ts';

export const listColleagues: TasksHandlers['listColleagues'] = async (_, { staff }) => ({
  status: 200,
  body: { content: await staff.list() },
});
