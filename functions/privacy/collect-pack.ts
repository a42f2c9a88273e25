import { type NoteMark, noteMarks } from '../../shared/notes/case-note.ts';
import { isLeftOutAtFirst, type PackPart, packPartNames, partOfKind } from '../../shared/privacy/pack.ts';
import { findKind } from '../catalogue.ts';
import { collectForPerson } from '../erasure/stored/collect-person.ts';
import type { ReadItems } from '../erasure/stored/read-stored.ts';
import type { StoredItem } from '../erasure/stored/stored-item.ts';
import type { StoredPackItem } from './store/packs.ts';

type Collected = Pick<StoredPackItem, 'part' | 'kind' | 'content' | 'leaveOut'>;

const nameOf = (item: StoredItem): string => findKind(item)?.name ?? 'Of no known kind';
const keyOf = ({ pk, sk }: StoredItem): string => `${pk} ${sk}`;

/** The fields that say when something was, the best first. */
const times = ['at', 'writtenAt', 'startsAt', 'questionDate', 'addedAt', 'contactDate', 'madeAt', 'referralDate', 'sk'];
const timeOf = (item: StoredItem): string => String(times.map((name) => item[name]).find(Boolean));

/** Kinds that may be about somebody whom no field of theirs names. */
const looseKinds = ['Task', 'Contact message', 'Draft', 'Register'];

/** The words by which a person is found: name, telephone numbers, email address and reference. */
const wordsOf = (record: StoredItem | undefined): string[] => {
  const details = record?.referralPersonalDetails;
  const text = (name: string): string => {
    const value: unknown = typeof details === 'object' && details !== null ? Object(details)[name] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
  const name = `${text('firstName')} ${text('lastName')}`.trim();
  const reference = typeof record?.reference === 'string' ? record.reference : '';
  const all = [name, text('phone'), text('mobile'), text('email'), reference];
  return all.filter((word) => word.length > 3).map((word) => word.toLowerCase());
};

const findMentions = async (read: ReadItems, own: ReadonlySet<string>, words: readonly string[]) => {
  const found: StoredItem[] = [];
  for await (const item of read()) {
    if (!looseKinds.includes(nameOf(item)) || own.has(keyOf(item))) continue;
    const text = JSON.stringify(item).toLowerCase();
    if (words.some((word) => text.includes(word))) found.push(item);
  }
  return found;
};

/** The notes, with every version of each, and the documents that staff marked as not for the person. */
const marksOf = (items: readonly StoredItem[]): ReadonlyMap<unknown, NoteMark> =>
  new Map(
    items.flatMap((item) => {
      // An earlier version has the mark of its time.
      if (nameOf(item) !== 'Case note' && nameOf(item) !== 'Document') return [];
      const { caseNoteId, documentId, notForThem } = item;
      const mark = noteMarks.find((one) => one === notForThem);
      return mark ? [[caseNoteId ?? documentId, mark] as const] : [];
    }),
  );

/** An item without what is about staff alone: who of them knows the person. */
const ofPerson = ({ limits, ...item }: StoredItem): Record<string, unknown> =>
  typeof limits === 'object' && limits !== null && 'restrictedTo' in limits
    ? { ...item, restrictedTo: limits.restrictedTo }
    : item;

const looksInAnItem = 200;

/** Of each entry of the audit log when, who and what, some hundreds in one item. */
const chunkLooks = (events: readonly StoredItem[]): Collected[] => {
  const looks = events.map(({ at, username, call, refused }) => ({
    at,
    username,
    call,
    ...(refused === true && { refused }),
  }));
  const chunks = Array.from({ length: Math.ceil(looks.length / looksInAnItem) }, (_, index) =>
    looks.slice(index * looksInAnItem, (index + 1) * looksInAnItem),
  );
  return chunks.map((some) => ({ part: 'looks', kind: 'Audit event', content: JSON.stringify({ looks: some }) }));
};

/**
 * Everything that is stored about somebody, in the order in which it is read: what they can read item by item, who looked in some
 * items, and of the entries of lists and searches how many there are. What only mentions them is left out until somebody adds it.
 */
export const collectPack = async (read: ReadItems, patientId: string): Promise<Collected[]> => {
  const person = await collectForPerson(read, patientId);
  const own = Object.values(person).flat();
  const record = own.find((item) => nameOf(item) === 'Record');
  const mentions = await findMentions(read, new Set(own.map(keyOf)), wordsOf(record));
  const marks = marksOf(own);
  const toItem =
    (part: PackPart) =>
    (item: StoredItem): Collected => {
      const leaveOut =
        marks.get(item.caseNoteId ?? item.documentId) ?? (isLeftOutAtFirst(part) ? 'not-theirs' : undefined);
      return { part, kind: nameOf(item), content: JSON.stringify(ofPerson(item)), ...(leaveOut && { leaveOut }) };
    };
  const inOrder = (items: readonly StoredItem[]) =>
    items.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const counts = Object.entries(person)
    .filter(([kind]) => partOfKind(kind) === 'entries')
    .map(([kind, items]) => [kind, items.length]);
  return packPartNames.flatMap((part): Collected[] => {
    if (part === 'entries') {
      const content = JSON.stringify({ counts: Object.fromEntries(counts) });
      return [{ part, kind: 'Entries', content }];
    }
    if (part === 'mentions') return inOrder(mentions).map(toItem(part));
    const items = inOrder(own.filter((item) => partOfKind(nameOf(item)) === part));
    const isLook = (item: StoredItem) => nameOf(item) === 'Audit event';
    return [...items.filter((item) => !isLook(item)).map(toItem(part)), ...chunkLooks(items.filter(isLook))];
  });
};
