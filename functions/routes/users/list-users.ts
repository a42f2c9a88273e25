import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../http/handler.ts';
import type { UsersDependencies } from './dependencies.ts';

export const listUsers: Handler<typeof users.listUsers, UsersDependencies> = async (_, { pool, complete }) => {
  const accounts = await pool.list();
  const byName = accounts.toSorted((one, other) =>
    `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`),
  );
  return { status: 200, body: { content: await complete(byName) } };
};
