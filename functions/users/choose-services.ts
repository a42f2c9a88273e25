import { missing } from '../../shared/kernel/missing.ts';
import type { UserAccount } from '../../shared/users/calls.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { UsersHandlers } from './dependencies.ts';

const chosenMeanwhile = 'A colleague has just changed these services. Please look at them again and choose once more.';

export const chooseServices: UsersHandlers['chooseServices'] = async (
  { params: { username }, body, auditContext },
  { pool, services, complete },
) => {
  const account = await pool.read(username);
  if (!account) return notFound(missing.account);
  const [isSaved, completed] = await Promise.all([services.save(username, body, auditContext), complete([account])]);
  if (!isSaved) return conflict(chosenMeanwhile);
  const [answer] = completed as [UserAccount];
  const worksIn = { services: body.services, version: body.version + 1 };
  return { status: 200, body: { ...answer, worksIn } };
};
