import type { UsersHandlers } from './dependencies.ts';

export const listUsers: UsersHandlers['listUsers'] = async (_, { pool, complete }) => {
  const accounts = await pool.list();
  const byName = accounts.toSorted((one, other) =>
    `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`),
  );
  return { status: 200, body: { content: await complete(byName) } };
};
