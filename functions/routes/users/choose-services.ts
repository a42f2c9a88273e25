import { missing } from '../../../shared/api/missing.ts';
import type { UserAccount, users } from '../../../shared/api/users.ts';
import type { Handler } from '../../http/handler.ts';
import { conflict, notFound } from '../../http/outcome.ts';
import type { UsersDependencies } from './dependencies.ts';

const chosenMeanwhile = 'A colleague has just changed these services. Please look at them again and choose once more.';

export const chooseServices: Handler<typeof users.chooseServices, UsersDependencies> = async (
  { params: { username }, body, auditContext },
  { pool, services, complete },
) => {
  const account = await pool.read(username);
  if (!account) return notFound(missing.account);
  if (!(await services.save(username, body, auditContext))) return conflict(chosenMeanwhile);
  const [answer] = (await complete([account])) as [UserAccount];
  return { status: 200, body: answer };
};
