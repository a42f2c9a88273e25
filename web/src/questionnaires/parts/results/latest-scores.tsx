import { Link } from 'react-router-dom';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../../shared/kernel/unreadable.ts';
import { describeChange, describeJointChange } from '../../../../../shared/questionnaires/describe-change.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import { instrumentsFor } from '../../../../../shared/questionnaires/offered.ts';
import { timeliness } from '../../../../../shared/questionnaires/overdue.ts';
import { instruments } from '../../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../../shared/questionnaires/result.ts';
import { highestScore } from '../../../../../shared/questionnaires/scoring.ts';
import { ActionLink } from '../../../kernel/components/action-link.tsx';
import { Sparkline } from '../../../kernel/components/charts/sparkline.tsx';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { dataScreen, questionnaireScreen } from '../../../kernel/lib/paths.ts';
import { may } from '../../../kernel/session/may.ts';
import { useSummaryPart } from '../../../patients/parts/summary-reading.ts';
import { ChangeWords, JointChangeWords } from './change-summary.tsx';
import styles from './latest-scores.module.css';
import { type TestSummary, useTestSummary } from './queries.ts';
import { BandLegend, capitalise, FollowUps, ScoreLines, titleOfResult } from './score-lines.tsx';

type Instrument = (typeof instruments)[number];
type Test = TestSummary['tests'][number];

type RowProps = {
  questionnaire: Instrument;
  /** The results of this instrument, the latest first. */
  results: readonly TestResult[];
  /** The latest results of all instruments. */
  latestOfAll: readonly TestResult[];
  test: Test | undefined;
  /** The day from which the current episode counts. */
  since: string;
};

/** How a score has changed since the first of the episode; nothing where there was no other. */
const Change = ({ test }: { test: Test }) => {
  const change = describeChange(test);
  return (
    change && (
      <>
        {capitalise(change.difference)} since {formatDay(test.first.questionDate)}:{' '}
        <ChangeWords questionType={test.questionType} {...change} />.{' '}
      </>
    )
  );
};

const Row = ({ questionnaire, results, latestOfAll, test, since }: RowProps) => {
  const [latest, ...before] = results;
  if (!latest) return null;
  const { id, reports, everyDays } = questionnaire;
  const isEarlier = latest.questionDate < since;
  const values = results
    .filter(({ questionDate }) => isEarlier || questionDate >= since)
    .toReversed()
    .flatMap(({ score }) => (score === undefined ? [] : [score]));
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{titleOfResult(latest)}</h3>
        {reports === 'total' && values.length > 1 && (
          <Sparkline values={values} highest={highestScore(questionnaire)} />
        )}
      </div>
      <ScoreLines result={latest} />
      {before
        .filter((one) => latestOfAll.includes(one))
        .map(({ resultId, questionDate, score, risk }) => (
          <p key={resultId}>
            Before:{' '}
            {reports === 'total' && score !== undefined
              ? `${score} of ${highestScore(questionnaire)}`
              : (risk ?? 'answered')}
            , {formatDay(questionDate)}
          </p>
        ))}
      <p>
        {isEarlier && 'In an earlier episode. '}
        {test && <Change test={test} />}
        {/* Only questionnaires that are due again can be up to date or overdue. */}
        {test && isInUse(id) && everyDays !== undefined && (
          <span data-attention={test.overdue}>{timeliness(test.overdue)}.</span>
        )}
      </p>
      <FollowUps questionType={id} answers={latest.answers} />
    </li>
  );
};

/** The latest results are all in words, also where two are of one instrument. */
const shown = 3;

const Rows = ({ patientId, rows }: { patientId: string; rows: readonly TestResult[] }) => {
  const { data: summary } = useTestSummary(patientId);
  if (rows.length === 0) return <p>No questionnaire has been answered yet.</p>;
  // Answers from before the first episode belong to it.
  const since = (summary?.episodes.length ?? 0) > 1 ? (summary?.episodes.at(-1)?.from ?? '') : '';
  const joint = summary && describeJointChange(summary.tests);
  return (
    <>
      <ul className={styles.rows}>
        {instruments.map((questionnaire) => (
          <Row
            key={questionnaire.id}
            questionnaire={questionnaire}
            latestOfAll={rows.slice(0, shown)}
            results={rows.filter(({ questionType }) => questionType === questionnaire.id)}
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
      <BandLegend of={rows.map(({ questionType }) => questionType)} />
    </>
  );
};

/** The latest results, an instrument a row, with its course and its change, and the links to the next. */
export const LatestScores = ({ patientId }: { patientId: string }) => {
  const { data: summary } = useTestSummary(patientId);
  return (
    <section aria-labelledby="latest-scores">
      <h2 id="latest-scores">Latest test scores</h2>
      <Loaded from={useSummaryPart(patientId, 'scores')}>
        {({ content }) => <Rows patientId={patientId} rows={onlyReadable(content)} />}
      </Loaded>
      <ul className={styles.links}>
        {may('mayWriteRecords') &&
          instrumentsFor(summary?.service ?? '').map(({ id, name }) => (
            <li key={id}>
              <ActionLink to={questionnaireScreen(id, patientId)}>New {name}</ActionLink>
            </li>
          ))}
        {may('mayWriteRecords') && (
          <li>
            <ActionLink to={`${dataScreen(patientId)}#alone`}>Hand over the tablet, or send a link</ActionLink>
          </li>
        )}
        <li>
          <Link className="in-row" to={dataScreen(patientId)}>
            All scores and charts
          </Link>
        </li>
      </ul>
    </section>
  );
};
