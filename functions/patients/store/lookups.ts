import * as z from 'zod';
import type { DuplicateReason, PersonSought } from '../../../shared/patients/likely-duplicate.ts';
import { plainPhone, plainPostcode } from '../../../shared/patients/patient-search.ts';
import type { Entity } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryItems } from '../../kernel/store/query-items.ts';
import { foldName } from './fold-name.ts';

/*
 * Records by the whole of a known value: one item for each, by kind and value. The search finds people by it; likely
 * duplicates have several values in common. Keys begin with `LIKE` for historical reasons: the first use was finding
 * duplicates.
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

const nothing = z.object({});

/** An item without attributes: its key has a known value and the id of its person. */
export const lookupEntity: Entity<{ kind: string; value: string; patientId: string }, typeof nothing> = {
  name: 'Look-up',
  key: ({ kind, value, patientId }) => ({ pk: `LIKE#${kind}#${value}`, sk: patientId }),
  idTemplate: { kind: '{kind}', value: '{value}', patientId: '{patientId}' },
  dataSubject: { patient: ['patientId'] },
  schema: nothing,
};

/** The items by which a person is found. */
export const indexLookups = (patientId: string, person: PersonSought): PutWrite[] =>
  lookupsOf(person).map((lookup) => put(lookupEntity, { ...lookup, patientId }, {}));

/**
 * The ids of records with a value, the latest first, up to a limit: the postcode of a hostel costs no more than that
 * of a house.
 */
export const findByLookup = async (
  table: Table,
  lookup: Lookup,
  { most, consistent = false }: { most: number; consistent?: boolean },
): Promise<string[]> => {
  const items = await queryItems(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': lookupEntity.key({ ...lookup, patientId: '' }).pk },
    ScanIndexForward: false,
    ConsistentRead: consistent,
    Limit: most,
  });
  return items.map(({ sk }) => String(sk));
};
