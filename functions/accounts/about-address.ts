import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import type { Client } from '../kernel/http/client.ts';
import { withMinimumDuration } from '../kernel/lib/with-minimum-duration.ts';
import { allWithin } from '../kernel/store/limits.ts';
import type { AccountsDependencies } from './dependencies.ts';

type Asked = { what: 'mail' | 'code'; email: string; client: Client };

/**
 * Whether this network may have one more mail sent to this address. Requests of other networks do not block a network
 * from which the owner has signed in.
 */
const mayMail = async (email: string, network: string, dependencies: AccountsDependencies): Promise<boolean> => {
  const { limits, userAccounts, knowsNetwork } = dependencies;
  const now = Date.now();
  const asked = [
    { limited: { what: 'mail', subject: email, network }, limits: limitPolicy.mailsOfNetwork },
    { limited: { what: 'mail', subject: email }, limits: limitPolicy.mailsToAddress },
  ];
  const full = await limits.countUses(asked, now);
  if (full === allWithin) return true;
  if (full === 0) return false;
  const username = await userAccounts.findUsername(email);
  return username !== undefined && (await knowsNetwork(username, network, now));
};

/** Whether this network may try one more code. Cognito counts the attempts of each code; sending codes is limited above. */
const mayTryCode = (email: string, network: string, { limits }: AccountsDependencies): Promise<boolean> =>
  limits.use({ what: 'code', subject: email, network }, limitPolicy.codesOfNetwork, Date.now());

const everyAddress = '*';

/**
 * Whether this network may try one more password: for this address, so that a stranger cannot keep an account locked;
 * and for any address, since each right password is a text that somebody pays for.
 */
export const mayTryPassword = async (email: string, { network }: Client, { limits }: AccountsDependencies) => {
  const tried = [
    { limited: { what: 'password', subject: everyAddress, network }, limits: limitPolicy.passwordsOfOneNetwork },
    { limited: { what: 'password', subject: email, network }, limits: limitPolicy.passwordsOfNetwork },
  ];
  return (await limits.countUses(tried, Date.now())) === allWithin;
};

/**
 * Does something about an address that anybody may have typed. Its duration and its limits do not depend on whether
 * the address has an account; undefined when it was too often.
 */
export const aboutAddress = async <Result>(
  { what, email, client: { network } }: Asked,
  dependencies: AccountsDependencies,
  work: () => Promise<Result>,
): Promise<Result | undefined> =>
  await withMinimumDuration(dependencies.answerMilliseconds, async () => {
    const may = what === 'mail' ? mayMail : mayTryCode;
    return (await may(email, network, dependencies)) ? await work() : undefined;
  });
