/** An error that a person can correct; shown as its one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}
