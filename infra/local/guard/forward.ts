import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Exceptions = { onMissing?: (response: ServerResponse) => void };

/** Forwards a request to the service behind a guard, and returns its answer; a 404 may be changed. */
export const forward = async (
  target: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { onMissing }: Exceptions = {},
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
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
};
