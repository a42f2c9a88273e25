import { catalogue, readKey } from '../../../functions/data/catalogue.ts';
import type { StoredItem } from './stored-item.ts';

const persons = ['patient', 'sender', 'account', 'sameAs'] as const;
// What stands under an id of its own, and is somebody's all the same: the names of those ids.
const partNames = [...new Set(catalogue.flatMap(({ whose }) => whose.sameAs ?? []))];

type Owned = {
  item: StoredItem;
  kind: string;
  owners: ReadonlySet<string>;
  /** The ids under which there may be parts of it. */
  parts: readonly string[];
};

const readOwned = (item: StoredItem): Owned => {
  const known = readKey(item);
  // What no version of the product declares is found by its key, so that nothing of a person is left behind.
  if (!known) return { item, kind: 'Of no known kind', owners: new Set(`${item.pk}#${item.sk}`.split('#')), parts: [] };
  const read = (names: readonly string[] = []): string[] =>
    names.flatMap((name) => [known.parts[name], item[name]]).filter((id) => typeof id === 'string');
  const { name, whose } = known.kind;
  return {
    item,
    kind: name,
    owners: new Set(persons.flatMap((person) => read(whose[person]))),
    parts: read(partNames),
  };
};

/** The ids of those whose an item is, as its kind declares. */
export const ownersOf = (item: StoredItem): ReadonlySet<string> => readOwned(item).owners;

export type PersonExport = Record<string, StoredItem[]>;

/** Everything that the table holds about one person, by kind: what each kind declares to be theirs, and the parts of that. */
export const collectPerson = (items: StoredItem[], id: string): PersonExport => {
  const all = items.map(readOwned);
  const ids = new Set([id]);
  const isTheirs = ({ owners }: Owned) => !owners.isDisjointFrom(ids);
  for (let before = 0; before < ids.size; ) {
    before = ids.size;
    for (const { parts } of all.filter(isTheirs)) for (const part of parts) ids.add(part);
  }
  const grouped = Object.groupBy(all.filter(isTheirs), ({ kind }) => kind);
  return Object.fromEntries(Object.entries(grouped).map(([kind, some = []]) => [kind, some.map(({ item }) => item)]));
};
