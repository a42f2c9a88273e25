import type { Questionnaire } from './questionnaire.ts';
import { isClinical } from './scoring.ts';

/** The first and the latest total of one instrument. */
export type ScorePair = { questionnaire: Questionnaire; first: number; latest: number };

export type Change = 'Reliable improvement' | 'Reliable deterioration' | 'No reliable change';

/** Points by which the latest total is better than the first; negative where it is worse. */
const gainOf = ({ questionnaire: { better }, first, latest }: ScorePair): number =>
  better === 'lower' ? first - latest : latest - first;
const gains = (pair: ScorePair): boolean => gainOf(pair) >= (pair.questionnaire.reliableChange ?? Infinity);
const loses = (pair: ScorePair): boolean => -gainOf(pair) >= (pair.questionnaire.reliableChange ?? Infinity);

/**
 * The rule of NHS Talking Therapies: improvement if one improves by its own amount and no other worsens by its own,
 * and the mirror of that.
 */
export const changeOf = (pairs: readonly ScorePair[]): Change => {
  const better = pairs.some(gains);
  const worse = pairs.some(loses);
  if (better && !worse) return 'Reliable improvement';
  if (worse && !better) return 'Reliable deterioration';
  return 'No reliable change';
};

/** Recovery: a clinical case at first by any instrument, and by none at the latest. */
export const hasRecovered = (pairs: readonly ScorePair[]): boolean =>
  pairs.some(({ questionnaire, first }) => isClinical(questionnaire, first)) &&
  pairs.every(({ questionnaire, latest }) => !isClinical(questionnaire, latest));
