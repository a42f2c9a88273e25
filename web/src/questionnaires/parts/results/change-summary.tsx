import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { describeChange, describeJointChange } from '../../../../../shared/questionnaires/describe-change.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import styles from './change-summary.module.css';
import { ChangeWords, JointChangeWords } from './change-words.tsx';
import type { TestSummary } from './queries.ts';

/** Whether the change from first to latest is more than chance: of each instrument, then of those judged together. */
export const ChangeSummary = ({ tests }: { tests: TestSummary['tests'] }) => {
  const changed = tests.flatMap((test) => {
    const change = describeChange(test);
    return change ? [{ ...test, change }] : [];
  });
  if (changed.length === 0) return null;
  const joint = describeJointChange(tests);
  return (
    <ul className={styles.change}>
      {changed.map(({ questionType, first, latest, change }) => (
        <li key={questionType}>
          {findQuestionnaire(questionType).name}: {change.difference}, from {first.score} on{' '}
          {formatDay(first.questionDate)} to {latest.score} on {formatDay(latest.questionDate)}.{' '}
          <ChangeWords questionType={questionType} {...change} />
        </li>
      ))}
      {joint && (
        <li>
          <JointChangeWords {...joint} />
        </li>
      )}
    </ul>
  );
};
