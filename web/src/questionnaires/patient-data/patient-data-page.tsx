import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import { measuresOf } from '../../../../shared/questionnaires/measures.ts';
import { findQuestionnaire, instruments } from '../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../shared/questionnaires/result.ts';
import { RecordAlerts } from '../../alerts/parts/record-alerts.tsx';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { WaitingFor } from '../../kernel/components/waiting.tsx';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { dataScreen, titles } from '../../kernel/lib/paths.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { useAddressedPatient } from '../../patients/parts/use-addressed-patient.ts';
import { AskToAnswer } from '../../self-completion/parts/ask-to-answer.tsx';
import { AnswersDialog } from '../parts/results/answers-dialog.tsx';
import { ChangeSummary } from '../parts/results/change-summary.tsx';
import { type TestSummary, useScores, useTestSummary } from '../parts/results/queries.ts';
import { ScoreChart } from '../parts/results/score-chart.tsx';
import { BandLegend, FollowUps, ScoreLines } from '../parts/results/score-lines.tsx';
import stacked from '../parts/results/stacked.module.css';
import styles from './patient-data.module.css';

const scoresAPage = 6;

const AllResults = ({ patientId, name }: { patientId: string; name: string }) => {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<TestResult>();
  const list = useScores(patientId, page, scoresAPage);
  return (
    <Loaded from={list} waiting={null}>
      {({ content, totalElements }) =>
        totalElements > 0 && (
          <section className={styles.listed} aria-busy={list.isPlaceholderData}>
            <h2>All results</h2>
            <RowsTable
              className={stacked.table}
              caption={
                <>
                  {totalElements} {totalElements === 1 ? 'result' : 'results'}, the latest first
                </>
              }
              columns={['Date', 'Test', 'Result', { hidden: 'Answers' }]}
            >
              {content.map((row) =>
                'unreadable' in row ? (
                  <UnreadableRow key={row.resultId} columns={4} what="This result" id={row.resultId} />
                ) : (
                  <tr key={row.resultId}>
                    <th scope="row" className={stacked.whole}>
                      {formatDay(row.questionDate)}
                    </th>
                    <td className={stacked.whole}>{findQuestionnaire(row.questionType).name}</td>
                    <td className={`${styles.result} ${stacked.wide}`}>
                      <ScoreLines result={row} />
                      <FollowUps questionType={row.questionType} answers={row.answers} />
                    </td>
                    <td className={stacked.wide}>
                      <RowButton
                        label="See the answers"
                        about={`to ${findQuestionnaire(row.questionType).name} of ${formatDay(row.questionDate)}`}
                        onClick={() => setShown(row)}
                      />
                    </td>
                  </tr>
                ),
              )}
            </RowsTable>
            <Pagination label="All results" page={page} list={list} onPageChange={setPage} />
            {shown && <AnswersDialog result={shown} name={name} onClose={() => setShown(undefined)} />}
          </section>
        )
      }
    </Loaded>
  );
};

/** The patient that the screen is about: in sight wherever something is entered about a person. */
const PatientLine = ({ patient }: { patient: TestSummary }) => (
  <p className={styles.line}>
    <strong className={styles.name}>
      <PatientLink {...patient} />
    </strong>
    <span>Born {patient.dob ? formatDay(patient.dob) : 'not known'}</span>
    <span className={styles.id}>{patient.reference ?? patient.patientId}</span>
    {!patient.active && <span className={styles.inactive}>Inactive</span>}
  </p>
);

/** Requests the CSV of one patient and downloads it; the link works for a minute. */
const CsvDownload = ({ patientId }: { patientId: string }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchBody(questionnaireCalls.writeCsv, { params: { patientId } }),
    // The answer is an attachment: this page stays.
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <div className={styles.csv}>
      <QuietButton label="Download csv" isOff={isPending} onClick={() => mutate()} /> <WaitingFor during={isPending} />
      {error && <Problem text={error.message} />}
    </div>
  );
};

const resultsDrawn = 100;

const AllCharts = ({ patientId, alerts, episodes }: TestSummary) => {
  const alerted = new Set(onlyReadable(alerts).map(({ resultId }) => resultId));
  return (
    <Loaded from={useScores(patientId, 1, resultsDrawn)}>
      {(data) => {
        const readable = onlyReadable(data.content).toReversed();
        if (readable.length === 0) return <EmptyState>This patient has answered no questionnaire yet.</EmptyState>;
        return (
          <>
            {data.totalElements > resultsDrawn && <p>The charts show the latest {resultsDrawn} results.</p>}
            <div className={styles.charts}>
              {instruments.map((questionnaire) => {
                const results = readable.filter(({ questionType }) => questionType === questionnaire.id);
                if (results.length === 0) return null;
                return measuresOf(questionnaire).map((measure) => (
                  <ScoreChart
                    key={`${questionnaire.id} ${measure.name}`}
                    questionnaire={questionnaire}
                    measure={measure}
                    results={results}
                    episodes={episodes}
                    alerted={alerted}
                  />
                ));
              })}
            </div>
            <BandLegend of={readable.map(({ questionType }) => questionType)} />
          </>
        );
      }}
    </Loaded>
  );
};

export const Component = () => {
  const { id, patient, reading, choose } = useAddressedPatient(dataScreen);
  const query = useTestSummary(id);
  return (
    <>
      <StaffHeading title={titles.data} />
      <PatientSearch patient={patient} reading={reading} onChoose={choose} />
      {patient && (
        <Loaded from={query}>
          {(summary) => (
            <div key={summary.patientId} className={styles.printedSummary}>
              <div className={styles.printed}>
                <PatientLine patient={summary} />
                <p>Confidential; printed {formatInstant(new Date().toISOString())}.</p>
              </div>
              <div className={styles.body}>
                <RecordAlerts patientId={summary.patientId} />
                <h2>Scores over time</h2>
                <ChangeSummary tests={summary.tests} />
                <AllCharts {...summary} />
                <AskToAnswer summary={summary} />
                <AllResults patientId={summary.patientId} name={fullName(summary)} />
                {may('mayExportRecords') && <CsvDownload patientId={summary.patientId} />}
              </div>
            </div>
          )}
        </Loaded>
      )}
    </>
  );
};
