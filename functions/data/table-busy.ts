/** The table could not take a write for longer than a caller can wait: others were at the same items, or it was too many. */
export class TableBusy extends Error {
  override name = 'TableBusy';
}
