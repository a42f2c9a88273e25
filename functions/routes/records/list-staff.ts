import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const listStaff: Handler<typeof records.listStaff, RecordsDependencies> = async (_, { staff }) => ({
  status: 200,
  body: await staff.list(),
});
