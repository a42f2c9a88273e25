import type { TestResult } from '../../../../shared/api/result.ts';
import { findBand } from '../../../../shared/domain/score-band.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { highestScore, isAtThreshold, severityOf } from '../../../../shared/questionnaires/scoring.ts';
import styles from './score-lines.module.css';

type Props = { result: Pick<TestResult, 'questionType' | 'score' | 'risk' | 'answers'> };

/** The band in its colour and always in its word; an instrument without a total never has one. */
export const BandChip = ({ score }: { score: number }) => {
  const { name, colour } = findBand(score);
  return (
    <span className={styles.chip} data-colour={colour}>
      {name}
    </span>
  );
};

/** What a score says, line by line: the service's band, the instrument's severity, its threshold. Never merged. */
export const ScoreLines = ({ result: { questionType, score, risk, answers } }: Props) => {
  const questionnaire = findQuestionnaire(questionType);
  const severity = severityOf(questionnaire, score);
  if (!questionnaire.total) {
    return (
      <ul className={styles.lines}>
        <li>
          Outcome: <strong>{risk}</strong>
        </li>
        <li>
          Answered Yes: {score} of {answers.length}
        </li>
      </ul>
    );
  }
  return (
    <ul className={styles.lines}>
      <li>
        Score: <strong>{score}</strong> of {highestScore(questionnaire)}
      </li>
      <li>
        Band: <BandChip score={score} />
      </li>
      {severity && (
        <li>
          Severity: {severity.name} ({severity.from}-{severity.to})
        </li>
      )}
      {isAtThreshold(questionnaire, score) && <li>At or above the clinical threshold</li>}
    </ul>
  );
};
