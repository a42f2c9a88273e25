import * as z from 'zod';
import { beginningsOf, foldSpelling } from '../../../shared/patients/name-families.ts';
import { readablePatientRow } from '../../../shared/patients/record.ts';
import { type Entity, type Item, keyPattern } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { onlyAttributes, placesQuery, queryPages, readPlaces, startingWith } from '../../kernel/store/query-items.ts';
import type { PlaceName } from '../../kernel/store/table.ts';
import { foldName, plainWords } from './fold-name.ts';
import { recordPartition } from './record.ts';

/*
 * A name is in three indexes of places, once for each of its words, which are in a circle: under the first letter of the
 * word; under that and the first letter of the next word; and under that and the first three letters of the next. The sort
 * key is the words, from that word on. Any two of up to three words are next to each other in the circle, one way round: so
 * `akh n` is two range queries, of words that begin with `akh` before one with `n`, and of words that begin with `n` before
 * one with `akh`, however many thousands begin with `a`. A name of more words is in a range for such names, which are few.
 * The first word's places are in the entry of the list of patients, each further word's in an item.
 */
const mostInCircle = 3;
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

export type NamePlaces = { place1: string; place2?: string; place3?: string; sortedBy: string };

/** The places of a name, for each of its words. */
const placesOf = (patientId: string, name: string): NamePlaces[] => {
  const words = foldName(name).toSorted();
  return words.map((word, at) => {
    const rest = [...words.slice(at + 1), ...words.slice(0, at)];
    const [next] = rest;
    return {
      place1: placeUnder(word, ''),
      ...(next !== undefined && words.length <= mostInCircle
        ? { place2: placeUnder(word, start(next, 1)), place3: placeUnder(word, start(next, 3)) }
        : next !== undefined && { place2: placeUnder(word, longName) }),
      sortedBy: `${[word, ...rest].join(' ')}#${patientId}`,
    };
  });
};

/** The first of these places, which the entry of a list is found by; none without a name. */
export const firstPlacesOf = (patientId: string, name: string): Partial<NamePlaces> =>
  placesOf(patientId, name)[0] ?? {};

type Named = { name: string; row: Item };

/** An item for each word of a name. */
export const indexName = (patientId: string, { name, row }: Named): PutWrite[] =>
  placesOf(patientId, name).map((places, number) =>
    put(nameIndexEntity, { patientId, number }, { patientId, ...places, row }),
  );

/** Those that there are beside the entry of a list, which is found by the first word. */
export const indexFurtherWords = (patientId: string, named: Named): PutWrite[] => indexName(patientId, named).slice(1);

/*
 * Reads 4 pages per query: all fit in one read unit, however many people there are. Paging on reads further, up to a
 * hundred pages, so that every namesake can be found.
 */
const pagesFound = 4;
const mostRead = 1200;
// Nearly always the key alone decides. Only a longer second word, or a third, filters rows out: then more is read.
const mostQueries = 20;

type Found = { patientId: string; sortedBy: string; row: Item };

const inEither = indexed.partial({ row: true });
const inEntry = Object.keys(readablePatientRow.shape);
const shown = onlyAttributes([...new Set([...Object.keys(indexed.shape), 'schemaVersion', ...inEntry])]);

/** A match, from the entry of a list or an item beside it. */
const parseFound = (item: Item): Found => {
  const { row = item, ...found } = inEither.parse(item);
  return { ...found, row };
};

/** A typed word, with the spellings of names that it may begin: itself first. */
type Typed = { word: string; beginnings: readonly string[] };

// Two spellings of one name are one word of a name, and so of a search.
const readTyped = (text: string): Typed[] =>
  [...new Map(plainWords(text).map((word) => [foldSpelling(word), word])).values()].map((word) => ({
    word,
    beginnings: beginningsOf(word),
  }));

type Place = { index: PlaceName; list: string; lead: string };

/** The places of names with two words, of which the first comes before the other in the circle. */
const placesNextTo = ([lead, other]: readonly [Typed, Typed]): Place[] => {
  // A beginning of three letters is looked for under these, a shorter one under its first.
  const starts = new Set(other.beginnings.map((one) => start(one, [...one].length >= 3 ? 3 : 1)));
  return lead.beginnings.flatMap((beginning) =>
    [...starts].map((one) => ({ index: indexUnder(one), list: placeUnder(beginning, one), lead: beginning })),
  );
};

const placesUnder = ({ beginnings }: Typed, other: string): Place[] =>
  beginnings.map((lead) => ({ index: indexUnder(other), list: placeUnder(lead, other), lead }));

const choosePlaces = (typed: readonly Typed[]): Place[] => {
  const [lead, other] = typed.toSorted((one, two) => two.word.length - one.word.length);
  if (!lead) return [];
  if (!other) return placesUnder(lead, '');
  return [...placesNextTo([lead, other]), ...placesNextTo([other, lead]), ...placesUnder(lead, longName)];
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
  const query = { ...placesQuery(list, { index, range }), ...shown, Limit: most };
  for await (const { items } of queryPages(table, query, mostQueries)) {
    const read = items.map(parseFound);
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
  return (await readPlaces(table, placeUnder(first, ''), 'place1', section)).map((item) => parseFound(item).patientId);
};

/** The number of hits that are read for a page. */
export const mostFoundFor = ({ page, size }: { page: number; size: number }): number =>
  Math.min((page - 1 + pagesFound) * size, mostRead);

/**
 * The records that match a text, in the order of the leading word: those up to the page, and of the three pages after
 * it. There are more only if all of these are full. One request, or three side by side for several words; as many again
 * for each family of spellings that a word may begin.
 */
export const findByName = async (table: Table, text: string, { page, size }: { page: number; size: number }) => {
  const mostFound = mostFoundFor({ page, size });
  const typed = readTyped(text);
  const parts = await Promise.all(choosePlaces(typed).map((place) => findIn(table, place, typed, mostFound)));
  const found = new Map(parts.flat().map((one) => [one.patientId, one]));
  return [...found.values()].slice(0, mostFound).map(({ patientId, row }) => ({ patientId, row }));
};
