import type { Problem } from '../../../shared/kernel/problem.ts';

/** An answer that ends a call before its handler runs: bad input, no credential, not allowed. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly problem: Problem;

  constructor(
    status: 400 | 401 | 403 | 404 | 413,
    message: string,
    { errors, closedRecord }: Pick<Problem, 'errors' | 'closedRecord'> = {},
  ) {
    super(message);
    this.problem = { status, message, ...(errors && { errors }), ...(closedRecord !== undefined && { closedRecord }) };
  }
}
