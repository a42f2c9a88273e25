import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { PatientRecord } from '../../../shared/api/record.ts';
import { type Item, parseItem, parseRow } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { externalReferralEntity } from './external-referrals.ts';
import { presentRecord, recordEntity } from './record.ts';
import { safetyPlanEntity, summarisePlan } from './safety-plans.ts';

export type FoundRecord = { record: PatientRecord; signature: string | undefined };

/** The record with its external referrals and the summary of its safety plan, in one request. */
export const readRecord = async (table: Table, patientId: string): Promise<FoundRecord | undefined> => {
  const { pk, sk } = recordEntity.key(patientId);
  const { sk: externalSk } = externalReferralEntity.key({ patientId, externalReferralId: '' });
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': pk,
      ':first': externalSk,
      ':last': sk,
    },
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  const items: Item[] = [];
  // One answer holds a megabyte: some hundred external referrals at their longest.
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) items.push(...Items);
  const [first, ...rest] = items;
  if (first?.sk !== sk) return undefined;
  const { signature, ...stored } = parseItem(recordEntity, first);
  const planKey = safetyPlanEntity.key(patientId).sk;
  const plan = rest.find((item) => item.sk === planKey);
  // The group sessions are in that range, too.
  const external = rest
    .filter((item) => String(item.sk).startsWith(externalSk))
    .map((item) => parseRow(externalReferralEntity, item, 'externalReferralId'));
  const record = presentRecord(stored, external);
  return { record: plan ? { ...record, safetyPlan: summarisePlan(plan) } : record, signature };
};
