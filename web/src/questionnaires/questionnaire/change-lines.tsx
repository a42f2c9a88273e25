import { formatDay } from '../../../../shared/kernel/format-day.ts';
import {
  describeChange,
  describeDifference,
  describeJointChange,
} from '../../../../shared/questionnaires/describe-change.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../shared/questionnaires/result.ts';
import { ChangeWords, JointChangeWords } from '../parts/results/change-words.tsx';
import type { TestSummary } from '../parts/results/queries.ts';
import styles from './change-lines.module.css';

type Props = { tests: TestSummary['tests']; result: TestResult; before: number | undefined };

/**
 * The change of this result's score since the first one and since the last. It is about this instrument; about several
 * together only where this result is the latest of its kind.
 */
export const ChangeLines = ({ tests, result, before }: Props) => {
  const { resultId, questionType, score } = result;
  const own = tests.find((test) => test.questionType === questionType);
  const { name, judgedWith, reports } = findQuestionnaire(questionType);
  if (reports !== 'total' || !own || score === undefined) return null;
  const { first, latest } = own;
  if (first.resultId === resultId && before === undefined) return null;
  const change = describeChange({ questionType, first, latest: result });
  const joint = change && latest.resultId === resultId ? describeJointChange(tests) : undefined;
  return (
    <ul className={styles.lines}>
      {first.resultId !== resultId && first.score !== undefined && (
        <li>
          Since the first, {formatDay(first.questionDate)} ({first.score}): {describeDifference(first.score, score)}
        </li>
      )}
      {before !== undefined && (
        <li>
          Since the last ({before}): {describeDifference(before, score)}
        </li>
      )}
      {change && (
        <li>
          {name}: <ChangeWords questionType={questionType} {...change} />
        </li>
      )}
      {joint?.by === judgedWith && joint && (
        <li>
          <JointChangeWords {...joint} />
        </li>
      )}
    </ul>
  );
};
