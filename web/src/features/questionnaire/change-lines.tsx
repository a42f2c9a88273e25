import type { TestResult } from '../../../../shared/api/result.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { describeChange, describeDifference } from '../../../../shared/questionnaires/describe-change.ts';
import type { TestSummary } from '../../entities/result/queries.ts';
import styles from './change-lines.module.css';

type Props = { tests: TestSummary['tests']; result: TestResult; before: number | undefined };

/** How the score moved since the first one and since the last. */
export const ChangeLines = ({ tests, result: { resultId, questionType, score }, before }: Props) => {
  const course = tests.find((test) => test.questionType === questionType);
  const overall = describeChange(tests);
  if (!course || !overall) return null;
  const { first } = course;
  return (
    <ul className={styles.lines}>
      {first.resultId !== resultId && (
        <li>
          Since the first, {formatDay(first.questionDate)} ({first.score}): {describeDifference(first.score, score)}
        </li>
      )}
      {before !== undefined && (
        <li>
          Since the last ({before}): {describeDifference(before, score)}
        </li>
      )}
      <li>
        <strong>{overall.change}</strong>
        {overall.recovered && '. Recovery: below the clinical thresholds now'}
      </li>
    </ul>
  );
};
