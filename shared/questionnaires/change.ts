import type { Questionnaire } from './questionnaire.ts';
import { isAtThreshold } from './scoring.ts';

/** The first and the latest total of one instrument. */
export type ScoreCourse = { questionnaire: Questionnaire; first: number; latest: number };

export type Change = 'Reliable improvement' | 'Reliable deterioration' | 'No reliable change';

const falls = ({ questionnaire: { reliableChange }, first, latest }: ScoreCourse): boolean =>
  reliableChange !== undefined && first - latest >= reliableChange;
const rises = ({ questionnaire, first, latest }: ScoreCourse): boolean =>
  falls({ questionnaire, first: latest, latest: first });

/** NHS Talking Therapies: one falls by its own amount and no other rises by its own, or the mirror of that. */
export const changeOf = (courses: readonly ScoreCourse[]): Change => {
  const better = courses.some(falls);
  const worse = courses.some(rises);
  if (better && !worse) return 'Reliable improvement';
  if (worse && !better) return 'Reliable deterioration';
  return 'No reliable change';
};

/** At or above a threshold at first on any instrument, and below every one at the latest. */
export const hasRecovered = (courses: readonly ScoreCourse[]): boolean =>
  courses.some(({ questionnaire, first }) => isAtThreshold(questionnaire, first)) &&
  courses.every(({ questionnaire, latest }) => !isAtThreshold(questionnaire, latest));
