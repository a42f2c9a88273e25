import { formatDay } from '../../../../shared/domain/format-day.ts';
import { describeChange, describeDifference } from '../../../../shared/questionnaires/describe-change.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import styles from './change-summary.module.css';
import type { TestSummary } from './queries.ts';

/** Whether the change from the first to the latest scores is more than chance, over all instruments that say so. */
export const ChangeSummary = ({ tests }: { tests: TestSummary['tests'] }) => {
  const overall = describeChange(tests);
  if (!overall) return null;
  const moved = tests.filter(
    ({ questionType, first, latest }) =>
      findQuestionnaire(questionType).reliableChange !== undefined && first.resultId !== latest.resultId,
  );
  return (
    <div className={styles.change}>
      <p>
        <strong>{overall.change}</strong>
        {overall.recovered && '. Recovery: below the clinical thresholds now'}
      </p>
      <ul>
        {moved.map(({ questionType, first, latest }) => (
          <li key={questionType}>
            {findQuestionnaire(questionType).name}: {describeDifference(first.score, latest.score)}, from {first.score}{' '}
            on {formatDay(first.questionDate)} to {latest.score} on {formatDay(latest.questionDate)}
          </li>
        ))}
      </ul>
    </div>
  );
};
