import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { DuplicateReason, PersonSought } from '../../../shared/api/likely-duplicate.ts';
import { plainPhone, plainPostcode } from '../../../shared/domain/patient-search.ts';
import type { Entity } from '../entity.ts';
import { put, remove } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import type { Key } from '../table.ts';
import type { Write } from '../write.ts';
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

const placesOf = (person: PersonSought, patientId: string) =>
  lookupsOf(person).map((lookup) => ({ ...lookup, patientId }));

/** The keys of a person in the index. */
export const lookupKeys = (person: PersonSought, patientId: string): Key[] =>
  placesOf(person, patientId).map(lookupEntity.key);

/** What nobody is looked up by. */
export const nothingKnown: PersonSought = { firstName: '', lastName: '', dob: '', postcode: '', phone: '', mobile: '' };

/** The writes that put a person into the index, or move them there from earlier values. */
export const indexLookups = (patientId: string, person: PersonSought, before = nothingKnown): Write[] => {
  const [there, wanted] = [placesOf(before, patientId), placesOf(person, patientId)];
  const isIn = (places: readonly Lookup[], { kind, value }: Lookup) =>
    places.some((one) => one.kind === kind && one.value === value);
  return [
    ...there.filter((one) => !isIn(wanted, one)).map((one) => remove(lookupEntity, one)),
    ...wanted.filter((one) => !isIn(there, one)).map((one) => put(lookupEntity, one, {})),
  ];
};

const indexItem = z.object({ sk: z.string() });

/**
 * The ids of records with a value, the latest first, up to a limit: the postcode of a hostel costs no more than that
 * of a house.
 */
export const findByLookup = async (
  table: Table,
  lookup: Lookup,
  { most, consistent = false }: { most: number; consistent?: boolean },
): Promise<string[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': lookupEntity.key({ ...lookup, patientId: '' }).pk },
      ScanIndexForward: false,
      ConsistentRead: consistent,
      Limit: most,
    }),
  );
  return Items.map((item) => indexItem.parse(item).sk);
};
