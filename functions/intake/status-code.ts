import { createHash } from 'node:crypto';
import { makeStatusCode } from '../../shared/referrals/reference.ts';
import type { Submission } from '../kernel/store/idempotency.ts';

/**
 * The code of a submission, for which no date of birth was given. It follows from the sender's random key and what was sent, so
 * that it is stored nowhere, and who sends the same again, because no answer came, is given the same code.
 */
export const statusCodeOf = ({ idempotencyKey, content }: Submission): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify(['status code', idempotencyKey, content]))
    .digest();
  const numbers = Array.from({ length: digest.length / 4 }, (_, place) => digest.readUInt32BE(4 * place)).values();
  return makeStatusCode((below) => (numbers.next().value ?? 0) % below);
};
