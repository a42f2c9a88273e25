import { findKind } from '../../../functions/data/catalogue.ts';
import { countersOf } from '../../../functions/data/counted-list.ts';
import { findList } from '../../../functions/data/lists.ts';
import { amountsOf as amountsOfFeedback, feedbackEntity } from '../../../functions/data/questionnaires/feedback.ts';
import { amountsOf as amountsOfResult } from '../../../functions/data/questionnaires/org-totals.ts';
import { resultEntity } from '../../../functions/data/questionnaires/result-items.ts';
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

const listOf = (pk: string) => pk.slice(pk.indexOf('#') + 1);

export const isOf = (kind: { name: string }) => (item: StoredItem) => findKind(item)?.name === kind.name;

/** What each thing that is counted adds to which item. */
export const contributionsOf = (item: StoredItem): { key: Key; amounts: Record<string, number> }[] => {
  if (item.pk.startsWith('LIST#')) {
    const list = findList(listOf(item.pk));
    if (!list) return [];
    return countersOf(list, item.sk).map(({ key, attribute }) => ({ key, amounts: { [attribute]: 1 } }));
  }
  if (isOf(resultEntity)(item)) {
    const amounts = amountsOfResult(resultEntity.schema.parse(item));
    return amounts ? [amounts] : [];
  }
  return isOf(feedbackEntity)(item) ? [amountsOfFeedback(feedbackEntity.schema.parse(item))] : [];
};

const counterKinds = ['Counter of a list', 'Year total', 'Feedback totals'];
export const isCounter = (item: StoredItem): boolean => counterKinds.includes(findKind(item)?.name ?? '');
const notCounted = ['pk', 'sk', 'schemaVersion'];

/** Counters as they were before they had shards: recounted they are all 0, and nothing adds to them. */
const formerKinds = ['Counter of a list, before shards', 'Month total'];
const isFormer = ({ pk, sk }: StoredItem) =>
  formerKinds.includes(findKind({ pk, sk })?.name ?? '') || (pk === 'FEEDBACK-TOTALS' && sk === 'ALL');

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
