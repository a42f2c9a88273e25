import type { Questionnaire } from './questionnaire.ts';
import { isClinical } from './scoring.ts';

/** The first and the latest total of one instrument. */
export type ScoreCourse = { questionnaire: Questionnaire; first: number; latest: number };

export type Change = 'Reliable improvement' | 'Reliable deterioration' | 'No reliable change';

/** Points by which the latest total is better than the first; negative where it is worse. */
const gainOf = ({ questionnaire: { better }, first, latest }: ScoreCourse): number =>
  better === 'lower' ? first - latest : latest - first;
const gains = (course: ScoreCourse): boolean => gainOf(course) >= (course.questionnaire.reliableChange ?? Infinity);
const loses = (course: ScoreCourse): boolean => -gainOf(course) >= (course.questionnaire.reliableChange ?? Infinity);

/**
 * The rule of NHS Talking Therapies: improvement if one improves by its own amount and no other worsens by its own,
 * and the mirror of that.
 */
export const changeOf = (courses: readonly ScoreCourse[]): Change => {
  const better = courses.some(gains);
  const worse = courses.some(loses);
  if (better && !worse) return 'Reliable improvement';
  if (worse && !better) return 'Reliable deterioration';
  return 'No reliable change';
};

/** Recovery: a clinical case at first by any instrument, and by none at the latest. */
export const hasRecovered = (courses: readonly ScoreCourse[]): boolean =>
  courses.some(({ questionnaire, first }) => isClinical(questionnaire, first)) &&
  courses.every(({ questionnaire, latest }) => !isClinical(questionnaire, latest));
