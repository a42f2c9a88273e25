import type { QuestionnaireId } from './ids.ts';
import type { Questionnaire } from './questionnaire.ts';
import { findQuestionnaire } from './registry.ts';
import { isClinical } from './scoring.ts';

/** The first and the latest total of one instrument. */
type ScorePair = { questionnaire: Questionnaire; first: number; latest: number };

type Change = 'Reliable improvement' | 'Reliable deterioration' | 'No reliable change';

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

type Point = { resultId: string; score?: number | undefined };
type Test = { questionType: QuestionnaireId; first: Point; latest: Point };

/** Undefined where no change can be judged: answered once, no total, or no amount that is more than chance. */
const pairOf = ({ questionType, first, latest }: Test): ScorePair | undefined => {
  const questionnaire = findQuestionnaire(questionType);
  if (questionnaire.reliableChange === undefined || first.resultId === latest.resultId) return undefined;
  if (first.score === undefined || latest.score === undefined) return undefined;
  return { questionnaire, first: first.score, latest: latest.score };
};

/** The change of one instrument, from its first to its latest total. It says nothing about any other. */
export const describeChange = (test: Test) => {
  const pair = pairOf(test);
  if (!pair) return undefined;
  const difference = describeDifference(pair.first, pair.latest);
  return { change: changeOf([pair]), recovered: hasRecovered([pair]), difference };
};
export type OwnChange = NonNullable<ReturnType<typeof describeChange>>;

/**
 * The joint judgement of several instruments, by the convention that names them, and which they are: 'PHQ-9 and
 * GAD-7'.
 */
export type JointChange = { by: string; of: string; change: Change; recovered: boolean };

/** Only where each instrument of a convention was answered twice: for one alone, its own change is enough. */
export const describeJointChange = (tests: readonly Test[]): JointChange | undefined => {
  const pairs = tests.flatMap((test) => pairOf(test) ?? []);
  const by = pairs.find(({ questionnaire }) => questionnaire.judgedWith !== undefined)?.questionnaire.judgedWith;
  const together = pairs.filter(({ questionnaire }) => questionnaire.judgedWith === by);
  if (by === undefined || together.length < 2) return undefined;
  const of = together.map(({ questionnaire: { name } }) => name).join(' and ');
  return { by, of, change: changeOf(together), recovered: hasRecovered(together) };
};

/** `down 5`, `up 2`, `the same`. The instrument says which of them is better. */
export const describeDifference = (before: number, now: number): string => {
  if (now === before) return 'the same';
  return now < before ? `down ${before - now}` : `up ${now - before}`;
};
