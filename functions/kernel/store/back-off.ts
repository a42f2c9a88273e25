import { setTimeout as wait } from 'node:timers/promises';
import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

// Contention, or a partition above its throughput: both pass.
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Whether a transaction was cancelled for a reason that passes. */
export const isContended = ({ CancellationReasons = [] }: TransactionCanceledException): boolean =>
  CancellationReasons.some(({ Code }) => Code !== undefined && passing.has(Code));

const longestWaitMilliseconds = 400;

/** The number of attempts at a contended write before it fails. */
export const maxAttempts = 12;

/** A wait that grows with each attempt. `random` is from 0 to 1, so that those who wait do not meet again. */
export const delayOf = (attempt: number, random: number): number =>
  random * Math.min(longestWaitMilliseconds, 10 * 2 ** attempt);

export const backOff = async (attempt: number): Promise<void> => {
  await wait(delayOf(attempt, Math.random()));
};

/** The answer of an attempt that somebody else's change has made void. */
export const again = Symbol('again');

/**
 * Reads, decides and writes until nobody else has changed meanwhile what was read. `attempt` answers `again` for what
 * its write was refused for.
 *
 * @param what what kept changing, for the error: `a group while somebody joined it`
 * @throws {StoreBusy} when it does not end.
 */
export const contend = async <Answer>(what: string, attempt: () => Promise<Answer | typeof again>): Promise<Answer> => {
  for (let count = 1; count <= maxAttempts; count += 1) {
    const answer = await attempt();
    if (answer !== again) return answer;
    await backOff(count);
  }
  throw new StoreBusy(`Others kept changing ${what}`);
};

/** Contention, or more load than the store accepts: nothing is wrong, and it passes. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}

// What DynamoDB calls a single request that it throttled, after the client has tried it again, or that met a transaction;
// and what S3 and Cognito call more requests than they take at this moment.
const throttlingErrors = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

// A store that did not answer, after its client has asked it again: silence, and what Node calls a broken connection.
const unreachedErrors = new Set(['TimeoutError', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether a store was busy or did not answer. What a write did is then unknown: sent again, it is recognised. */
export const isStoreBusy = (error: Error): boolean =>
  error instanceof StoreBusy ||
  throttlingErrors.has(error.name) ||
  unreachedErrors.has(error.name) ||
  ('code' in error && unreachedErrors.has(String(error.code)));
