import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type DuplicateReason,
  duplicateReasons,
  type LikelyMatch,
  type PersonSought,
} from '../../../shared/api/likely-duplicate.ts';
import type { Entity } from '../entity.ts';
import type { Table } from '../open-table.ts';
import type { Key } from '../table.ts';
import type { Write } from '../write.ts';
import { foldName } from './fold-name.ts';
import { readRows } from './patient-lists.ts';

/*
 * Who may be the same person: an index item for each thing that two records of one person have in common. Each is asked
 * for a bounded number, so that a hostel's postcode costs no more than a house's.
 */
const mostOfOne = 50;
const mostShown = 5;
// A name or a phone number is worth a look; a date or a postcode alone is shared by many.
const weights: Record<DuplicateReason, number> = { name: 2, phone: 2, dob: 1, postcode: 1 };
const worthShowing = 2;

const plainPhone = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:00)?440?/, '0');

const tokensOf = ({ firstName, lastName, dob, postcode, phone, mobile }: PersonSought): [DuplicateReason, string][] => {
  const tokens: [DuplicateReason, string][] = [
    ['name', foldName(`${firstName} ${lastName}`).toSorted().join(' ')],
    ['dob', dob],
    ['postcode', postcode.replaceAll(/\W/g, '').toUpperCase()],
    ['phone', plainPhone(phone)],
    ['phone', plainPhone(mobile)],
  ];
  return tokens.filter(([, token], at) => token !== '' && tokens.findIndex((one) => one[1] === token) === at);
};

const nothing = z.object({});

/** Nothing stands in it: it is found by what two people have in common, and its key names one of them. */
export const possibleDuplicateEntity: Entity<{ kind: string; token: string; patientId: string }, typeof nothing> = {
  name: 'Possible duplicate',
  key: ({ kind, token, patientId }) => ({ pk: `LIKE#${kind}#${token}`, sk: patientId }),
  anyId: { kind: '{kind}', token: '{token}', patientId: '{patientId}' },
  whose: { patient: ['patientId'] },
  schema: nothing,
};
const keysOf = (person: PersonSought, patientId: string): Key[] =>
  tokensOf(person).map(([kind, token]) => possibleDuplicateEntity.key({ kind, token, patientId }));

/** The writes that make a person findable as a possible duplicate, or move them from what they were. */
export const indexForDuplicates = (patientId: string, person: PersonSought, before?: PersonSought): Write[] => {
  const wanted = keysOf(person, patientId);
  const there = before ? keysOf(before, patientId) : [];
  const isIn = (keys: Key[], { pk }: Key) => keys.some((key) => key.pk === pk);
  return [
    ...there.filter((key) => !isIn(wanted, key)).map((key) => ({ Delete: { Key: key } })),
    ...wanted.filter((key) => !isIn(there, key)).map((key) => ({ Put: { Item: key } })),
  ];
};

const indexItem = z.object({ sk: z.string() });

const readIds = async (table: Table, partition: string): Promise<string[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      // The latest are the likeliest to be the same person again.
      ScanIndexForward: false,
      Limit: mostOfOne,
    }),
  );
  return Items.map((item) => indexItem.parse(item).sk);
};

/** Likely matches of a person, the likeliest first, each with what it has in common. `except` is the person's own record. */
export const findLikelyDuplicates = async (
  table: Table,
  person: PersonSought,
  except?: string,
): Promise<LikelyMatch[]> => {
  const found = await Promise.all(
    tokensOf(person).map(async ([kind, token]) => ({
      kind,
      ids: await readIds(table, possibleDuplicateEntity.key({ kind, token, patientId: '' }).pk),
    })),
  );
  const kinds = new Map<string, Set<DuplicateReason>>();
  for (const { kind, ids } of found) for (const id of ids) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  const weigh = (id: string) => [...(kinds.get(id) ?? [])].reduce((sum, kind) => sum + weights[kind], 0);
  const likely = [...kinds.keys()]
    .filter((id) => id !== except && weigh(id) >= worthShowing)
    .toSorted((one, other) => weigh(other) - weigh(one))
    .slice(0, mostShown);
  const rows = await readRows(table, likely);
  return rows.map((row) =>
    'unreadable' in row
      ? row
      : { ...row, same: duplicateReasons.filter((kind) => kinds.get(row.referralId)?.has(kind)) },
  );
};
