import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
// Its types are Express's, of which it uses what Node has.
type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** CloudFront leaves less as it is. */
const threshold = 1000;

/** A part of a file is a part of it as it stands. */
const filter: compression.CompressionFilter = (request, response) =>
  !response.hasHeader('content-range') && compression.filter(request, response);

/** The same answers, as Brotli or gzip for those who accept it: what a visitor gets through CloudFront. */
export const compress = (answer: Answer): Answer => {
  const compressed = compression({ threshold, filter }) as unknown as Compress;
  return (request, response) =>
    new Promise<void>((resolve, reject) => {
      compressed(request, response, () => void Promise.try(answer, request, response).then(resolve, reject));
    });
};
