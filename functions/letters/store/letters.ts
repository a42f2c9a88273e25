import { ulid } from 'ulid';
import { type LetterInput, type StoredLetter, storedLetter, storedLetterLine } from '../../../shared/letters/letter.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseRow, readItem } from '../../kernel/store/entity.ts';
import { check, create, remove } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import { recordPartition } from '../../patients/store/record.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';

/** A letter that staff wrote, as it left. It is never changed: one on the wrong record is deleted. */
export const letterEntity: Entity<{ patientId: string; letterId: string }, typeof storedLetter> = {
  name: 'Letter',
  key: keyPattern(recordPartition, 'LETTER#{letterId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedLetter,
};

const lineEntity = { name: letterEntity.name, schema: storedLetterLine };
const lineAttributes = ['pk', 'sk', 'schemaVersion', ...Object.keys(storedLetterLine.shape)];

const mostShown = 100;

export const createLetterStore = (table: Table) => ({
  /** Without their words, the latest first. */
  async list(patientId: string) {
    const { pk, sk } = letterEntity.key({ patientId, letterId: '' });
    const items = await readPartition(table, pk, {
      ...startingWith(sk),
      latestFirst: true,
      limit: mostShown,
      attributes: lineAttributes,
    });
    return items.map((item) => parseRow(lineEntity, item, 'letterId'));
  },

  read: (patientId: string, letterId: string) => readItem(table, letterEntity, { patientId, letterId }),

  /** Stores a letter once, however often it is sent under the same key; undefined where there is no such patient. */
  async add(
    patientId: string,
    input: LetterInput,
    idempotencyKey: string,
    auditContext: AuditContext,
  ): Promise<StoredLetter | undefined> {
    const { at, username: by } = auditContext;
    const { kind, party, way, subject } = input;
    const stored: StoredLetter = { letterId: ulid(Date.parse(at)), patientId, ...input, at, by };
    const submission = { call: 'addLetter', idempotencyKey, content: { patientId, ...input, by } };
    const { letterId } = stored;
    const writes = [
      recordIdempotencyKey(submission, { id: letterId, at }),
      check(patientEntity, patientId),
      create(letterEntity, stored, stored),
      addToTimeline(patientId, auditContext, { kind: 'letter', letterId, of: kind, party, way, subject }),
    ];
    if ((await commitAudited(table, writes, auditContext, patientId)).done) return stored;
    const earlier = await findEarlierReply(table, submission);
    if (!earlier) return undefined;
    await auditReading(table, auditContext, patientId);
    return await readItem(table, letterEntity, { patientId, letterId: earlier.id });
  },

  /** Removes a letter, with the reason on the timeline; false where there is none. */
  async remove(patientId: string, letterId: string, reason: string, auditContext: AuditContext): Promise<boolean> {
    const id = { patientId, letterId };
    const found = await readItem(table, letterEntity, id);
    if (!found) return false;
    const { subject } = found;
    const writes = [
      remove(letterEntity, id, { exists: true }),
      addToTimeline(patientId, auditContext, { kind: 'letter-deleted', subject, reason }),
    ];
    return (await commitAudited(table, writes, auditContext, patientId)).done;
  },
});
