import type { Problem } from '../../shared/api/problem.ts';

/** An answer that ends a call before its handler runs: bad input, no credential, not allowed. */
export class HttpError extends Error {
  override name = 'Refusal';
  readonly problem: Problem;

  constructor(status: 400 | 401 | 403 | 404 | 413, message: string, errors?: Problem['errors']) {
    super(message);
    this.problem = errors ? { status, message, errors } : { status, message };
  }
}
