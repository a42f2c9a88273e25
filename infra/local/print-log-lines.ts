import { inspect } from 'node:util';

/** Prints each entry of the functions' log in one line. */
export const printLogLines = (): void => {
  inspect.defaultOptions = { breakLength: Number.POSITIVE_INFINITY, compact: true };
};
