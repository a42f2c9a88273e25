import { decodeTime } from 'ulid';
import * as z from 'zod';
import { writtenIn } from '../../../shared/kernel/written-in.ts';
import { type PatientRecord, recordId, staffUser } from '../../../shared/patients/record.ts';
import { nothingAdded } from '../../../shared/patients/record-fields.ts';
import { referralGroupsStored } from '../../../shared/patients/referral.ts';
import { storedLimits } from '../../../shared/privacy/record-limits.ts';
import { storedEpisodes } from '../../episodes/store/episodes.ts';
import { type Entity, keyPattern, readItems } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { markDirty } from '../../report/store/dirty.ts';
import { callOf, currentDangerOf, dangerShape } from '../../safety/store/danger-state.ts';

export type ReferralAnswers = {
  [Name in keyof typeof referralGroupsStored]: z.output<(typeof referralGroupsStored)[Name]>;
};

/** The answers that a record begins with; a referral has none to the questions that only staff ask. */
export type FirstAnswers = Omit<ReferralAnswers, 'referralCommunication'> & {
  referralCommunication: Omit<ReferralAnswers['referralCommunication'], keyof typeof nothingAdded> &
    Partial<typeof nothingAdded>;
};

/** The answers of a record, complete. */
export const withEveryAnswer = ({ referralCommunication, ...answers }: FirstAnswers): ReferralAnswers => ({
  ...answers,
  referralCommunication: { ...nothingAdded, ...referralCommunication },
});

/** Everything stored about one person is in one partition. */
export const recordPartition = 'RECORD#{patientId}';

export const storedRecord = z.object({
  patientId: recordId,
  /** The short reference; records from before there were references get theirs by `npm run recount`. */
  reference: z.string().optional(),
  /** What the public state is found by with the code of somebody who gave no date of birth: see `hashKnown`. */
  codeHash: z.string().optional(),
  /** The organisation's own number for the person, of an import. */
  ownReference: z.string().optional(),
  /** Counts the changes of the answers: the version on which two people who edit at once must agree. */
  version: z.int().min(1),
  /** Counts every change, so that no write is based on a record that has changed since it was read. */
  revision: z.int().min(1),
  active: z.boolean(),
  user: staffUser.optional(),
  /** The drawn signature, by its name in the bucket. */
  signature: z.string().optional(),
  signedName: z.string().optional(),
  writtenIn,
  changedAt: z.iso.datetime(),
  episodes: storedEpisodes,
  ...dangerShape,
  limits: storedLimits.optional(),
  ...referralGroupsStored,
});
export type StoredRecord = z.infer<typeof storedRecord>;

export const recordEntity: Entity<string, typeof storedRecord> = {
  name: 'Record',
  key: keyPattern(recordPartition, 'RECORD'),
  dataSubject: { patient: ['patientId'] },
  schema: storedRecord,
  alongside: (patientId) => [markDirty({ patientId })],
};

/** Some records, in one request; one that cannot be read is left out. */
export const readRecords = async (table: Table, ids: readonly string[]): Promise<Map<string, StoredRecord>> =>
  new Map((await readItems(table, recordEntity, ids)).map((record) => [record.patientId, record]));

/** The fields that an earlier version of the answers keeps. Episodes are no answers, nor is who opens the record. */
const versionOfRecord = storedRecord.omit({ episodes: true, limits: true });
const earlierVersion = versionOfRecord.extend({ replacedAt: z.iso.datetime(), replacedBy: z.string() });

/** The record as it was before a change. */
export const versionEntity: Entity<{ patientId: string; version: number }, typeof earlierVersion> = {
  name: 'Record version',
  key: keyPattern(recordPartition, 'VERSION#{version:6}'),
  dataSubject: { patient: ['patientId'] },
  schema: earlierVersion,
};

/** The id contains the time at which the record was made. */
export const referralDateOf = (id: string): string => new Date(decodeTime(id)).toISOString();

export const nameOf = ({ referralPersonalDetails: { firstName, lastName } }: ReferralAnswers) =>
  `${firstName} ${lastName}`;

type Presented = Omit<StoredRecord, 'episodes'> & Partial<Pick<StoredRecord, 'episodes'>>;

/** The danger of a record, and the promised call; none of an earlier version, which has no episodes. */
const presentDanger = ({ episodes, ...stored }: Presented): Pick<PatientRecord, 'danger' | 'dangerCall'> => {
  if (!episodes) return {};
  const [danger, dangerCall] = [currentDangerOf({ ...stored, episodes }), callOf({ ...stored, episodes })];
  return { ...(danger && { danger }), ...(dangerCall && { dangerCall }) };
};

/** The part of the stored record that staff read. */
export const presentRecord = (
  record: Presented,
  externalReferrals: PatientRecord['externalReferrals'] = [],
): PatientRecord => {
  const {
    signature: _,
    revision: __,
    episodes: ___,
    danger: ____,
    dangerCall: _____,
    came: ______,
    codeHash: _______,
    limits: ________,
    ...stored
  } = record;
  const date = referralDateOf(stored.patientId);
  const { firstName, lastName } = stored.referralPersonalDetails;
  return {
    ...stored,
    ...presentDanger(record),
    ...{ referralDate: date, signupDate: date, firstName, lastName, externalReferrals },
  };
};
