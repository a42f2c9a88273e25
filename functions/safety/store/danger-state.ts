import { decodeTime } from 'ulid';
import * as z from 'zod';
import { staffUser } from '../../../shared/patients/staff-user.ts';
import { isUnattended } from '../../../shared/referrals/referral-state.ts';
import { callDayOf } from '../../../shared/referrals/referral-waiting.ts';
import { type DangerSign, dangerOf, dangerSigns } from '../../../shared/safety/danger.ts';
import { type CurrentDanger, type DangerCall, dangerCall, dangerWord } from '../../../shared/safety/danger-schema.ts';
import { currentEpisode, type StoredEpisode } from '../../episodes/store/episodes.ts';
import type { StoredRecord } from '../../patients/store/record.ts';

/**
 * What a record says of danger beside its referrals, from which danger follows: the latest word of staff, the signs that
 * its answers had before somebody changed them, and when a joined referral or changed answers last added one.
 */
const storedDanger = z.object({
  word: dangerWord.optional(),
  earlierSigns: z.array(z.enum(dangerSigns)).optional(),
  since: z.iso.datetime().optional(),
});
export type StoredDanger = z.infer<typeof storedDanger>;

/** How a patient came to their worker, where a colleague gave them: the worker before, and the reason, if any. */
const came = z.object({ at: z.iso.datetime(), by: z.string(), from: staffUser.optional(), why: z.string().optional() });
export type Came = z.infer<typeof came>;

/** The fields of a record that concern its danger, the promised call, and how its worker came to it. */
export const dangerShape = {
  danger: storedDanger.optional(),
  /** Absent where nobody has dealt with the call yet: it then follows from the referral. */
  dangerCall: dangerCall.optional(),
  came: came.optional(),
};

const inOrder = (signs: readonly DangerSign[]): DangerSign[] => dangerSigns.filter((sign) => signs.includes(sign));

/** The signs in the answers of the record, as they are and as they were before somebody changed them. */
const ownSignsOf = (record: StoredRecord): DangerSign[] => [
  ...dangerOf(record),
  ...(record.danger?.earlierSigns ?? []),
];

const isCurrent = ({ episodes }: StoredRecord, { number }: StoredEpisode) => number === currentEpisode(episodes).number;

/** The danger that the referral of an episode speaks of. The answers on the record are those of the current episode. */
export const dangerOfReferral = (record: StoredRecord, episode: StoredEpisode): DangerSign[] => {
  const joined = (episode.joined ?? []).flatMap(({ danger }) => danger);
  return inOrder([...(isCurrent(record, episode) ? ownSignsOf(record) : []), ...joined]);
};

/** The danger of a person, from every referral of theirs and from staff, until somebody lifts it. */
export const currentDangerOf = (record: StoredRecord): CurrentDanger | undefined => {
  const { word, since } = record.danger ?? {};
  if (word?.kind === 'lifted') return undefined;
  const own = ownSignsOf(record);
  const joined = record.episodes.flatMap((episode) => episode.joined ?? []).filter(({ danger }) => danger.length > 0);
  const times = [
    ...(own.length > 0 ? [new Date(decodeTime(record.patientId)).toISOString()] : []),
    ...joined.map(({ referredAt }) => referredAt),
    ...(since === undefined ? [] : [since]),
    ...(word ? [word.at] : []),
  ];
  const latest = times.toSorted().at(-1);
  const signs = inOrder([...own, ...joined.flatMap(({ danger }) => danger)]);
  if (latest === undefined || (signs.length === 0 && !word)) return undefined;
  return { signs, ...(word && { raised: word }), since: latest };
};

/**
 * The promised call of a record, open or settled. While nobody has decided on a referral that speaks of danger, it is
 * owed without a word about it; whatever decides says what becomes of it, and then it is stored.
 */
export const callOf = (record: StoredRecord): DangerCall | undefined => {
  if (record.dangerCall) return record.dangerCall;
  const current = currentEpisode(record.episodes);
  if (!isUnattended(current.state) || dangerOfReferral(record, current).length === 0) return undefined;
  return { dueBy: callDayOf(current.referredAt) };
};

/** The same where it is still to be made. */
export const openCallOf = (record: StoredRecord): DangerCall | undefined => {
  const call = callOf(record);
  return call?.settled ? undefined : call;
};

/** Who is to ring: the worker, or whoever was named where there is none; undefined where it is everybody's. */
export const ringerOf = ({ user }: Pick<StoredRecord, 'user'>, { owner }: Pick<DangerCall, 'owner'>) => user ?? owner;
