import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import {
  describeChange,
  describeJointChange,
  type JointChange,
  type OwnChange,
} from '../../../../../shared/questionnaires/describe-change.ts';
import type { QuestionnaireId } from '../../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import styles from './change-summary.module.css';
import type { TestSummary } from './queries.ts';

/** The judgement of one instrument's change. */
export const ChangeWords = ({ questionType, change, recovered }: OwnChange & { questionType: QuestionnaireId }) => {
  const side = findQuestionnaire(questionType).better === 'lower' ? 'below' : 'above';
  return (
    <>
      <strong>{change}</strong>
      {recovered && `. Now ${side} the clinical threshold`}
    </>
  );
};

/** The judgement of several instruments together, and by whose convention. */
export const JointChangeWords = ({ by, of, change, recovered }: JointChange) => (
  <>
    {of} together ({by}): <strong>{change}</strong>
    {recovered && '. Recovery: below the clinical thresholds now'}
  </>
);

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
