import type { UsersHandlers } from './dependencies.ts';

export const findUsers: UsersHandlers['findUsers'] = async (
  { body: { text }, auditContext },
  { pool, complete, recordReading },
) => {
  // A reading by POST: its audit event is that of a reading.
  await recordReading(auditContext);
  return { status: 200, body: { content: await complete(await pool.find(text)) } };
};
