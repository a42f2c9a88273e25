import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { beginningsOf, foldSpelling } from '../../../shared/patients/name-families.ts';
import type { Entity, Item } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { foldName, plainWords } from './fold-name.ts';

/*
 * An index item for each word of a name, and for each pair of its words. The partition is the first letter of the word
 * and the start of the other one; the sort key is the word. `akh n` is therefore one range query: words that begin
 * with `akh`, in names with another word that begins with `n`, however many thousands begin with `a`. A name of more
 * than four words would have too many pairs for a transaction. It is in a range for such names, which are few.
 */
const mostPaired = 4;
const longName = '+';
const otherLengths = [1, 3] as const;

const start = (word: string, length: number) => [...word].slice(0, length).join('');

const indexed = z.object({
  /** The row of the list that a search shows. Older items have none. */
  row: z.record(z.string(), z.unknown()).optional(),
});
type NameId = { letter: string; other: string; words: string; patientId: string };

export const nameIndexEntity: Entity<NameId, typeof indexed> = {
  name: 'Name search',
  key: ({ letter, other, words, patientId }) => ({ pk: `NAME#${letter}#${other}`, sk: `${words}#${patientId}` }),
  idTemplate: { letter: '{letter}', other: '{other}', words: '{words}', patientId: '{patientId}' },
  dataSubject: { patient: ['patientId'] },
  schema: indexed,
};

type Named = { name: string; row: Item };

/** The items that put a name with its row into the index. */
export const indexName = (patientId: string, { name, row }: Named): PutWrite[] => {
  const words = foldName(name);
  return words.flatMap((word) => {
    const rest = words.filter((other) => other !== word);
    const besides =
      words.length > mostPaired
        ? [longName]
        : rest.flatMap((other) => otherLengths.map((length) => start(other, length)));
    const id = { letter: start(word, 1), words: [word, ...rest].join(' '), patientId };
    return [...new Set(['', ...besides])].map((other) => put(nameIndexEntity, { ...id, other }, { row }));
  });
};

/*
 * Reads 4 pages per query: all fit in one read unit, however many people there are. Paging on reads further, up to a
 * hundred pages, so that every namesake can be found.
 */
const pagesFound = 4;
const mostRead = 1200;
// Nearly always the key alone decides. Only a longer second word, or a third, filters rows out: then more is read.
const mostQueries = 20;

const indexItem = indexed.extend({ sk: z.string() });
const readIndexed = ({ sk, row }: z.infer<typeof indexItem>) => {
  const end = sk.lastIndexOf('#');
  return { words: sk.slice(0, end).split(' '), patientId: sk.slice(end + 1), row };
};

/** A hit of a search; without a row it was indexed before the index had rows. */
export type Found = { patientId: string; row: Item | undefined };

/** A typed word, with the spellings of names that it may begin: itself first. */
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
    others.map((other) => {
      const { pk } = nameIndexEntity.key({ letter: start(beginning, 1), other, words: '', patientId: '' });
      return { partition: pk, lead: beginning };
    }),
  );
};

// Each typed word must match another word of the name: `ali a` does not match Ali alone.
const matches = (name: readonly string[], typed: readonly Typed[]): boolean => {
  const [first, ...rest] = typed;
  if (first === undefined) return true;
  return name.some(
    (word, at) => first.beginnings.some((one) => word.startsWith(one)) && matches(name.toSpliced(at, 1), rest),
  );
};

/** The first matches of one partition, in order, up to a limit. */
const findIn = async (table: Table, { partition, lead }: Place, typed: readonly Typed[], most: number) => {
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

/** The number of hits that are read for a page. */
export const mostFoundFor = ({ page, size }: { page: number; size: number }): number =>
  Math.min((page - 1 + pagesFound) * size, mostRead);

/**
 * The records that match a text, in the order of the leading word: those up to the page, and of the three pages after
 * it. There are more only if all of these are full. One request, or two side by side for several words; as many again
 * for each family of spellings that a word may begin.
 */
export const findByName = async (table: Table, text: string, { page, size }: { page: number; size: number }) => {
  const mostFound = mostFoundFor({ page, size });
  const typed = readTyped(text);
  const parts = await Promise.all(choosePlaces(typed).map((place) => findIn(table, place, typed, mostFound)));
  const found = new Map(parts.flat().map((one) => [one.patientId, one]));
  return [...found.values()].slice(0, mostFound);
};
