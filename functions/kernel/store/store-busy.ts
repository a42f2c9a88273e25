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
