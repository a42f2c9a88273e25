import { messages } from '#words/messages.ts';
import type { CallMiddleware } from './call-event.ts';
import { decodeBody } from './decode-body.ts';
import { HttpError } from './http-error.ts';

const largestBodyBytes = 256 * 1024;

/** Refuses what is too long before anything is read or stored for it. */
export const limitBody = (): CallMiddleware => ({
  before: ({ event }) => {
    const { bodyBytes = largestBodyBytes } = event.found.call;
    if (decodeBody(event).byteLength > bodyBytes) {
      throw new HttpError(413, messages.bodyTooLong);
    }
  },
});
