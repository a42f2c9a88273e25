import type * as z from 'zod';
import { type Call, idempotencyHeader, requestHeaders } from '../../../shared/kernel/call.ts';
import { plainWords } from '../../../shared/kernel/plain-words.ts';
import { htmlPage } from '../../../shared/kernel/replies.ts';
import { isRecordId } from '../../../shared/kernel/text.ts';
import { otherNameOf, rename, wireNameOf } from '../../../shared/kernel/wire-names.ts';
import { keyOfWords } from '../store/idempotency.ts';
import { type CallEvent, type CallMiddleware, decodeBody } from './call-event.ts';
import { withoutCheck } from './check-page.ts';
import { readClient } from './client.ts';
import { findPostedForm, isFormPost, readPostedForm } from './form-post.ts';
import { HttpError } from './outcome.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request could not be read: its body is not JSON. Please send it as JSON.');
  }
};

/** A page drawn by the API posts a form of its own, whose fields are those of the body. */
const readBody = ({ headers, found }: CallEvent, text: string): unknown => {
  const isPage = found.call.replies[200] === htmlPage;
  return isPage && isFormPost(headers) ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
};

/** The limit on the errors in one answer: more cannot be corrected at once, and the answer stays small. */
const mostIssues = 50;

const sameName = (name: string): string => name;

type Issues = { path: string; message: string }[];

const parse = (schema: z.ZodType, value: unknown, issues: Issues, root: PropertyKey[] = []): unknown => {
  const parsed = schema.safeParse(rename(schema, value), { error: plainWords });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const ends = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    const { message } = issue;
    for (const end of ends) {
      const inside = [...issue.path, ...end].map((name) => otherNameOf(schema, String(name)));
      issues.push({ path: [...root, ...inside].join('.'), message });
    }
  }
  return undefined;
};

/**
 * Parses the parameters, the body and the idempotency key of a call.
 *
 * @throws HttpError 400 with everything that is wrong, or 404 for an id that no record can have.
 */
export const parseRequest = (): CallMiddleware => ({
  before: ({ event }) => {
    const { call } = event.found;
    const issues: Issues = [];
    const parseEach = (schemas: Call['params'], values: Record<string, string | undefined> = {}, nameOf = sameName) =>
      Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => {
          const sent = nameOf(name);
          return [name, parse(schema, values[sent], issues, [sent])];
        }),
      );
    const params = parseEach(call.params, event.pathParameters, wireNameOf);
    // A malformed id names no record: it is answered like an unknown one.
    const recordIds = Object.keys(call.params).filter((name) => isRecordId(call.params[name]));
    const missing = call.replies[404] && issues.find(({ path }) => recordIds.map(wireNameOf).includes(path));
    if (missing) throw new HttpError(404, missing.message);
    const query = parseEach(call.query, event.queryStringParameters);
    const text = decodeBody(event).toString('utf8');
    const form = findPostedForm(event);
    const body = call.body && parse(call.body, form ? readPostedForm(form, text) : readBody(event, text), issues);
    const sent = event.headers[idempotencyHeader.toLowerCase()];
    const key =
      sent === undefined
        ? keyOfWords(form ? withoutCheck(text) : text)
        : parse(requestHeaders[idempotencyHeader], sent, issues, [idempotencyHeader]);
    if (issues.length > 0) {
      const reported = issues.slice(0, mostIssues);
      throw new HttpError(400, [...new Set(reported.map(({ message }) => message))].join(' '), { errors: reported });
    }
    event.request = {
      params: params as Record<string, string>,
      query,
      body,
      caller: event.caller,
      client: readClient(event),
      idempotencyKey: key as string,
    };
  },
});
