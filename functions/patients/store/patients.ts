import { decodeTime } from 'ulid';
import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { staffUser } from '../../../shared/patients/record.ts';
import { storedLimits } from '../../../shared/privacy/record-limits.ts';
import { storedEpisodes } from '../../episodes/store/episodes.ts';
import { type Projection, parseOr, readItem } from '../../kernel/store/entity.ts';
import { check, patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readCached } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { recordEntity } from './record.ts';

const patient = z
  .object({
    patientId: z.string(),
    reference: z.string().optional(),
    active: z.boolean(),
    /** Counts every change of the record. */
    revision: z.int(),
    episodes: storedEpisodes,
    /** The worker. */
    user: staffUser.optional(),
    limits: storedLimits.optional(),
    referralProject: z.object({ project: z.string().default('') }).optional(),
    referralDemographics: z.object({ language: z.string().default('') }).optional(),
    referralPersonalDetails: z.object({ firstName: z.string(), lastName: z.string(), dob: z.string().default('') }),
  })
  .transform(({ reference, referralProject, referralDemographics, referralPersonalDetails, ...known }) => ({
    ...known,
    ...(reference && { reference }),
    ...referralPersonalDetails,
    service: referralProject?.project ?? '',
    language: referralDemographics?.language ?? '',
    referredOn: today(new Date(decodeTime(known.patientId))),
  }));
export type Patient = z.infer<typeof patient>;

const { name, key, upgrades = {} } = recordEntity;
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
  patch(patientEntity, patientId, { add: { revision: 1 } }, { equals: { revision } });

/**
 * The write that succeeds where there is such a patient, and counts as a change of the record: whoever ends the episode at this
 * moment has read what is planned before this was, and must read it again.
 */
export const countChange = (patientId: string): Write =>
  patch(recordEntity, patientId, { add: { revision: 1 } }, { exists: true });

/** Patients by their ids, in one request but for those read already; without those that cannot be read. */
export const readPatients = async (table: Table, ids: readonly string[]): Promise<Map<string, Patient>> => {
  const items = await readCached(table, [...new Set(ids)].map(patientEntity.key));
  const readable = items.flatMap((item) => parseOr(patientEntity, item, () => []));
  return new Map(readable.map((one) => [one.patientId, one]));
};
