import { minuteMs, sessionPolicy } from '../../../shared/domain/session-policy.ts';
import { withMinimumDuration } from '../../lib/with-minimum-duration.ts';
import type { AccountsDependencies } from './dependencies.ts';

export const wrongCode =
  'Sorry, that code is not right, it has run out, or there were too many tries. Please check it, or ask for a new one.';

/**
 * Does something about an address that anybody may have typed. The time it takes and the number of times it may be done
 * do not depend on whether the address has an account; undefined when it was too often.
 */
export const aboutAddress = async <Result>(
  what: 'mail' | 'code',
  email: string,
  { limits, timesInWindow, answerMilliseconds }: AccountsDependencies,
  work: () => Promise<Result>,
): Promise<Result | undefined> =>
  await withMinimumDuration(answerMilliseconds, async () => {
    const limit = { times: timesInWindow, withinMs: sessionPolicy.windowMinutes * minuteMs };
    return (await limits.use(what, email, [limit], Date.now())) ? await work() : undefined;
  });
