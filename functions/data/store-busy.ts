/** Contention, or more load than the store accepts: nothing is wrong, and it passes. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}
