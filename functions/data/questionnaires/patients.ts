import { decodeTime } from 'ulid';
import * as z from 'zod';
import { staffUser } from '../../../shared/api/record.ts';
import { today } from '../../../shared/domain/today.ts';
import { type Projection, parseOr, readItem } from '../entity.ts';
import { check, patch } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import { readCached } from '../read-batch.ts';
import { storedEpisodes } from '../records/episodes.ts';
import { recordEntity } from '../records/record.ts';
import type { Write } from '../write.ts';

/** The data of a patient that is shown wherever a questionnaire is. */
const patient = z
  .object({
    patientId: z.string(),
    reference: z.string().optional(),
    active: z.boolean(),
    revision: z.int(),
    episodes: storedEpisodes,
    user: staffUser.optional(),
    referralProject: z.object({ project: z.string().default('') }).optional(),
    referralPersonalDetails: z.object({ firstName: z.string(), lastName: z.string(), dob: z.string().default('') }),
  })
  .transform(
    ({
      patientId,
      reference,
      active,
      revision,
      episodes,
      user,
      referralProject,
      referralPersonalDetails: { firstName, lastName, dob },
    }) => ({
      patientId,
      ...(reference && { reference }),
      active,
      /** Counts every change of the record. */
      revision,
      episodes,
      /** The worker. */
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
/** The fields of a record that are read here. */
export const patientEntity: Projection<string, typeof patient> = { name, key, upgrades, schema: patient };

export const readPatient = (table: Table, patientId: string) => readItem(table, patientEntity, patientId);

/** The write that succeeds only while the patient is as they were read: active or not, and in the same episode. */
export const checkPatient = ({ patientId, revision }: Patient): Write =>
  check(patientEntity, patientId, { equals: { revision } });

/**
 * The same, while the worker is as read; it counts as a change of the record. Whoever acts on the open alerts of a
 * patient may have read them before this one was raised, and must read them again.
 */
export const checkAndCountChange = ({ patientId, revision }: Patient): Write =>
  patch(recordEntity, patientId, { add: { revision: 1 } }, { equals: { revision } });

/**
 * The write that succeeds where there is such a patient, and counts as a change of the record: whoever ends the episode at this
 * moment has read what is planned before this was, and must read it again.
 */
export const countChange = (patientId: string): Write =>
  patch(recordEntity, patientId, { add: { revision: 1 } }, { exists: true });

/**
 * The patients of a page of a list, in one request, but for those whom the call has read already; the row of one that cannot
 * be read says so.
 */
export const readPatients = async (table: Table, ids: readonly string[]): Promise<Map<string, Patient>> => {
  const items = await readCached(table, [...new Set(ids)].map(patientEntity.key));
  const readable = items.flatMap((item) => parseOr(patientEntity, item, () => []));
  return new Map(readable.map((one) => [one.patientId, one]));
};
