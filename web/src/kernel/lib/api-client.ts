import type * as z from 'zod';
import {
  type BodyInput,
  backgroundHeader,
  type Call,
  type QueryInput,
  type Reply,
} from '../../../../shared/kernel/call.ts';
import { problem } from '../../../../shared/kernel/problem.ts';
import { rename } from '../../../../shared/kernel/wire-names.ts';
import { currentSession } from '../session/current-session.ts';
import type { NoAnswer } from './failure-text.ts';

const patienceInMs = 30_000;

type ParamValues<C extends Call> = { [Name in keyof C['params']]: string | number };

export type CallRequest<C extends Call> = {
  idempotencyKey?: string;
  /** A call by a timer and not by a person: it does not extend the session. */
  background?: true;
  signal?: AbortSignal;
  query?: QueryInput<C>;
} & ([keyof C['params']] extends [never] ? { params?: never } : { params: ParamValues<C> }) &
  (C['body'] extends z.ZodType ? { body: BodyInput<C> } : { body?: never });

/** A declared reply, or its replacement. */
export type Sent<C extends Call> = Reply<C> | { status: NoAnswer };

// Refusals in front of our service have no body of ours, whatever its own would say.
const refusals: Readonly<Record<number, NoAnswer>> = { 429: 'busy', 503: 'busy' };

const ask = async (call: Call, request: CallRequest<Call>): Promise<Response> => {
  const headers = new Headers({ accept: 'application/json' });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
  if (request.background) headers.set(backgroundHeader, '1');
  if (call.permission !== 'public') {
    const token = await currentSession().accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
  }
  const patience = AbortSignal.timeout(patienceInMs);
  return fetch(callPath(call.path, request.params ?? {}, request.query), {
    method: call.method,
    headers,
    body: request.body === undefined ? null : JSON.stringify(rename(call.body, request.body)),
    signal: request.signal ? AbortSignal.any([request.signal, patience]) : patience,
  });
};

/**
 * Asks again by itself, twice, where our service says when to: the store was busy then, and a repeated request has the
 * same idempotency key. Those who wait come back at different times.
 */
const askAgain = async (call: Call, request: CallRequest<Call>, left = 2): Promise<Response> => {
  const response = await ask(call, request);
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || seconds === 0 || left === 0) return response;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (0.5 + Math.random())));
  return askAgain(call, request, left - 1);
};

let written: (call: Call) => void = () => undefined;

/**
 * Registers a listener for each call that has changed something, or has found it gone already. There is one listener
 * at a time.
 */
export const onWrite = (listener: (call: Call) => void): (() => void) => {
  written = listener;
  return () => {
    if (written === listener) written = () => undefined;
  };
};

/** Makes one call of the contract. Never throws: all outcomes are in the type. */
export const send = async <C extends Call>(call: C, request: CallRequest<C>): Promise<Sent<C>> => {
  const response = await askAgain(call, request as CallRequest<Call>).catch(() => undefined);
  if (!response) return { status: 'unreachable' };

  const body: unknown = await response.json().catch(() => undefined);
  const isBarred = response.status === 403 && body === undefined;
  // A record that needs a reason first does not affect the session.
  const isClosed = problem.safeParse(body).data?.closedRecord !== undefined;
  const isRefused = (response.status === 401 || response.status === 403) && !isBarred && !isClosed;
  if (call.permission !== 'public' && isRefused) {
    currentSession().refused(response.status === 401 ? 401 : 403);
  }
  if (call.method !== 'GET' && (response.ok || response.status === 404)) written(call);
  const schema = call.replies[response.status];
  const parsed = schema?.safeParse(rename(schema, body));
  if (!parsed?.success) return { status: isBarred ? 'barred' : (refusals[response.status] ?? 'unreadable') };
  // The schema of this status has just parsed the body; the compiler cannot follow an index made at run time.
  return { status: response.status, body: parsed.data } as Sent<C>;
};

// Dots alone are steps in an address, and are removed however they are written, `%2E` included. With a space after them
// they are text; the API trims the space of any text parameter.
const padDots = (text: string): string => (/^\.{1,2}$/.test(text) ? `${text} ` : text);

/** `/api/contact/{id}` with its values, each encoded for a path, and the query behind it. */
export const callPath = (
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(padDots(String(params[name] ?? ''))),
  );
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};
