import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import type { WorkDependencies } from './dependencies.ts';

export const readFrame: Handler<typeof work.readFrame, WorkDependencies> = async (_, { readFrame: read }) => ({
  status: 200,
  body: await read(),
});
