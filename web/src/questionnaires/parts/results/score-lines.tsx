import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import type { QuestionnaireId } from '../../../../../shared/questionnaires/ids.ts';
import { measuresOf } from '../../../../../shared/questionnaires/measures.ts';
import type { Questionnaire, ReviewBands } from '../../../../../shared/questionnaires/questionnaire.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../../shared/questionnaires/result.ts';
import {
  type Answer,
  bandOf,
  followUpOf,
  highestScore,
  isClinical,
  severityOf,
  wordsOf,
} from '../../../../../shared/questionnaires/scoring.ts';
import { Facts } from '../../../kernel/components/facts.tsx';
import { describeAnsweredBy } from '../../../self-completion/parts/words.ts';
import styles from './score-lines.module.css';

/** `PHQ-9, 3 Mar 2026` */
export const titleOfResult = ({ questionType, questionDate }: Pick<TestResult, 'questionType' | 'questionDate'>) =>
  `${findQuestionnaire(questionType).name}, ${formatDay(questionDate)}`;

type Scored = Pick<TestResult, 'questionType' | 'score' | 'risk' | 'answers' | 'answeredBy' | 'recordedAt'>;

/** The band in its colour and always in words. */
export const BandChip = ({ band }: { band: ReviewBands['bands'][number] | undefined }) =>
  band && (
    <span className={styles.chip} data-colour={band.colour}>
      {band.name}
    </span>
  );

/** What a total means by its instrument: `Depression: moderate`. It comes first, before a band that says *risk*. */
const describeSeverity = ({ measures }: Questionnaire, { name }: { name: string }): string => `${measures}: ${name}`;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const OutcomeLines = ({ questionnaire: { counts = '' }, result: { risk, score, answers } }: Props) => (
  <>
    <li>
      Outcome: <strong>{risk}</strong>
    </li>
    <li>
      {capitalise(counts)}: {score} of {answers.length}
    </li>
  </>
);

const ItemLines = ({ questionnaire, result }: Props) =>
  measuresOf(questionnaire).map((measure) => {
    const value = measure.valueIn(result);
    const level = value === undefined ? undefined : measure.levelOf(value);
    return (
      <li key={measure.name}>
        {measure.name}: {value === undefined ? 'not asked' : <strong>{value}</strong>}
        {value !== undefined && ` of ${measure.highest}`}
        {level && `, ${level.name} (${level.from}-${level.to})`}
      </li>
    );
  });

const TotalLines = ({ questionnaire, result: { score } }: Props) => {
  if (score === undefined) return null;
  const severity = severityOf(questionnaire, score);
  const band = bandOf(questionnaire, score);
  return (
    <>
      {severity && (
        <li>
          <strong>{describeSeverity(questionnaire, severity)}</strong> ({severity.from}-{severity.to})
        </li>
      )}
      <li>
        Score: <strong>{score}</strong> of {highestScore(questionnaire)}
      </li>
      {band && (
        <li>
          Band: <BandChip band={band} />
        </li>
      )}
      {isClinical(questionnaire, score) && (
        <li>At or {questionnaire.better === 'lower' ? 'above' : 'below'} the clinical threshold</li>
      )}
    </>
  );
};

type Props = { questionnaire: Questionnaire; result: Scored };

const linesFor = { total: TotalLines, outcome: OutcomeLines, items: ItemLines };

/**
 * A result, line by line: for a total the instrument's severity, the organisation's band and the threshold, never
 * merged; an outcome in words; or each item. Bands are shown for instruments that have them and for no other.
 */
export const ScoreLines = ({ result }: { result: Scored }) => {
  const questionnaire = findQuestionnaire(result.questionType);
  const Lines = linesFor[questionnaire.reports];
  return (
    <ul className={styles.lines}>
      <Lines questionnaire={questionnaire} result={result} />
      {result.answeredBy && <li>{describeAnsweredBy(result)}</li>}
    </ul>
  );
};

/** The meaning of the bands of these questionnaires, once each; wherever a band is shown. */
export const BandLegend = ({ of }: { of: readonly QuestionnaireId[] }) => {
  const legends = new Set(of.flatMap((id) => findQuestionnaire(id).reviewBands?.legend ?? []));
  return [...legends].map((legend) => (
    <p key={legend} className={styles.legend}>
      {legend}
    </p>
  ));
};

/** The free text of answers, each under its question; nothing where there is none. */
export const FollowUps = ({ questionType, answers }: { questionType: QuestionnaireId; answers: readonly Answer[] }) => {
  const questionnaire = findQuestionnaire(questionType);
  const words = wordsOf(answers);
  if (words.length === 0) return null;
  return (
    <Facts
      className={styles.words}
      aria-label={`Words with the answers to ${questionnaire.name}`}
      facts={words.map((one) => [`Question ${one.question + 1}, ${followUpOf(questionnaire, one)}`, one.text])}
    />
  );
};
