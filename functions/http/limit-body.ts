import { messages } from '#words/messages.ts';
import { bodyBytesOf } from '../../shared/api/call.ts';
import type { CallMiddleware } from './call-event.ts';
import { decodeBody } from './decode-body.ts';
import { findPostedForm } from './form-post.ts';
import { HttpError } from './http-error.ts';

// A posted form encodes each byte of a letter beyond ASCII as three characters.
const postedPerByte = 3;

/**
 * Limits the length of a body, before any of it is parsed or stored.
 *
 * @throws HttpError 413 when the body is longer than the call allows.
 */
export const limitBody = (): CallMiddleware => ({
  before: ({ event }) => {
    const bytes = bodyBytesOf(event.found.call) * (findPostedForm(event) ? postedPerByte : 1);
    if (decodeBody(event).byteLength > bytes) {
      throw new HttpError(413, messages.bodyTooLong);
    }
  },
});
