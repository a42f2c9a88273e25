import { ulid } from 'ulid';
import {
  type ContactMessage,
  type ContactMessageInput,
  type ContactRow,
  contactMessage,
} from '../../shared/api/contact-message.ts';
import { pageSize } from '../../shared/domain/page.ts';
import { type AuditContext, commitAudited } from './audit.ts';
import {
  addToList,
  type CountedList,
  instantLevels,
  organisationShards,
  readPage,
  removeFromList,
} from './counted-list.ts';
import { type Entity, type Item, parseRow, readItem } from './entity.ts';
import { findEarlierReply, recordIdempotencyKey } from './idempotency.ts';
import type { Table } from './open-table.ts';
import { commit } from './write.ts';

export const contactMessageEntity: Entity<string, typeof contactMessage> = {
  name: 'Contact message',
  key: (contactId) => ({ pk: `MESSAGE#${contactId}`, sk: 'MESSAGE' }),
  anyId: '{contactId}',
  whose: { sender: ['contactId'] },
  schema: contactMessage,
};

const row = contactMessage.pick({ contactId: true, firstName: true, lastName: true, contactDate: true });

const entry = { name: 'Contact message, as listed', schema: row };

export const messageList: CountedList = {
  name: 'messages',
  sort: '{at}#{contactId}',
  whose: { sender: ['contactId'] },
  entry,
  levels: instantLevels,
  shards: organisationShards,
};
const entrySort = ({ contactDate, contactId }: Pick<ContactMessage, 'contactDate' | 'contactId'>) =>
  `${contactDate}#${contactId}`;

const parseEntry = (item: Item): ContactRow => parseRow(entry, item, 'contactId');

/** Contact messages: sent by anyone, read and deleted by staff. */
export const createContactMessageStore = (table: Table) => ({
  /** Stores a message once, however often it is sent under the same idempotency key. */
  async add(input: ContactMessageInput, idempotencyKey: string, now: Date): Promise<ContactMessage> {
    const message = { ...input, contactId: ulid(now.getTime()), contactDate: now.toISOString() };
    const submission = { call: 'sendContactMessage', idempotencyKey, content: input };
    const { refused } = await commit(table, [
      recordIdempotencyKey(submission, { id: message.contactId, at: message.contactDate }),
      { Put: { Item: { ...contactMessageEntity.key(message.contactId), ...message } } },
      ...addToList(messageList, { sort: entrySort(message), row: row.parse(message) }),
    ]);
    if (refused.length === 0) return message;
    const stored = await findEarlierReply(table, submission);
    if (!stored) throw new Error('A submission was refused as stored, and is not');
    return { ...input, contactId: stored.id, contactDate: stored.at };
  },

  read: (contactId: string) => readItem(table, contactMessageEntity, contactId),

  /** `page` is one-based. */
  list: (page: number) => readPage(table, messageList, { page, size: pageSize }, parseEntry),

  /** Answers false when there was no such message. */
  async remove(contactId: string, auditContext: AuditContext): Promise<boolean> {
    const message = await readItem(table, contactMessageEntity, contactId);
    if (!message) return false;
    const { refused } = await commitAudited(
      table,
      [
        { Delete: { Key: contactMessageEntity.key(contactId), ConditionExpression: 'attribute_exists(pk)' } },
        ...removeFromList(messageList, entrySort(message)),
      ],
      auditContext,
      contactId,
    );
    return refused.length === 0;
  },
});
export type ContactMessageStore = ReturnType<typeof createContactMessageStore>;
