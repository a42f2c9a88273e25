import { createHash } from 'node:crypto';
import { ulid } from 'ulid';

/** An id of an instant that follows from some text: whatever is made once for each text has the same id whenever it is made. */
export const deriveId = (text: string, at: string): string => {
  const digest = createHash('sha256').update(text).digest();
  let next = 0;
  return ulid(Date.parse(at), () => (digest[next++ % digest.length] ?? 0) / 256);
};
