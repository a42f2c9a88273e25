import type { Problem } from '../../../shared/kernel/problem.ts';

/** A refusal by a handler, with the text for people. */
const refusal =
  <const Status extends number>(status: Status) =>
  (message: string): { status: Status; body: Problem } => ({ status, body: { status, message } });

/** This organisation does not offer it. */
export const notOpen = refusal(403);
/** The credentials are wrong. */
export const notAuthenticated = refusal(401);
/** There is no such record. */
export const notFound = refusal(404);
/** The write was based on an earlier version. */
export const conflict = refusal(409);
/** The same, with what is stored now. */
export const conflictWith = <Current>(message: string, current: Current) => ({
  status: 409 as const,
  body: { ...conflict(message).body, current },
});
export const tooMany = refusal(429);

/** 400: one field is wrong; with the text for people. */
export const refusedAt = (path: string, message: string): { status: 400; body: Problem } => ({
  status: 400,
  body: { status: 400, message, errors: [{ path, message }] },
});

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
