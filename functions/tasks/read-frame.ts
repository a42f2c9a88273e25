import type { WorkHandlers } from './dependencies.ts';

export const readFrame: WorkHandlers['readFrame'] = async (_, { readFrame: read }) => ({
  status: 200,
  body: await read(),
});
