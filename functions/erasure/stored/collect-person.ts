import { catalogue, readKey } from '../../catalogue.ts';
import type { ReadItems } from './read-stored.ts';
import type { StoredItem } from './stored-item.ts';

const persons = ['patient', 'sender', 'account', 'sameAs'] as const;
// Items under an id of their own that still belong to somebody: the names of those ids.
const partNames = [...new Set(catalogue.flatMap(({ dataSubject }) => dataSubject.sameAs ?? []))];

type Owned = {
  item: StoredItem;
  kind: string;
  owners: ReadonlySet<string>;
  /** The ids under which parts of it may be stored. */
  parts: readonly string[];
};

const readOwned = (item: StoredItem): Owned => {
  const known = readKey(item);
  // Items that no version of the product declares are found by their key, so that nothing of a person is left behind.
  if (!known) return { item, kind: 'Of no known kind', owners: new Set(`${item.pk}#${item.sk}`.split('#')), parts: [] };
  const read = (names: readonly string[] = []): string[] =>
    names.flatMap((name) => [known.parts[name], item[name]]).filter((id) => typeof id === 'string');
  const { name, dataSubject } = known.kind;
  return {
    item,
    kind: name,
    owners: new Set(persons.flatMap((person) => read(dataSubject[person]))),
    parts: read(partNames),
  };
};

/** The ids of the people that an item belongs to, as its kind declares. */
export const dataSubjectsOf = (item: StoredItem): ReadonlySet<string> => readOwned(item).owners;

export type PersonExport = Record<string, StoredItem[]>;

/**
 * Everything in the table about these people, by kind: the items that each kind declares to be theirs, and their
 * parts. The table is read again until no new ids turn up that were unknown when their parts passed; nothing else is
 * kept.
 */
export const collectPeople = async (read: ReadItems, people: Iterable<string>): Promise<PersonExport> => {
  const ids = new Set(people);
  for (;;) {
    const before = ids.size;
    const found: PersonExport = {};
    for await (const item of read()) {
      const { owners, parts, kind } = readOwned(item);
      if (owners.isDisjointFrom(ids)) continue;
      for (const part of parts) ids.add(part);
      found[kind] ??= [];
      found[kind].push(item);
    }
    if (ids.size === before) return found;
  }
};

export const collectPerson = (read: ReadItems, id: string): Promise<PersonExport> => collectPeople(read, [id]);

/**
 * The same for the person to be given: without copies, and without what was on their record by mistake and is about others, and
 * what belongs to that, such as the versions of a withdrawn note.
 */
export const collectForPerson = async (read: ReadItems, id: string): Promise<PersonExport> => {
  const all = await collectPerson(read, id);
  const isOfOthers = (item: StoredItem) => readKey(item)?.kind.aboutOthers === true;
  const withdrawn = new Set(
    Object.values(all)
      .flat()
      .filter(isOfOthers)
      .flatMap((item) => readOwned(item).parts),
  );
  const isGiven = (item: StoredItem) => {
    const { kind, parts = {} } = readKey(item) ?? {};
    const belongsTo = (kind?.dataSubject.sameAs ?? []).map((name) => parts[name] ?? '');
    return !isOfOthers(item) && !kind?.isCopy && !belongsTo.some((one) => withdrawn.has(one));
  };
  const given = Object.entries(all).map(([kind, items]) => [kind, items.filter(isGiven)] as const);
  return Object.fromEntries(given.filter(([, items]) => items.length > 0));
};
