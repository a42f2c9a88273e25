import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../http/handler.ts';
import type { UsersDependencies } from './dependencies.ts';

export const findUsers: Handler<typeof users.findUsers, UsersDependencies> = async (
  { body: { text }, auditContext },
  { pool, complete, recordReading },
) => {
  // A reading by POST: its audit event is that of a reading.
  await recordReading(auditContext);
  return { status: 200, body: { content: await complete(await pool.find(text)) } };
};
