import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

type Exceptions = {
  onMissing?: (response: ServerResponse) => void;
  /** Given the whole of an answer; answers in its place where it returns true. */
  onAnswer?: (answer: Buffer, response: ServerResponse) => boolean;
};

/** Forwards a request to the service behind a guard, and returns its answer unless it is one of the exceptions. */
export const forward = async (
  target: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { onMissing, onAnswer }: Exceptions = {},
) => {
  const { method, headers, url } = request;
  const onward = sendRequest(new URL(url ?? '/', target), { method, headers });
  // A service that breaks off looks the same to its caller as without a guard; a caller that has left keeps no service
  // busy.
  onward.on('error', () => response.destroy());
  response.once('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  onward.end(body);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  if (answer.statusCode === 404 && onMissing) {
    answer.resume();
    return onMissing(response);
  }
  if (onAnswer) {
    const whole = await buffer(answer);
    if (!onAnswer(whole, response)) response.writeHead(answer.statusCode ?? 502, answer.headers).end(whole);
    return;
  }
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
};
