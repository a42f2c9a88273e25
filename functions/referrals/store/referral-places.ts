import * as z from 'zod';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import type { ReferralState } from '../../../shared/referrals/referral-state.ts';
import { currentEpisode, isSetApart, type StoredEpisode } from '../../episodes/store/episodes.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import { foldLanguage } from '../../patients/store/caseload.ts';
import { recordPartition, type StoredRecord } from '../../patients/store/record.ts';
import { dangerOfReferral } from '../../safety/store/danger-state.ts';

/*
 * The place of each episode's referral in the worklist: one item each, in the first index of places under its state; those
 * that speak of danger first, and within each group the longest wait first. It is written whole with every change of
 * the referral, from the record, so that it is under exactly one state.
 */
const place = z.object({
  patientId: z.string(),
  number: z.int(),
  service: z.string(),
  language: z.string(),
  worker: z.string(),
  /** The sort key among those of its state. */
  sortedBy: z.string(),
});
export type ReferralPlace = z.infer<typeof place>;

export const referralPlaceEntity: Entity<{ patientId: string; number: number }, typeof place> = {
  name: 'Place in the referral worklist',
  key: keyPattern(recordPartition, 'REFERRAL#{number:4}'),
  dataSubject: { patient: ['patientId'] },
  schema: place,
};

/** A list of the worklist: the referrals of a state, or the new ones that are set apart to be looked at. */
export type WorklistPart = ReferralState | 'apart';

/** The partition of the index for such a list. */
export const worklistPartition = (part: WorklistPart): string => `referral#${part}`;

/** The list that the referral of an episode is on. */
export const worklistPartOf = (episode: StoredEpisode): WorklistPart => (isSetApart(episode) ? 'apart' : episode.state);

/** The prefixes of the sort keys: referrals that speak of danger, and the others. */
export const dangerPrefixes = { danger: '0#', other: '1#' } as const;

const isCurrent = ({ episodes }: StoredRecord, { number }: StoredEpisode) => number === currentEpisode(episodes).number;

/** The service asked for; of the current episode, the one that the record names now. */
export const serviceOfReferral = (record: StoredRecord, episode: StoredEpisode): string => {
  const isOfRecord = isCurrent(record, episode) && !episode.joined;
  return (isOfRecord ? record.referralProject.project : episode.services[0]) ?? '';
};

/** The row of a referral for a reader who may not open the record yet. Its urgency is not hidden. */
export const closedReferral = (record: StoredRecord, episode: StoredEpisode) => ({
  closed: true as const,
  danger: [],
  ...(dangerOfReferral(record, episode).length > 0 && { speaksOfDanger: true as const }),
});

const placeOf = (record: StoredRecord, episode: StoredEpisode): PutWrite => {
  const { number, referredAt } = episode;
  const { patientId, user, referralDemographics } = record;
  const isDanger = dangerOfReferral(record, episode).length > 0;
  const prefix = isDanger ? dangerPrefixes.danger : dangerPrefixes.other;
  const id = { patientId, number };
  return put(referralPlaceEntity, id, {
    ...id,
    service: serviceOfReferral(record, episode),
    language: foldLanguage(referralDemographics.language),
    worker: user?.id ?? nobody,
    place1: worklistPartition(worklistPartOf(episode)),
    sortedBy: `${prefix}${referredAt}#${patientId}#${number}`,
  });
};

/** The places of the referrals of a record; nobody waits with a practice patient. */
export const referralPlacesOf = (record: StoredRecord): PutWrite[] =>
  isPractice(record.patientId) ? [] : record.episodes.map((episode) => placeOf(record, episode));
