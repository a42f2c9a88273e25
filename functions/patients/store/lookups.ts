import * as z from 'zod';
import type { DuplicateReason, PersonSought } from '../../../shared/patients/likely-duplicate.ts';
import { plainPhone, plainPostcode } from '../../../shared/patients/patient-search.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryItems } from '../../kernel/store/query-items.ts';
import { foldName } from './fold-name.ts';
import { findByWholeName } from './name-index.ts';
import { recordPartition } from './record.ts';

/*
 * Records by the whole of a known value: one item, in an index of places for each kind of value. The search finds people
 * by it; likely duplicates have several values in common.
 */
export type Lookup = { kind: DuplicateReason; value: string };

/** The values that a person is found by. */
export const lookupsOf = ({ firstName, lastName, dob, postcode, phone, mobile }: PersonSought): Lookup[] => {
  const lookups: Lookup[] = [
    { kind: 'name', value: foldName(`${firstName} ${lastName}`).toSorted().join(' ') },
    { kind: 'dob', value: dob },
    { kind: 'postcode', value: plainPostcode(postcode) },
    { kind: 'phone', value: plainPhone(phone) },
    { kind: 'phone', value: plainPhone(mobile) },
  ];
  return lookups.filter(({ value }, at) => value !== '' && lookups.findIndex((one) => one.value === value) === at);
};

const found = z.object({ patientId: z.string(), sortedBy: z.string() });

export const lookupEntity: Entity<string, typeof found> = {
  name: 'Look-ups',
  key: keyPattern(recordPartition, 'BY-VALUE'),
  dataSubject: { patient: ['patientId'] },
  schema: found,
};

const listOf = ({ kind, value }: Lookup) => `LIKE#${kind}#${value}`;

/** The index of a kind; of two telephone numbers of somebody, each is in one of two. A name has items of its own. */
const indexesOf = { dob: ['place1'], postcode: ['place2'], phone: ['place3', 'place4'] } as const;

/** The item by which a person is found. */
export const indexLookups = (patientId: string, person: PersonSought): PutWrite => {
  const byKind = Map.groupBy(lookupsOf(person), ({ kind }) => kind);
  const places = [...byKind].flatMap(([kind, some]) =>
    kind === 'name' ? [] : some.map((one, n) => [indexesOf[kind][n], listOf(one)]),
  );
  return put(lookupEntity, patientId, { patientId, sortedBy: patientId, ...Object.fromEntries(places) });
};

/**
 * The ids of records with a value, the latest first, up to a limit: the postcode of a hostel costs no more than that
 * of a house.
 */
export const findByLookup = async (table: Table, lookup: Lookup, most: number): Promise<string[]> => {
  if (lookup.kind === 'name') return await findByWholeName(table, lookup.value.split(' '), most);
  const queries = indexesOf[lookup.kind].map((index) => placesQuery(listOf(lookup), { index, latestFirst: true }));
  const items = await Promise.all(queries.map((query) => queryItems(table, { ...query, Limit: most })));
  const ids = items.flat().map((item) => found.parse(item).patientId);
  return [...new Set(ids)].toSorted().toReversed().slice(0, most);
};
