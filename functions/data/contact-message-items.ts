import * as z from 'zod';
import { handlingBy, readFirst, sentMessage } from '../../shared/api/contact-message.ts';
import {
  addToList,
  type CountedList,
  entryKey,
  instantLevels,
  type ListEntry,
  moveInList,
  organisationShards,
  removeFromList,
} from './counted-list.ts';
import { type Entity, type Item, parseRow } from './entity.ts';
import type { Write } from './write.ts';

/** Whether a message is answered; who did it is the `sub` of an account. */
const storedHandling = handlingBy(z.string());
export type StoredHandling = z.infer<typeof storedHandling>;
export const isNew: StoredHandling = { state: 'new' };

const storedMessage = sentMessage.extend({
  /** Absent in an unanswered message from before there were answers: it is new, and not on the waiting list. */
  handling: storedHandling.optional(),
  /** The patient whose record it is on. */
  patientId: z.string().optional(),
  /** Whether its words may mean danger, judged when it arrived. Its place on the lists follows from it. */
  readFirst,
  version: z.int().min(1).default(1),
});
export type StoredMessage = z.infer<typeof storedMessage>;

export const contactMessageEntity: Entity<string, typeof storedMessage> = {
  name: 'Contact message',
  key: (contactId) => ({ pk: `MESSAGE#${contactId}`, sk: 'MESSAGE' }),
  anyId: '{contactId}',
  whose: { sender: ['contactId'], patient: ['patientId'] },
  schema: storedMessage,
};

const row = storedMessage
  .pick({
    contactId: true,
    firstName: true,
    lastName: true,
    contactDate: true,
    ringBack: true,
    readFirst: true,
    writtenIn: true,
    patientId: true,
  })
  .extend({ handling: storedHandling.default(isNew) });
export type MessageRow = z.infer<typeof row>;
const entry = { name: 'Contact message, as listed', schema: row };
export const parseEntry = (item: Item) => parseRow(entry, item, 'contactId');

const listOf = (name: string): CountedList => ({
  name,
  sort: '{at}#{contactId}',
  whose: { sender: ['contactId'], sameAs: ['contactId'] },
  entry,
  levels: instantLevels,
  shards: organisationShards,
});
export const messageList = listOf('messages');
/** The messages that nobody has answered yet. */
export const waitingList = listOf('messages-waiting');

export const isWaiting = ({ handling }: Pick<StoredMessage, 'handling'>) =>
  handling !== undefined && handling.state !== 'answered';

const instantSort = ({ contactDate, contactId }: StoredMessage) => `${contactDate}#${contactId}`;

/**
 * The key on the list of all messages, latest first. A message to be read first precedes every year until it is
 * answered.
 */
export const listSort = (message: StoredMessage) =>
  message.readFirst && isWaiting(message) ? `~${instantSort(message)}` : instantSort(message);
/** The key on the waiting list, earliest first. A message to be read first precedes every year. */
export const waitingSort = (message: StoredMessage) =>
  message.readFirst ? `!${instantSort(message)}` : instantSort(message);

export const entryOf = (message: StoredMessage, sort: string): ListEntry => ({ sort, row: row.parse(message) });

const replaceRow = (list: CountedList, { sort, row: listed }: ListEntry): Write => ({
  Put: {
    Item: { ...entryKey(list, sort), ...listed },
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** The writes that update a message on the list of all. */
export const writeListed = (before: StoredMessage, after: StoredMessage): Write[] => {
  const entry = entryOf(after, listSort(after));
  const from = listSort(before);
  return from === entry.sort ? [replaceRow(messageList, entry)] : moveInList(messageList, from, entry);
};

/** The writes that update a message on the waiting list. */
export const writeWaiting = (before: StoredMessage, after: StoredMessage): Write[] => {
  const entry = entryOf(after, waitingSort(after));
  if (isWaiting(before)) {
    return isWaiting(after) ? [replaceRow(waitingList, entry)] : removeFromList(waitingList, entry.sort);
  }
  return isWaiting(after) ? addToList(waitingList, entry) : [];
};

/** The write that replaces the version that was read; refused if the message has changed since. */
export const replaceMessage = (before: StoredMessage, after: StoredMessage): Write => ({
  Put: {
    Item: { ...contactMessageEntity.key(after.contactId), ...after },
    // A message from before there were answers has no version.
    ConditionExpression: 'attribute_exists(pk) AND (version = :read OR attribute_not_exists(version))',
    ExpressionAttributeValues: { ':read': before.version },
  },
});

/** The writes that add a message from before there were answers to the waiting list. */
export const listAsWaiting = (before: StoredMessage): Write[] => {
  const after = { ...before, handling: isNew };
  return [replaceMessage(before, after), ...writeWaiting(before, after)];
};
