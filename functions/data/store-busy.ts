/** Others kept writing the same items, or more was asked than the store gives: nothing is wrong, and it passes. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}
