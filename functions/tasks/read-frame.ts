import type { TasksHandlers } from './dependencies.ts';

export const readFrame: TasksHandlers['readFrame'] = async (_, { readFrame: read }) => ({
  status: 200,
  body: await read(),
});
