/** Something a person can mend; shown as its one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}
