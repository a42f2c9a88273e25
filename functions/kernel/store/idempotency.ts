import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Entity, keyPattern, readItem } from './entity.ts';
import { put } from './entity-writes.ts';
import type { Table } from './open-table.ts';
import type { Write } from './write.ts';

const schema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The short reference given for it, if any. */
  reference: z.string().optional(),
  /** Of a recorded appointment: the next ones were not planned with it, as their time was taken. */
  nextTaken: z.literal(true).optional(),
});

/** A stored submission, by its idempotency key and its words: other words under a reused key are not lost. */
export const idempotencyEntity: Entity<{ call: string; fingerprint: string }, typeof schema> = {
  name: 'Idempotency key',
  key: keyPattern('ONCE#{call}#{fingerprint}', 'ONCE'),
  dataSubject: { patient: ['id'], sender: ['id'], sameAs: ['id'] },
  schema,
};

const retentionSeconds = 24 * 60 * 60;
const wordsRetentionSeconds = 10 * 60;
const rowRetentionSeconds = 365 * retentionSeconds;
// No key that a client can send contains a tab, so none can equal a key made of words.
const wordsPrefix = 'words\t';

/** The key of a sender who gave none, made of the words. It is valid for ten minutes: they may be meant again. */
export const keyOfWords = (text: string): string =>
  `${wordsPrefix}${createHash('sha256').update(text).digest('base64url')}`;

const rowPrefix = 'row\t';

/** The key of a row of an imported file. It is valid for a year, so that an import that is resumed stores no row twice. */
export const keyOfRow = (importId: string, row: number): string => `${rowPrefix}${importId}\t${row}`;

/** Whether a submission came without a key, and has one made of its words. */
export const isKeyOfWords = (idempotencyKey: string): boolean => idempotencyKey.startsWith(wordsPrefix);

export type Submission = { call: string; idempotencyKey: string; content: unknown };

/** Whether a submission is a row of an imported file. */
export const isKeyOfRow = (idempotencyKey: string): boolean => idempotencyKey.startsWith(rowPrefix);

/** The same for the same words under the same key. */
export const fingerprintOf = ({ idempotencyKey, content }: Submission): string =>
  createHash('sha256')
    // The key of a row is made of the content of its file.
    .update(JSON.stringify([idempotencyKey, isKeyOfRow(idempotencyKey) ? '' : content]))
    .digest('hex');

const identify = (submission: Submission) => ({ call: submission.call, fingerprint: fingerprintOf(submission) });

const windowSeconds = ({ idempotencyKey }: Submission) => {
  if (isKeyOfRow(idempotencyKey)) return rowRetentionSeconds;
  return isKeyOfWords(idempotencyKey) ? wordsRetentionSeconds : retentionSeconds;
};

/** Whether a submission with the same fingerprint, stored at one instant, is the same as one that comes at another. */
export const isRepeated = (submission: Submission, storedAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(storedAt) <= windowSeconds(submission) * 1000;

/** The write that makes a submission count once; refused when it was stored before. */
export const recordIdempotencyKey = (submission: Submission, stored: z.input<typeof schema>): Write => {
  const storedMs = Date.parse(stored.at);
  const windowEnds = Math.floor(storedMs / 1000) + Math.max(windowSeconds(submission), retentionSeconds);
  const since = new Date(storedMs - windowSeconds(submission) * 1000).toISOString();
  const item = { ...stored, expiresAt: windowEnds };
  return put(idempotencyEntity, identify(submission), item, [{ exists: false }, { below: { at: since } }]);
};

/** The error of a submission that is refused as stored already, where the store has nothing of it. */
export const lostSubmission = () =>
  new Error('A submission was refused as stored already, and the store has nothing of it');

export const findEarlierReply = (table: Table, submission: Submission) =>
  readItem(table, idempotencyEntity, identify(submission));
