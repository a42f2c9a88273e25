import type * as z from 'zod';
import { messages } from '#words/messages.ts';

/**
 * Words for what a schema has none of its own: a value of another type, or a field that there is not. The server gives
 * them to each request, and the staff's screens to the schemas that they read before sending.
 */
export const plainWords: z.core.$ZodErrorMap = ({ code, input }) => {
  if (code === 'unrecognized_keys') return messages.unknown;
  if (code === 'invalid_type' && input === undefined) return messages.missing;
  return messages.notAsAsked;
};
