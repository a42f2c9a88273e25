import { type DangerSign, dangerOf } from '../../../shared/safety/danger.ts';
import type { DangerWord } from '../../../shared/safety/danger-schema.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import type { ReferralAnswers, StoredRecord } from '../../patients/store/record.ts';
import { currentDangerOf, dangerOfReferral, type StoredDanger } from './danger-state.ts';

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
