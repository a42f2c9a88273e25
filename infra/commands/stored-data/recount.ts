import { findKind } from '../../../functions/data/catalogue.ts';
import type { Key } from '../../../functions/data/table.ts';
import type { StoredItem } from './stored-item.ts';

/** One number of an item that is kept beside what it counts. */
export type Counted = Key & { attribute: string; stored: number; counted: number };

type Sums = Map<string, Key & { attribute: string; sum: number }>;

const add = (sums: Sums, key: Key, attribute: string, by: number) => {
  const name = `${key.pk} ${key.sk} ${attribute}`;
  const before = sums.get(name)?.sum ?? 0;
  sums.set(name, { ...key, attribute, sum: before + by });
};

export const isOf = (kind: { name: string }) => (item: StoredItem) => findKind(item)?.name === kind.name;

/** What an item adds to which counters. */
export const contributionsOf = (item: StoredItem) => findKind(item)?.countedIn(item) ?? [];

export const isCounter = (item: StoredItem): boolean => findKind(item)?.counter === 'present';
// Recounted these are all 0.
const isFormer = (item: StoredItem): boolean => findKind(item)?.counter === 'former';
const notCounted = ['pk', 'sk', 'schemaVersion'];

/** Every counter and total of the table, beside what it comes to when all is counted anew. */
export const recount = (items: StoredItem[]): { checked: number; wrong: Counted[]; former: Key[] } => {
  const sums: Sums = new Map();
  const current = items.filter((item) => !isFormer(item));
  for (const item of current.filter(isCounter)) {
    for (const attribute of Object.keys(item).filter((name) => !notCounted.includes(name))) {
      add(sums, item, attribute, 0);
    }
  }
  for (const { key, amounts } of current.flatMap(contributionsOf)) {
    for (const [attribute, by] of Object.entries(amounts)) add(sums, key, attribute, by);
  }
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
  const all = [...sums.values()].map(({ sum, ...place }) => ({
    pk: place.pk,
    sk: place.sk,
    attribute: place.attribute,
    stored: Number(byKey.get(`${place.pk} ${place.sk}`)?.[place.attribute] ?? 0),
    counted: sum,
  }));
  const former = items.filter(isFormer).map(({ pk, sk }) => ({ pk, sk }));
  return { checked: all.length, wrong: all.filter(({ stored, counted }) => stored !== counted), former };
};
