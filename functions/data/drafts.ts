import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { noRecord } from '../../shared/api/drafts.ts';
import { type AuditContext, commitAudited } from './audit.ts';
import { type Entity, parseItem, readItem } from './entity.ts';
import type { Table } from './open-table.ts';
import { commit } from './write.ts';

const keptSeconds = 7 * 24 * 60 * 60;

const stored = z.object({
  content: z.string(),
  savedAt: z.iso.datetime(),
  expiresAt: z.int(),
  /** The sign-in in which its beginning was put in the audit log. */
  tracedIn: z.string().optional(),
});
type Place = { username: string; form: string; record: string };

/** A draft stands under its writer: nobody else's calls can name it. */
export const draftEntity: Entity<Place, typeof stored> = {
  name: 'Draft',
  key: ({ username, form, record }) => ({ pk: `DRAFT#${username}`, sk: `${form}#${record}` }),
  schema: stored,
};

/** What a list of drafts has of each. */
const listed = { name: draftEntity.name, schema: stored.omit({ content: true }).extend({ sk: z.string() }) };
// More than anybody has begun and not ended in a week; the list is a reminder and no archive.
const mostListed = 50;

const recordOf = ({ record }: Place) => (record === noRecord ? undefined : record);

/** Unfinished forms, encrypted by the table's key and forgotten after a week. */
export const createDraftStore = (table: Table) => ({
  /** On the audit log once for each draft and sign-in: somebody who types for an hour has begun one form. */
  async keep(
    place: Place,
    content: string,
    tracedIn: string,
    auditContext: AuditContext,
  ): Promise<{ savedAt: string }> {
    const savedAt = auditContext.at;
    const expiresAt = Math.floor(Date.parse(savedAt) / 1000) + keptSeconds;
    const Item = { ...draftEntity.key(place), content, savedAt, expiresAt, tracedIn };
    const ExpressionAttributeValues = { ':tracedIn': tracedIn };
    const { refused } = await commit(table, [
      { Put: { Item, ConditionExpression: 'tracedIn = :tracedIn', ExpressionAttributeValues } },
    ]);
    if (refused.length > 0) await commitAudited(table, [{ Put: { Item } }], auditContext, recordOf(place));
    auditContext.written = true;
    return { savedAt };
  },

  /** The places of somebody's drafts, the latest first. */
  async list(username: string, now: number): Promise<{ form: string; record: string; savedAt: string }[]> {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': draftEntity.key({ username, form: '', record: '' }).pk },
        ProjectionExpression: 'pk, sk, schemaVersion, savedAt, expiresAt',
        ConsistentRead: true,
        Limit: mostListed,
      }),
    );
    return Items.map((item) => parseItem(listed, item))
      .filter(({ expiresAt }) => expiresAt * 1000 > now)
      .map(({ sk, savedAt }) => {
        const [form = '', record = ''] = sk.split('#');
        return { form, record, savedAt };
      })
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  },

  /** Nothing once it has expired, whenever the table clears it away. */
  async read(place: Place, now: number): Promise<{ content: string; savedAt: string } | undefined> {
    const draft = await readItem(table, draftEntity, place);
    if (!draft || draft.expiresAt * 1000 <= now) return undefined;
    return { content: draft.content, savedAt: draft.savedAt };
  },

  async discard(place: Place, auditContext: AuditContext): Promise<void> {
    await commitAudited(table, [{ Delete: { Key: draftEntity.key(place) } }], auditContext, recordOf(place));
  },
});
export type DraftStore = ReturnType<typeof createDraftStore>;
