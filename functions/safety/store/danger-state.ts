import { decodeTime } from 'ulid';
import * as z from 'zod';
import { staffUser } from '../../../shared/patients/staff-user.ts';
import { isUnattended } from '../../../shared/referrals/referral-state.ts';
import { callDayOf } from '../../../shared/referrals/referral-waiting.ts';
import { type DangerSign, dangerOf, dangerSigns } from '../../../shared/safety/danger.ts';
import type { DangerWord } from '../../../shared/safety/danger-schema.ts';
import { type CurrentDanger, type DangerCall, dangerCall, dangerWord } from '../../../shared/safety/danger-schema.ts';
import { currentEpisode, type StoredEpisode } from '../../episodes/store/episodes.ts';
import type { ReferralAnswers, StoredRecord } from '../../patients/store/record.ts';

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

/** How a patient came to their worker: who gave them, or the worker, who took them on; the worker before, and the reason, if any. */
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

/** The danger of a record anew, since then: what staff lifted before stands no longer for anything. */
const raiseAgain = ({ danger = {} }: StoredRecord, since: string): StoredDanger => {
  const { word, ...rest } = danger;
  return { ...rest, ...(word?.kind === 'raised' && { word }), since };
};

/** The danger of a patient with whom a referral is joined; undefined where it stays as it is. */
export const joinDanger = (to: StoredRecord, from: StoredRecord, at: string): StoredDanger | undefined => {
  const speaks = dangerOfReferral(from, currentEpisode(from.episodes)).length > 0 || currentDangerOf(from);
  if (!speaks) return undefined;
  const word = from.danger?.word?.kind === 'raised' ? from.danger.word : undefined;
  return { ...raiseAgain(to, at), ...(word && { word }) };
};

/**
 * The danger of a record whose answers somebody changed; undefined where it stays as it is. An answer that is taken back
 * lifts nothing, and one that is added raises the danger again.
 */
export const changeDanger = (before: StoredRecord, answers: ReferralAnswers, at: string): StoredDanger | undefined => {
  const [was, is] = [dangerOf(before), dangerOf(answers)];
  const missingIn = (signs: readonly DangerSign[], others: readonly DangerSign[]) =>
    others.filter((sign) => !signs.includes(sign));
  const [gone, added] = [missingIn(is, was), missingIn([...was, ...(before.danger?.earlierSigns ?? [])], is)];
  if (gone.length === 0 && added.length === 0) return undefined;
  const isLifted = before.danger?.word?.kind === 'lifted';
  const earlierSigns = isLifted ? [] : [...(before.danger?.earlierSigns ?? []), ...gone];
  const next = added.length > 0 ? raiseAgain(before, at) : { ...before.danger };
  return { ...next, ...(earlierSigns.length > 0 && { earlierSigns: [...new Set(earlierSigns)] }) };
};

/** What staff say of the danger: from then on it is lifted, or stands. */
export const markDangerOf = ({ danger }: StoredRecord, word: DangerWord): StoredDanger => {
  // Signs of former answers were kept until somebody lifts them.
  const { earlierSigns: _, ...rest } = danger ?? {};
  return word.kind === 'lifted' ? { ...rest, word } : { ...danger, word };
};
