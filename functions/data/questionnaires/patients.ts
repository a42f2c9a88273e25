import { decodeTime } from 'ulid';
import * as z from 'zod';
import { staffUser } from '../../../shared/api/record.ts';
import { today } from '../../../shared/domain/today.ts';
import { parseOr, readItem, type View } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import { recordEntity } from '../records/record.ts';
import type { Write } from '../write.ts';

/** What is shown of a patient wherever a questionnaire is. */
const patient = z
  .object({
    referralId: z.string(),
    reference: z.string().optional(),
    active: z.boolean(),
    user: staffUser.optional(),
    referralProject: z.object({ project: z.string().default('') }).optional(),
    referralPersonalDetails: z.object({ firstName: z.string(), lastName: z.string(), dob: z.string().default('') }),
  })
  .transform(
    ({
      referralId: patientId,
      reference,
      active,
      user,
      referralProject,
      referralPersonalDetails: { firstName, lastName, dob },
    }) => ({
      patientId,
      ...(reference && { reference }),
      active,
      /** Their worker. */
      user,
      firstName,
      lastName,
      dob,
      service: referralProject?.project ?? '',
      referredOn: today(new Date(decodeTime(patientId))),
    }),
  );
export type Patient = z.infer<typeof patient>;

const { name, key, upgrades = {} } = recordEntity;
/** The part of a record that is read here. */
export const patientEntity: View<string, typeof patient> = { name, key, upgrades, schema: patient };

export const readPatient = (table: Table, patientId: string) => readItem(table, patientEntity, patientId);

/** The write that holds only while the patient is there, and is active or not as they were read. */
export const checkPatient = ({ patientId, active }: Patient): Write => ({
  ConditionCheck: {
    Key: patientEntity.key(patientId),
    ConditionExpression: 'active = :active',
    ExpressionAttributeValues: { ':active': active },
  },
});

/**
 * The same, while the worker is as read, and a change of the record is counted: whoever decides by the open alerts of a
 * patient has read them before this one was raised, and must read them again.
 */
export const checkAndCountChange = ({ patientId, active, user }: Patient): Write => ({
  Update: {
    Key: patientEntity.key(patientId),
    UpdateExpression: 'ADD revision :one',
    ConditionExpression: `active = :active AND ${user ? '#user.#id = :worker' : 'attribute_not_exists(#user)'}`,
    ExpressionAttributeNames: { '#user': 'user', ...(user && { '#id': 'id' }) },
    ExpressionAttributeValues: { ':active': active, ':one': 1, ...(user && { ':worker': user.id }) },
  },
});

/** The patients of a page of a list, in one request; the row of one that cannot be read says so. */
export const readPatients = async (table: Table, ids: readonly string[]): Promise<Map<string, Patient>> => {
  const items = await readBatch(table, [...new Set(ids)].map(patientEntity.key));
  const readable = items.flatMap((item) => parseOr(patientEntity, item, () => []));
  return new Map(readable.map((one) => [one.patientId, one]));
};
