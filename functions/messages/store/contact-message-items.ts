import * as z from 'zod';
import { handlingBy, readFirst, rowFields, sentMessage, setApart } from '../../../shared/messages/contact-message.ts';
import { type CountedList, type Listing, ofOrganisation } from '../../kernel/store/counted-list.ts';
import { type Entity, type Item, keyPattern, parseRow } from '../../kernel/store/entity.ts';

/** Whether a message is answered; who did it is the `sub` of an account. */
const storedHandling = handlingBy(z.string());
export type StoredHandling = z.infer<typeof storedHandling>;
export const isNew: StoredHandling = { state: 'new' };

const storedMessage = sentMessage.extend({
  /** Absent in an unanswered message from before there were answers: it is new, and not on the waiting list. */
  handling: storedHandling.optional(),
  patientId: z.string().optional(),
  /** Of a ring-back: what its sender was given, and the hash of it with the code, by which what became of it is found. */
  reference: z.string().optional(),
  stateHash: z.string().optional(),
  /** Whether its words may mean danger, judged when it arrived. Its place on the lists follows from it. */
  readFirst,
  setApart,
  version: z.int().min(1).default(1),
});
export type StoredMessage = z.infer<typeof storedMessage>;

export const contactMessageEntity: Entity<string, typeof storedMessage> = {
  name: 'Contact message',
  key: keyPattern('MESSAGE#{contactId}', 'MESSAGE'),
  dataSubject: { sender: ['contactId'], patient: ['patientId'] },
  schema: storedMessage,
};

const { phone, safeContact } = storedMessage.partial().shape;
// The number and the safe way are absent in an entry from before a list had them.
const row = storedMessage
  .pick({ ...rowFields, patientId: true })
  .extend({ handling: storedHandling.default(isNew), phone, safeContact });
export type MessageRow = z.infer<typeof row>;
const entry = { name: 'Contact message, as listed', schema: row };
export const parseEntry = (item: Item) => parseRow(entry, item, 'contactId');

const listOf = (name: string): CountedList<typeof row> => ({
  name,
  sort: '{at}#{contactId}',
  dataSubject: { sender: ['contactId'], sameAs: ['contactId'] },
  entry,
  ...ofOrganisation,
});
export const messageList = listOf('messages');
/** The messages that nobody has answered yet. */
export const waitingList = listOf('messages-waiting');

export const apartMessageList = listOf('messages-apart');
export const junkMessageList = listOf('messages-junk');

type Handled = Pick<StoredMessage, 'handling'>;

const isJunkMessage = ({ handling }: Handled): boolean => handling?.state === 'junk';
export const isApart = ({ handling, setApart }: Handled & Pick<StoredMessage, 'setApart'>): boolean =>
  setApart === true && handling?.state === 'new';
const isWaiting = ({ handling }: Handled): boolean =>
  handling !== undefined && handling.state !== 'answered' && handling.state !== 'junk';

const instantSort = ({ contactDate, contactId }: StoredMessage) => `${contactDate}#${contactId}`;

/** Of the messages to be read first, on the lists that begin with the latest. */
const readFirstPrefix = '~';
/** Of the messages that are set apart: on the list of all, they come after all others. */
export const apartPrefix = '!';
export const apartReadFirst = `${apartPrefix}${readFirstPrefix}`;

/** How many are set apart, and how many of them are to be read first: by the counters of the list of all. */
export const countApart = (countUnder: (prefix: string) => number) => ({
  count: countUnder(apartPrefix),
  danger: countUnder(apartReadFirst),
});

/** Latest first. A message to be read first precedes every year until it is answered. */
const latestSort = (message: StoredMessage) =>
  message.readFirst && isWaiting(message) ? `${readFirstPrefix}${instantSort(message)}` : instantSort(message);
const listSort = (message: StoredMessage) =>
  isApart(message) ? `${apartPrefix}${latestSort(message)}` : latestSort(message);
/** The key on the waiting list, earliest first. A message to be read first precedes every year. */
const waitingSort = (message: StoredMessage) => (message.readFirst ? `!${instantSort(message)}` : instantSort(message));

/** The places of a message on the lists. */
export const listingsOf = (message: StoredMessage): Listing<typeof row>[] => {
  const listed = row.parse(message);
  if (isJunkMessage(message)) return [{ list: junkMessageList, sort: instantSort(message), row: listed }];
  const ofAll = { list: messageList, sort: listSort(message), row: listed };
  if (isApart(message)) return [ofAll, { list: apartMessageList, sort: latestSort(message), row: listed }];
  return isWaiting(message) ? [ofAll, { list: waitingList, sort: waitingSort(message), row: listed }] : [ofAll];
};

/** The condition that a message is as it was read. One from before there were answers has no version. */
export const ofVersion = (version: number) => [
  { exists: true, equals: { version } },
  { exists: true, absent: ['version' as const] },
];
