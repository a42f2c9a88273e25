import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { beginningsOf, foldSpelling } from '../../../shared/domain/name-families.ts';
import type { Entity, Item } from '../entity.ts';
import type { Table } from '../open-table.ts';
import type { Key } from '../table.ts';
import type { Write } from '../write.ts';
import { foldName, plainWords } from './fold-name.ts';

/*
 * An index item for each word of a name, and for each word beside each other word. Its partition is the first letter of
 * the word and the beginning of the other one; it is sorted by the word. `akh n` therefore asks one range: words that
 * begin with `akh`, in names that have another word with `n`, however many thousands begin with `a`. Of a name of more
 * words than four there would be too many pairs for a transaction. It stands in a range of such names, which are few.
 */
const mostPaired = 4;
const longName = '+';
const otherLengths = [1, 3] as const;

const start = (word: string, length: number) => [...word].slice(0, length).join('');

/** The row of the list that a search shows, in one attribute. Items from before it was kept have none. */
const rowAttribute = 'row';
const indexed = z.object({ [rowAttribute]: z.record(z.string(), z.unknown()).optional() });
type NameId = { letter: string; other: string; words: string; patientId: string };

export const nameIndexEntity: Entity<NameId, typeof indexed> = {
  name: 'Name search',
  key: ({ letter, other, words, patientId }) => ({ pk: `NAME#${letter}#${other}`, sk: `${words}#${patientId}` }),
  anyId: { letter: '{letter}', other: '{other}', words: '{words}', patientId: '{patientId}' },
  whose: { patient: ['patientId'] },
  schema: indexed,
};

const keyOf = (word: string, other: string, words: readonly string[], patientId: string): Key =>
  nameIndexEntity.key({
    letter: start(word, 1),
    other,
    words: [word, ...words.filter((one) => one !== word)].join(' '),
    patientId,
  });

/** Where a name stands in the index. */
export const nameKeys = (name: string, patientId: string): Key[] => {
  const words = foldName(name);
  const besides = (word: string): string[] =>
    words.length > mostPaired
      ? [longName]
      : words.filter((other) => other !== word).flatMap((other) => otherLengths.map((length) => start(other, length)));
  const places = words.flatMap((word) => ['', ...besides(word)].map((other) => ({ word, other })));
  const keys = places.map(({ word, other }) => keyOf(word, other, words, patientId));
  return [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
};

type Named = { name: string; row: Item };

/** The writes that put a name with its row into the index, or move it there from what it was. */
export const indexName = (patientId: string, { name, row }: Named, before?: Named): Write[] => {
  const wanted = nameKeys(name, patientId);
  const there = before === undefined ? [] : nameKeys(before.name, patientId);
  const sameRow = JSON.stringify(before?.row) === JSON.stringify(row);
  const isIn = (keys: Key[], { pk, sk }: Key) => keys.some((key) => key.pk === pk && key.sk === sk);
  return [
    ...there.filter((key) => !isIn(wanted, key)).map((key) => ({ Delete: { Key: key } })),
    ...wanted
      .filter((key) => !sameRow || !isIn(there, key))
      .map((key) => ({ Put: { Item: { ...key, [rowAttribute]: row } } })),
  ];
};

/*
 * A page is asked for with the three after it, which cost nothing more: so many names are one read unit, however many
 * people there are. Whoever turns the pages reads on, to a hundred of them, so that no namesake is out of reach.
 */
const pagesFound = 4;
const mostRead = 1200;
// Nearly always the key alone says who is found. Only a longer second word, or a third, leaves some out: then more is read.
const mostQueries = 20;

const indexItem = indexed.extend({ sk: z.string() });
const readIndexed = ({ sk, row }: z.infer<typeof indexItem>) => {
  const end = sk.lastIndexOf('#');
  return { words: sk.slice(0, end).split(' '), patientId: sk.slice(end + 1), row };
};

/** One that a search finds; without a row it was indexed before the index had them. */
export type Found = { patientId: string; row: Item | undefined };

/** A word that was typed, and what names that it may begin are indexed under: itself first. */
type Typed = { word: string; beginnings: readonly string[] };

// Two spellings of one name are one word of a name, and so of a search.
const readTyped = (text: string): Typed[] =>
  [...new Map(plainWords(text).map((word) => [foldSpelling(word), word])).values()].map((word) => ({
    word,
    beginnings: beginningsOf(word),
  }));

type Place = { partition: string; lead: string };

const choosePlaces = (typed: readonly Typed[]): Place[] => {
  const [lead, other] = typed.toSorted((one, two) => two.word.length - one.word.length);
  const starts = (other?.beginnings ?? []).map((beginning) => {
    const length = otherLengths.toReversed().find((one) => [...beginning].length >= one) ?? 1;
    return start(beginning, length);
  });
  const others = other ? [...new Set([longName, ...starts])] : [''];
  return (lead?.beginnings ?? []).flatMap((beginning) =>
    others.map((one) => ({ partition: keyOf(beginning, one, [], '').pk, lead: beginning })),
  );
};

// Each word that was typed begins another word of the name: `ali a` is not Ali alone.
const matches = (name: readonly string[], typed: readonly Typed[]): boolean => {
  const [first, ...rest] = typed;
  if (first === undefined) return true;
  return name.some(
    (word, at) => first.beginnings.some((one) => word.startsWith(one)) && matches(name.toSpliced(at, 1), rest),
  );
};

/** The first so many of one partition that match, in order. */
const findIn = async (
  table: Table,
  { partition, lead }: Place,
  typed: readonly Typed[],
  most: number,
): Promise<Found[]> => {
  const found: Found[] = [];
  let from: Record<string, unknown> | undefined;
  for (let query = 0; query < mostQueries && found.length < most; query += 1) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :lead)',
        ExpressionAttributeValues: { ':pk': partition, ':lead': lead },
        ConsistentRead: true,
        Limit: most,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    const read = Items.map((item) => readIndexed(indexItem.parse(item)));
    const matching = read.filter(({ words }) => matches(words, typed));
    found.push(...matching.map(({ patientId, row }) => ({ patientId, row })));
    from = LastEvaluatedKey;
    if (!from || matching.length === read.length) break;
  }
  return found;
};

/** How many of those that a search finds are read for one of its pages. */
export const mostFoundFor = ({ page, size }: { page: number; size: number }): number =>
  Math.min((page - 1 + pagesFound) * size, mostRead);

/**
 * The records that a text finds, in the order of the word that leads: those up to the page, and of the three pages after
 * it. There are more only if all of these are full. One request, or two side by side for more words than one; as many
 * again for each family of spellings that a word may begin.
 */
export const findByName = async (
  table: Table,
  text: string,
  { page, size }: { page: number; size: number },
): Promise<Found[]> => {
  const mostFound = mostFoundFor({ page, size });
  const typed = readTyped(text);
  const parts = await Promise.all(choosePlaces(typed).map((place) => findIn(table, place, typed, mostFound)));
  const found = new Map(parts.flat().map((one) => [one.patientId, one]));
  return [...found.values()].slice(0, mostFound);
};
