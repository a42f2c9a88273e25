import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
// Its types are Express's; it uses only what Node has too.
type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The limit below which CloudFront does not compress. */
const threshold = 1000;

// The library's own choice, 4, makes a page larger than gzip does.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A range of a file is a range of the uncompressed file. */
const filter: compression.CompressionFilter = (request, response) =>
  !response.hasHeader('content-range') && compression.filter(request, response);

/** The same answers as Brotli or gzip for clients that accept it, as through CloudFront. */
export const compress = (answer: Answer): Answer => {
  const compressed = compression({ threshold, filter, brotli }) as unknown as Compress;
  return (request, response) =>
    new Promise<void>((resolve, reject) => {
      compressed(request, response, () => void Promise.try(answer, request, response).then(resolve, reject));
    });
};
