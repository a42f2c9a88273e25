import { randomUUID } from 'node:crypto';
import { ask } from '../support/ask.ts';
import { everyCall } from './every-call.ts';

/** What a call is sent in place of its sample; `headers` are those of another sign-in. */
export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type CallByName = (name: string, sent?: Sent) => Promise<Record<string, unknown>>;

/**
 * Sends calls of the contract by their names, with the sample of each where nothing else is given, and returns the body.
 *
 * @throws Error when there is no such call, or it is refused
 */
export const openCalls =
  (product: { url: string }, headers: Record<string, string>): CallByName =>
  async (name, sent = {}) => {
    const found = everyCall.find((one) => one.name === name);
    if (!found) throw new Error(`There is no call ${name}`);
    const own = found.call.permission === 'public' ? {} : (sent.headers ?? headers);
    const all = { ...found.sample, ...sent, headers: { ...own, 'Idempotency-Key': randomUUID() } };
    const answer = await ask(product.url, found.call, all);
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
    return answer.body as Record<string, unknown>;
  };
