import type { Problem } from '../../shared/api/problem.ts';

/** 404: there is no such record; with the text for people. */
export const notFound = (message: string): { status: 404; body: Problem } => ({
  status: 404,
  body: { status: 404, message },
});

/** 401: the credentials are wrong; with the text for people. */
export const notAuthenticated = (message: string): { status: 401; body: Problem } => ({
  status: 401,
  body: { status: 401, message },
});

/** 409: the write was based on an earlier version; with the text for people. */
export const conflict = (message: string): { status: 409; body: Problem } => ({
  status: 409,
  body: { status: 409, message },
});

/** 403: this organisation does not offer it; with the text for people. */
export const notOpen = (message: string): { status: 403; body: Problem } => ({
  status: 403,
  body: { status: 403, message },
});

/** 429: too many requests; with the text for people. */
export const tooMany = (message: string): { status: 429; body: Problem } => ({
  status: 429,
  body: { status: 429, message },
});

/** 400: one field is wrong; with the text for people. */
export const refusedAt = (path: string, message: string): { status: 400; body: Problem } => ({
  status: 400,
  body: { status: 400, message, errors: [{ path, message }] },
});
