import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import type { WorkDependencies } from './dependencies.ts';

export const listColleagues: Handler<typeof work.listColleagues, WorkDependencies> = async (_, { staff }) => ({
  status: 200,
  body: { content: await staff.list() },
});
