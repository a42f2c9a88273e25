/** Contention, or more load than the store accepts: nothing is wrong, and it passes. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}

// What DynamoDB calls a single request that it held back, after the client has tried it again, or that met a transaction.
const heldBack = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

/** Whether the store was busy, as a transaction of ours or as a single request says it. */
export const isStoreBusy = (error: Error): boolean => error instanceof StoreBusy || heldBack.has(error.name);
