import { findKind } from '../../../functions/data/catalogue.ts';
import { feedbackEntity, feedbackTotalsEntity } from '../../../functions/data/questionnaires/feedback.ts';
import { hasMean, monthTotalEntity } from '../../../functions/data/questionnaires/org-totals.ts';
import { resultEntity } from '../../../functions/data/questionnaires/result-items.ts';
import type { Key } from '../../../functions/data/table.ts';
import { questionnaireIds } from '../../../shared/questionnaires/ids.ts';
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

/** Counters stand one a prefix: `10#2026-11-20` counts the entries whose first 10 characters are that. */
const countLists = (items: StoredItem[], sums: Sums) => {
  const levels = new Map<string, Set<number>>();
  for (const { pk, sk } of items.filter((item) => item.pk.startsWith('COUNT#'))) {
    levels.set(listOf(pk), (levels.get(listOf(pk)) ?? new Set()).add(Number(sk.split('#')[0])));
    add(sums, { pk, sk }, 'entries', 0);
  }
  for (const { pk, sk } of items.filter((item) => item.pk.startsWith('LIST#'))) {
    for (const level of levels.get(listOf(pk)) ?? [0]) {
      const counter = `${String(level).padStart(2, '0')}#${sk.slice(0, level)}`;
      add(sums, { pk: `COUNT#${listOf(pk)}`, sk: counter }, 'entries', 1);
    }
  }
};

export const isOf = (kind: { name: string }) => (item: StoredItem) => findKind(item)?.name === kind.name;

const countMonths = (items: StoredItem[], sums: Sums) => {
  for (const item of items.filter(isOf(monthTotalEntity))) {
    for (const attribute of ['total', 'tests']) add(sums, item, attribute, 0);
  }
  for (const item of items.filter(isOf(resultEntity))) {
    const { questionType, questionDate, score } = resultEntity.schema.parse(item);
    const type = questionnaireIds.find((id) => id === questionType);
    if (!type || !hasMean(type) || score === undefined) continue;
    const key = monthTotalEntity.key({ type, yearMonth: questionDate.slice(0, 7) });
    add(sums, key, 'total', score);
    add(sums, key, 'tests', 1);
  }
};

const countFeedback = (items: StoredItem[], sums: Sums) => {
  const key = feedbackTotalsEntity.key('all');
  for (const item of items.filter(isOf(feedbackEntity))) {
    add(sums, key, 'tests', 1);
    for (const [question, score] of feedbackEntity.schema.parse(item).scores.entries()) {
      add(sums, key, `sum${question}`, score);
    }
  }
};

/** Every counter, total and average of the table, beside what it comes to when all is counted anew. */
export const recount = (items: StoredItem[]): { checked: number; wrong: Counted[] } => {
  const sums: Sums = new Map();
  countLists(items, sums);
  countMonths(items, sums);
  countFeedback(items, sums);
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
  const all = [...sums.values()].map(({ sum, ...place }) => ({
    pk: place.pk,
    sk: place.sk,
    attribute: place.attribute,
    stored: Number(byKey.get(`${place.pk} ${place.sk}`)?.[place.attribute] ?? 0),
    counted: sum,
  }));
  return { checked: all.length, wrong: all.filter(({ stored, counted }) => stored !== counted) };
};
