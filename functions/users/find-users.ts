import type { UsersHandler } from './dependencies.ts';

export const findUsers: UsersHandler<'findUsers'> = async (
  { body: { text }, auditContext },
  { pool, complete, recordReading },
) => {
  // A reading by POST: its audit event is that of a reading.
  await recordReading(auditContext);
  return { status: 200, body: { content: await complete(await pool.find(text)) } };
};
