import type { Problem } from '../../shared/api/problem.ts';

/** The declared outcome 'there is no such record', with the text that people read. */
export const notFound = (message: string): { status: 404; body: Problem } => ({
  status: 404,
  body: { status: 404, message },
});

/** The declared outcome 'we cannot let you in with that', with the text that people read. */
export const notAuthenticated = (message: string): { status: 401; body: Problem } => ({
  status: 401,
  body: { status: 401, message },
});

/** The declared outcome 'it is no longer as you read it', with the text that people read. */
export const conflict = (message: string): { status: 409; body: Problem } => ({
  status: 409,
  body: { status: 409, message },
});

/** The declared outcome 'this is not offered here', with the text that people read. */
export const notOpen = (message: string): { status: 403; body: Problem } => ({
  status: 403,
  body: { status: 403, message },
});

/** The declared outcome 'not so often', with the text that people read. */
export const tooMany = (message: string): { status: 429; body: Problem } => ({
  status: 429,
  body: { status: 429, message },
});

/** The declared outcome 'that cannot be taken as it is', at one field, with the text that people read. */
export const refusedAt = (path: string, message: string): { status: 400; body: Problem } => ({
  status: 400,
  body: { status: 400, message, errors: [{ path, message }] },
});
