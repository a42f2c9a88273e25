import * as z from 'zod';
import { beginningsOf, foldSpelling } from '../../../shared/patients/name-families.ts';
import { type Entity, type Item, keyPattern } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryPages, readPlaces, startingWith } from '../../kernel/store/query-items.ts';
import type { PlaceName } from '../../kernel/store/table.ts';
import { foldName, plainWords } from './fold-name.ts';
import { recordPartition } from './record.ts';

/*
 * An item for each pair of words of a name, in three indexes of places: under the first letter of its first word; under
 * that and the first letter of the second; and under that and the first three letters of the second. The sort key is
 * the words. `akh n` is therefore one range query: words that begin with `akh`, in names with another word that begins
 * with `n`, however many thousands begin with `a`. A name of more than four words would have too many pairs for a
 * transaction. It is in a range for such names, which are few.
 */
const mostPaired = 4;
const longName = '+';

const start = (word: string, length: number) => [...word].slice(0, length).join('');

const indexed = z.object({
  patientId: z.string(),
  sortedBy: z.string(),
  /** The row of the list that a search shows. */
  row: z.record(z.string(), z.unknown()),
});

export const nameIndexEntity: Entity<{ patientId: string; number: number }, typeof indexed> = {
  name: 'Name search',
  key: keyPattern(recordPartition, 'BY-NAME#{number:2}'),
  dataSubject: { patient: ['patientId'] },
  schema: indexed,
};

const placeUnder = (word: string, other: string) => `NAME#${start(word, 1)}#${other}`;

/** The index in which such a place is: of a word alone, of one with the first letter of another, or with three of them. */
const indexUnder = (other: string): PlaceName => (['place1', 'place2'] as const)[[...other].length] ?? 'place3';

type NamePlaces = { place1?: string; place2?: string; place3?: string; words: readonly string[] };

/** The places of a word of a name, one for each other word; by the word alone they are found once. */
const placesOf = (word: string, rest: readonly string[]): NamePlaces[] => {
  const alone = { place1: placeUnder(word, '') };
  if (rest.length === 0) return [{ ...alone, words: [word] }];
  if (rest.length >= mostPaired) return [{ ...alone, place2: placeUnder(word, longName), words: [word, ...rest] }];
  return rest.map((other, n) => ({
    ...(n === 0 && alone),
    place2: placeUnder(word, start(other, 1)),
    place3: placeUnder(word, start(other, 3)),
    words: [word, other, ...rest.filter((one) => one !== other)],
  }));
};

type Named = { name: string; row: Item };

/** The items that put a name with its row into the index. */
export const indexName = (patientId: string, { name, row }: Named): PutWrite[] => {
  const words = foldName(name).toSorted();
  return words
    .flatMap((word) =>
      placesOf(
        word,
        words.filter((other) => other !== word),
      ),
    )
    .map(({ words: sorted, ...places }, number) =>
      put(
        nameIndexEntity,
        { patientId, number },
        { patientId, ...places, sortedBy: `${sorted.join(' ')}#${patientId}`, row },
      ),
    );
};

/*
 * Reads 4 pages per query: all fit in one read unit, however many people there are. Paging on reads further, up to a
 * hundred pages, so that every namesake can be found.
 */
const pagesFound = 4;
const mostRead = 1200;
// Nearly always the key alone decides. Only a longer second word, or a third, filters rows out: then more is read.
const mostQueries = 20;

type Found = Pick<z.infer<typeof indexed>, 'patientId' | 'row'>;

/** A typed word, with the spellings of names that it may begin: itself first. */
type Typed = { word: string; beginnings: readonly string[] };

// Two spellings of one name are one word of a name, and so of a search.
const readTyped = (text: string): Typed[] =>
  [...new Map(plainWords(text).map((word) => [foldSpelling(word), word])).values()].map((word) => ({
    word,
    beginnings: beginningsOf(word),
  }));

type Place = { index: PlaceName; list: string; lead: string };

const choosePlaces = (typed: readonly Typed[]): Place[] => {
  const [lead, other] = typed.toSorted((one, two) => two.word.length - one.word.length);
  // A beginning of three letters is looked for under these, a shorter one under its first.
  const starts = (other?.beginnings ?? []).map((beginning) => start(beginning, [...beginning].length >= 3 ? 3 : 1));
  const others = other ? [...new Set([longName, ...starts])] : [''];
  return (lead?.beginnings ?? []).flatMap((beginning) =>
    others.map((one) => ({ index: indexUnder(one), list: placeUnder(beginning, one), lead: beginning })),
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

/** The first matches of one list, in order, up to a limit. */
const findIn = async (table: Table, { index, list, lead }: Place, typed: readonly Typed[], most: number) => {
  const found: Found[] = [];
  const range = { condition: 'BETWEEN :from AND :to', values: { ':from': lead, ':to': startingWith(lead).to } };
  const query = { ...placesQuery(list, { index, range }), Limit: most };
  for await (const { items } of queryPages(table, query, mostQueries)) {
    const read = items.map((item) => indexed.parse(item));
    const matching = read.filter(({ sortedBy }) =>
      matches(sortedBy.slice(0, sortedBy.lastIndexOf('#')).split(' '), typed),
    );
    found.push(...matching);
    if (found.length >= most || matching.length === read.length) break;
  }
  return found;
};

/** The ids of the records of exactly these words, which are sorted; the latest first, up to a limit. */
export const findByWholeName = async (table: Table, words: readonly string[], most: number): Promise<string[]> => {
  const [first = ''] = words;
  const section = { ...startingWith(`${words.join(' ')}#`), latestFirst: true, limit: most };
  return (await readPlaces(table, placeUnder(first, ''), 'place1', section)).map(
    (item) => indexed.parse(item).patientId,
  );
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
  return [...found.values()].slice(0, mostFound).map(({ patientId, row }) => ({ patientId, row }));
};
