import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../../shared/kernel/unreadable.ts';
import { describeChange, describeJointChange } from '../../../../../shared/questionnaires/describe-change.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import { timeliness } from '../../../../../shared/questionnaires/overdue.ts';
import { instruments } from '../../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../../shared/questionnaires/result.ts';
import { highestScore, severityOf } from '../../../../../shared/questionnaires/scoring.ts';
import { Sparkline } from '../../../kernel/components/charts/sparkline.tsx';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { useSummaryPart } from '../../../patients/parts/summary-reading.ts';
import { ChangeWords, JointChangeWords } from './change-summary.tsx';
import { type TestSummary, useTestSummary } from './queries.ts';
import styles from './score-glance.module.css';
import { capitalise, describeSeverity } from './score-lines.tsx';

type Instrument = (typeof instruments)[number];
type Test = TestSummary['tests'][number];

type RowProps = {
  questionnaire: Instrument;
  /** The results of this instrument, the latest first. */
  results: readonly TestResult[];
  test: Test | undefined;
  /** The day from which the current episode counts. */
  since: string;
};

/** The latest result in words: a total with what it means by its instrument, or an outcome. */
const Latest = ({ questionnaire, result: { score, risk } }: { questionnaire: Instrument; result: TestResult }) => {
  if (questionnaire.reports === 'outcome') return <strong>{risk}</strong>;
  if (score === undefined) return 'Answered';
  const severity = severityOf(questionnaire, score);
  return (
    <>
      {severity && <strong>{describeSeverity(questionnaire, severity)}, </strong>}
      {score} of {highestScore(questionnaire)}
    </>
  );
};

const Row = ({ questionnaire, results, test, since }: RowProps) => {
  const [latest] = results;
  if (!latest) return null;
  const { id, name, reports, everyDays } = questionnaire;
  const isEarlier = latest.questionDate < since;
  const values = results
    .filter(({ questionDate }) => isEarlier || questionDate >= since)
    .toReversed()
    .flatMap(({ score }) => (score === undefined ? [] : [score]));
  const change = test && describeChange(test);
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {reports === 'total' && <Sparkline values={values} highest={highestScore(questionnaire)} />}
      <span className={styles.words}>
        <Latest questionnaire={questionnaire} result={latest} />, {formatDay(latest.questionDate)}
        {isEarlier && ', in an earlier episode'}.{' '}
        {change && (
          <>
            {capitalise(change.difference)} since {formatDay(test.first.questionDate)}:{' '}
            <ChangeWords questionType={id} {...change} />.{' '}
          </>
        )}
        {test?.overdue && isInUse(id) && everyDays !== undefined && <span data-attention>{timeliness(true)}.</span>}
      </span>
    </li>
  );
};

/** The latest scores of a patient with their direction, an instrument a line. */
export const ScoreGlance = ({ patientId }: { patientId: string }) => {
  const { data: summary } = useTestSummary(patientId);
  // Answers from before the first episode belong to it.
  const since = (summary?.episodes.length ?? 0) > 1 ? (summary?.episodes.at(-1)?.from ?? '') : '';
  const joint = summary && describeJointChange(summary.tests);
  return (
    <Loaded from={useSummaryPart(patientId, 'scores')}>
      {({ content }) => {
        const results = onlyReadable(content);
        if (results.length === 0) return <p className={styles.none}>No questionnaire has been answered yet.</p>;
        return (
          <ul className={styles.rows}>
            {instruments.map((questionnaire) => (
              <Row
                key={questionnaire.id}
                questionnaire={questionnaire}
                results={results.filter(({ questionType }) => questionType === questionnaire.id)}
                since={since}
                test={summary?.tests.find(({ questionType }) => questionType === questionnaire.id)}
              />
            ))}
            {joint && (
              <li>
                <JointChangeWords {...joint} />
              </li>
            )}
          </ul>
        );
      }}
    </Loaded>
  );
};
