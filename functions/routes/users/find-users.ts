import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../lib/handler.ts';
import type { UsersDependencies } from './dependencies.ts';

export const findUsers: Handler<typeof users.findUsers, UsersDependencies> = async (
  { body: { text }, trace },
  { pool, withLastSignIn, recordReading },
) => {
  // A reading, though its method is not: it is put on the trail like one.
  await recordReading(trace);
  return { status: 200, body: { content: await withLastSignIn(await pool.find(text)) } };
};
