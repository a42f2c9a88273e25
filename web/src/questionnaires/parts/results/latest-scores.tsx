import { Link } from 'react-router-dom';
import { onlyReadable } from '../../../../../shared/kernel/unreadable.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import { instrumentsFor } from '../../../../../shared/questionnaires/offered.ts';
import { timeliness } from '../../../../../shared/questionnaires/overdue.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../../shared/questionnaires/result.ts';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { dataScreen, questionnaireScreen } from '../../../kernel/lib/paths.ts';
import { may } from '../../../kernel/session/may.ts';
import { useSummaryPart } from '../../../patients/parts/summary-reading.ts';
import styles from './latest-scores.module.css';
import { useTestSummary } from './queries.ts';
import { BandLegend, FollowUps, ScoreLines, titleOfResult } from './score-lines.tsx';

const shown = 3;

const Scores = ({ rows }: { rows: readonly TestResult[] }) => {
  if (rows.length === 0) return <p>No questionnaire has been answered yet.</p>;
  return (
    <>
      {rows.map((row) => (
        <div key={row.resultId} className={styles.score}>
          <h3>{titleOfResult(row)}</h3>
          <ScoreLines result={row} />
          <FollowUps questionType={row.questionType} answers={row.answers} />
        </div>
      ))}
      <BandLegend of={rows.map(({ questionType }) => questionType)} />
    </>
  );
};

/** The latest three scores of a patient, and whether the tests are up to date. */
export const LatestScores = ({ patientId }: { patientId: string }) => {
  const { data: summary } = useTestSummary(patientId);
  // Only questionnaires that are due again can be up to date or overdue.
  const due = (summary?.tests ?? []).filter(
    ({ questionType }) => isInUse(questionType) && findQuestionnaire(questionType).everyDays !== undefined,
  );
  return (
    <section aria-labelledby="latest-scores">
      <h2 id="latest-scores">Latest test scores</h2>
      <Loaded from={useSummaryPart(patientId, 'scores')}>
        {({ content }) => <Scores rows={onlyReadable(content).slice(0, shown)} />}
      </Loaded>
      {due.length > 0 && (
        <ul className={styles.lines}>
          {due.map(({ questionType, overdue }) => (
            <li key={questionType} data-attention={overdue}>
              {findQuestionnaire(questionType).name}: {timeliness(overdue)}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.lines}>
        {may('mayWriteRecords') &&
          instrumentsFor(summary?.service ?? '').map(({ id, name }) => (
            <li key={id}>
              <Link className="in-row act" to={questionnaireScreen(id, patientId)}>
                New {name}
              </Link>
            </li>
          ))}
        {may('mayWriteRecords') && (
          <li>
            <Link className="in-row act" to={`${dataScreen(patientId)}#alone`}>
              Hand over the tablet, or send a link
            </Link>
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
