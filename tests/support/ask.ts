import type { Call } from '../../shared/kernel/call.ts';
import { rename } from '../../shared/kernel/wire-names.ts';

export type Ask = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
};

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The body of an answer: JSON, or the text of a page or a calendar. */
export const readBody = (text: string, contentType: string | null | undefined): unknown =>
  contentType?.startsWith('text/') ? text : JSON.parse(text);

/** Sends a call as our clients do; returns the unparsed body by our names. */
export const ask = async (url: string, call: Call, { params, query, body, raw, headers }: Ask = {}) => {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(rename(call.body, body)));
  const response = await fetch(`${url}${fillPath(call.path, params)}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: call.method,
    headers: {
      // What is packed here is unpacked again at once.
      'accept-encoding': 'identity',
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const answer = await response.text();
  const { status, headers: answered } = response;
  const named = rename(call.replies[status], readBody(answer, answered.get('content-type')));
  return { status, headers: answered, text: answer, body: named };
};
