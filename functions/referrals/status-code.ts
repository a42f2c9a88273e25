import { createHash } from 'node:crypto';
import { makeReference, makeStatusCode } from '../../shared/referrals/reference.ts';
import type { Submission } from '../kernel/store/idempotency.ts';

const digestOf = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest();

/** A source of random numbers that follow from a submission, so that who sends the same again is given the same. */
const pickFrom = (what: string, { idempotencyKey, content }: Submission) => {
  const seed = digestOf(what, idempotencyKey, content).toString('hex');
  let count = 0;
  return (below: number): number => {
    count += 1;
    return digestOf(seed, count).readUInt32BE() % below;
  };
};

/**
 * The code of a submission, for which no date of birth was given. It follows from the sender's random key and what was sent, so
 * that it is stored nowhere, and who sends the same again, because no answer came, is given the same code.
 */
export const statusCodeOf = (submission: Submission): string => makeStatusCode(pickFrom('status code', submission));

/** The reference of a wish to be rung back. Another may have the same: what is found by it is found by the code as well. */
export const ringBackReferenceOf = (submission: Submission): string =>
  makeReference(pickFrom('ring-back reference', submission));
