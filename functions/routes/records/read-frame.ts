import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const readFrame: Handler<typeof records.readFrame, RecordsDependencies> = async (_, { frame }) => ({
  status: 200,
  body: await frame.count(new Date()),
});
