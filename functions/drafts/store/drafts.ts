import { ulid } from 'ulid';
import * as z from 'zod';
import { noRevision } from '../../../shared/drafts/calls.ts';
import { noRecord } from '../../../shared/kernel/call.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseItem, readItem } from '../../kernel/store/entity.ts';
import { type Condition, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryItems } from '../../kernel/store/query-items.ts';
import { commit } from '../../kernel/store/write.ts';
import { readPatients } from '../../patients/store/patients.ts';

const retentionSeconds = 7 * 24 * 60 * 60;

const stored = z.object({
  content: z.string(),
  savedAt: z.iso.datetime(),
  expiresAt: z.int(),
  /** The sign-in for which its beginning is in the audit log. */
  auditedIn: z.string().optional(),
  /** Changes with every change of the draft. */
  revision: z.string().default(noRevision),
  patientId: z.string().optional(),
});
type Place = { username: string; form: string; record: string };

/** A draft is stored under its writer: calls of others cannot name it. */
export const draftEntity: Entity<Place, typeof stored> = {
  name: 'Draft',
  key: keyPattern('DRAFT#{username}', '{form}#{record}'),
  dataSubject: { patient: ['record', 'patientId'], account: ['username'] },
  schema: stored,
};

const listed = { name: draftEntity.name, schema: stored.omit({ content: true }).extend({ sk: z.string() }) };
// More than anybody begins and leaves open in a week; the list is a reminder and no archive.
const mostListed = 50;

const recordOf = ({ record }: Place, patientId?: string) => patientId ?? (record === noRecord ? undefined : record);

export type Draft = { content: string; savedAt: string; revision: string };
type NewDraft = { content: string; patientId?: string | undefined; over: string };

/** Holds while nobody has changed the draft since it was read; an expired one counts as none. */
const unchangedSince = (over: string, now: number): Condition<typeof stored>[] =>
  over === noRevision
    ? [{ absent: ['revision'] }, { atMost: { expiresAt: Math.floor(now / 1000) } }]
    : [{ equals: { revision: over } }];

/** Unfinished forms, encrypted by the table's key and forgotten after a week. */
export const createDraftStore = (table: Table) => ({
  /** Stores a draft if it is as it was read. The audit log has one event for each draft and sign-in. */
  async save(place: Place, { content, patientId, over }: NewDraft, auditedIn: string, auditContext: AuditContext) {
    const savedAt = auditContext.at;
    const expiresAt = Math.floor(Date.parse(savedAt) / 1000) + retentionSeconds;
    const revision = ulid();
    const draft = { content, savedAt, expiresAt, auditedIn, revision, patientId };
    const unchanged = unchangedSince(over, Date.parse(savedAt));
    const audited = unchanged.map((one) => ({ ...one, equals: { ...one.equals, auditedIn } }));
    const { done } = await commit(table, [put(draftEntity, place, draft, audited)]);
    if (!done) {
      const write = put(draftEntity, place, draft, unchanged);
      const begun = await commitAudited(table, [write], auditContext, recordOf(place, patientId));
      if (!begun.done) return undefined;
    }
    auditContext.written = true;
    return { savedAt, revision };
  },

  async list(username: string, now: number) {
    const items = await queryItems(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': draftEntity.key({ username, form: '', record: '' }).pk },
      ProjectionExpression: 'pk, sk, schemaVersion, savedAt, expiresAt, patientId',
      ConsistentRead: true,
      Limit: mostListed,
    });
    const current = items
      .map((item) => parseItem(listed, item))
      .filter(({ expiresAt }) => expiresAt * 1000 > now)
      .map(({ sk, savedAt, patientId }) => {
        const [form = '', record = ''] = sk.split('#');
        return { form, recordId: record, savedAt, about: recordOf({ username, form, record }, patientId) };
      })
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
    // The name on the record today: a later correction is shown.
    const patients = await readPatients(
      table,
      current.flatMap(({ about }) => about ?? []),
    );
    return current.map(({ about, ...place }) => {
      const found = patients.get(about ?? '');
      const patient = found && { patientId: found.patientId, firstName: found.firstName, lastName: found.lastName };
      return { ...place, patient };
    });
  },

  /** Nothing once it has expired, even before the table deletes it. */
  async read(place: Place, now: number): Promise<Draft | undefined> {
    const draft = await readItem(table, draftEntity, place);
    if (!draft || draft.expiresAt * 1000 <= now) return undefined;
    return { content: draft.content, savedAt: draft.savedAt, revision: draft.revision };
  },

  /** Discards a draft; returns false if it has changed since it was read. A missing one counts as discarded. */
  async discard(place: Place, over: string, auditContext: AuditContext): Promise<boolean> {
    const unchanged = unchangedSince(over, Date.parse(auditContext.at));
    const write = remove(draftEntity, place, [{ exists: false }, ...unchanged]);
    const { done } = await commitAudited(table, [write], auditContext, recordOf(place));
    return done;
  },
});
export type DraftStore = ReturnType<typeof createDraftStore>;
