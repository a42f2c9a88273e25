import { decodeTime } from 'ulid';
import * as z from 'zod';
import { type PatientRecord, referralId, staffUser } from '../../../shared/api/record.ts';
import { writtenIn } from '../../../shared/api/written-in.ts';
import { nothingAdded } from '../../../shared/forms/record-fields.ts';
import { referralGroupsStored } from '../../../shared/forms/referral.ts';
import { digits, type Entity, type Placeholder } from '../entity.ts';
import { deriveFirstEpisode, storedEpisodes } from './episodes.ts';

export type ReferralAnswers = {
  [Name in keyof typeof referralGroupsStored]: z.output<(typeof referralGroupsStored)[Name]>;
};

/** The answers that a record begins with: a referral has none to what only staff ask. */
export type FirstAnswers = Omit<ReferralAnswers, 'referralCommunication'> & {
  referralCommunication: Omit<ReferralAnswers['referralCommunication'], keyof typeof nothingAdded> &
    Partial<typeof nothingAdded>;
};

/** The answers of a record, all of them there. */
export const withEveryAnswer = ({ referralCommunication, ...answers }: FirstAnswers): ReferralAnswers => ({
  ...answers,
  referralCommunication: { ...nothingAdded, ...referralCommunication },
});

/** All that is kept of one person stands in one partition. */
export const recordPartition = (id: string) => `RECORD#${id}`;

export const storedRecord = z.object({
  referralId,
  /** What people are given to find it again; records that were made before there were any get theirs by `npm run recount`. */
  reference: z.string().optional(),
  /** The organisation's own number for the person, of an import. */
  ownReference: z.string().optional(),
  /** Counts the changes of the answers: what two people who edit at once must agree on. */
  version: z.int().min(1),
  /** Counts every change, so that no write is made from a record that has changed since it was read. */
  revision: z.int().min(1),
  active: z.boolean(),
  user: staffUser.optional(),
  /** The drawn signature, by its name in the bucket. */
  signature: z.string().optional(),
  signedName: z.string().optional(),
  writtenIn,
  changedAt: z.iso.datetime(),
  episodes: storedEpisodes,
  ...referralGroupsStored,
});
export type StoredRecord = z.infer<typeof storedRecord>;

export const recordEntity: Entity<string, typeof storedRecord> = {
  name: 'Record',
  key: (id) => ({ pk: recordPartition(id), sk: 'RECORD' }),
  anyId: '{patientId}',
  whose: { patient: ['patientId'] },
  schema: storedRecord,
  upgrades: { 2: deriveFirstEpisode },
};

/** What a change of the answers keeps of the record. Its episodes are no answers. */
const versionOfRecord = storedRecord.omit({ episodes: true });
const earlierVersion = versionOfRecord.extend({ replacedAt: z.iso.datetime(), replacedBy: z.string() });

/** The record as it was before a change. */
export const versionEntity: Entity<{ patientId: string; version: number | Placeholder }, typeof earlierVersion> = {
  name: 'Record version',
  key: ({ patientId: id, version }) => ({
    pk: recordPartition(id),
    sk: `VERSION#${digits(version, 6)}`,
  }),
  anyId: { patientId: '{patientId}', version: '{version}' },
  whose: { patient: ['patientId'] },
  schema: earlierVersion,
};

/** The id says when the record was made, so that nothing else needs to. */
export const referralDateOf = (id: string): string => new Date(decodeTime(id)).toISOString();

export const nameOf = ({ referralPersonalDetails: { firstName, lastName } }: ReferralAnswers) =>
  `${firstName} ${lastName}`;

/** What staff read, of what is stored. */
export const presentRecord = (
  {
    signature: _,
    revision: __,
    episodes: ___,
    ...stored
  }: Omit<StoredRecord, 'episodes'> & Partial<Pick<StoredRecord, 'episodes'>>,
  externalReferrals: PatientRecord['externalReferrals'] = [],
): PatientRecord => {
  const date = referralDateOf(stored.referralId);
  const { firstName, lastName } = stored.referralPersonalDetails;
  return { ...stored, referralDate: date, signupDate: date, firstName, lastName, externalReferrals };
};
