import type { Call } from '../../../shared/kernel/call.ts';
import { rename } from '../../../shared/kernel/wire-names.ts';

type Request<C extends Call = Call> = {
  params?: { [Name in keyof C['params']]?: string };
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};
export type Answer = { status: number; headers: Headers; text: string };
type Success<C extends Call> = C['replies'][(200 | 201) & keyof C['replies']]['_zod']['output'];

const fillPath = (path: string, params: { [name: string]: string | undefined } = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** Sends calls of the contract to a deployment, like any HTTP client. */
export const createAsk = (url: string) => {
  const send = async <C extends Call>(call: C, { params, query, body, headers }: Request<C> = {}): Promise<Answer> => {
    const behind = query ? `?${new URLSearchParams(query)}` : '';
    const response = await fetch(`${url}${fillPath(call.path, params)}${behind}`, {
      method: call.method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(rename(call.body, body)) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const describe = ({ method, path }: Call, { status, text }: Answer) =>
    `${method} ${path} answered ${status}: ${shorten(text)}`;

  return {
    send,
    /** The answer. @throws Error when it has another status */
    async expect<C extends Call>(status: number, call: C, request?: Request<C>): Promise<Answer> {
      const answer = await send(call, request);
      if (answer.status !== status) throw new Error(`${describe(call, answer)}, and not ${status}`);
      return answer;
    },
    /** The body of a call that succeeds, read by the contract. */
    async succeed<C extends Call>(call: C, request?: Request<C>): Promise<Success<C>> {
      const answer = await send(call, request);
      const schema = call.replies[answer.status];
      if (answer.status > 201 || !schema) throw new Error(describe(call, answer));
      return schema.parse(rename(schema, JSON.parse(answer.text))) as Success<C>;
    },
  };
};
export type Ask = ReturnType<typeof createAsk>;
