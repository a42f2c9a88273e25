import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { listPartition } from '../counted-list.ts';
import { readAppointments } from '../diary/appointment-items.ts';
import { readDiaryDays } from '../diary/diary-days.ts';
import { type Item, parseOr, type Upgrades } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { alertEntity } from '../questionnaires/alerts.ts';
import { readAllResults } from '../questionnaires/result-items.ts';
import { externalReferralEntity } from '../records/external-referrals.ts';
import { noteEntity, noteList } from '../records/note-items.ts';
import type { StoredRecord } from '../records/record.ts';

/** All items of a partition between two sort keys. */
const readRange = async (table: Table, pk: string, from: string, to: string): Promise<Item[]> => {
  const items: Item[] = [];
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) items.push(...Items);
  return items;
};

/** Sorts after every id and every instant. */
const last = '~';

const parseAll = <Schema extends z.ZodType>(
  entity: { name: string; schema: Schema; upgrades?: Upgrades },
  items: readonly Item[],
) =>
  items.flatMap((item) => {
    const parsed = parseOr(entity, item, () => undefined);
    return parsed === undefined ? [] : [parsed];
  });

/** Everything that is exported about one patient; items that cannot be read are left out, and logged. */
export const readPerson = async (table: Table, record: StoredRecord) => {
  const patientId = record.patientId;
  const external = externalReferralEntity.key({ patientId, externalReferralId: '' });
  const [notes, results, alerts, externals, sessions] = await Promise.all([
    readRange(table, listPartition(noteList(patientId)), ' ', last),
    readAllResults(table, patientId),
    readRange(table, alertEntity.key({ patientId, alertId: '' }).pk, ' ', last),
    readRange(table, external.pk, external.sk, `${external.sk}${last}`),
    readDiaryDays(table, { kind: 'person', of: patientId }, { from: '0', to: '9' }).then((ids) =>
      readAppointments(table, ids),
    ),
  ]);
  return {
    record,
    sessions,
    results,
    notes: parseAll(noteEntity, notes),
    alerts: parseAll(alertEntity, alerts),
    externals: parseAll(externalReferralEntity, externals),
  };
};
export type Person = Awaited<ReturnType<typeof readPerson>>;
