import { useNavigate, useParams } from 'react-router-dom';
import { onlyReadable } from '../../../../shared/api/unreadable.ts';
import { measuresOf } from '../../../../shared/questionnaires/measures.ts';
import { instruments } from '../../../../shared/questionnaires/registry.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RecordAlerts } from '../../entities/alert/record-alerts.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { ChosenPatient } from '../../entities/patient/chosen-patient.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { BandLegend } from '../../entities/result/band-legend.tsx';
import { ChangeSummary } from '../../entities/result/change-summary.tsx';
import { useScores, useTestSummary } from '../../entities/result/queries.ts';
import { ScoreChart } from '../../entities/result/score-chart.tsx';
import { patientWatch } from '../../entities/watches.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { dataScreen, screens } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import { AllResults } from './all-results.tsx';
import { CsvDownload } from './csv-download.tsx';
import styles from './patient-data.module.css';

const resultsDrawn = 100;

type Scores = NonNullable<ReturnType<typeof useScores>['data']>;

const Charts = ({ data }: { data: Scores }) => {
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
            />
          ));
        })}
      </div>
      <BandLegend of={readable.map(({ questionType }) => questionType)} />
    </>
  );
};

const AllCharts = ({ patientId }: { patientId: string }) => (
  <Loaded from={useScores(patientId, 1, resultsDrawn)}>{(data) => <Charts data={data} />}</Loaded>
);

/** All that one patient has answered: what is to be done, how the scores moved, and every result. */
export const Component = () => {
  const { id } = useParams();
  const navigate = useNavigate();
  const summary = useTestSummary(id);
  const choose = (chosen: { referralId: string } | undefined) =>
    void navigate(chosen ? dataScreen(chosen.referralId) : screens.data);
  return (
    <>
      <PageHead title="Patient data" />
      <Heading>Patient data</Heading>
      {(!id || (summary.error && !summary.data)) && <PatientSearch patient={undefined} onChoose={choose} />}
      {id && (
        <Loaded from={summary}>
          {(standing) => (
            <div className={styles.sheet}>
              <div className={styles.top}>
                <ChosenPatient patient={standing} onChange={() => choose(undefined)} />
                <p className={styles.printed}>Confidential; printed {formatInstant(new Date().toISOString())}.</p>
              </div>
              <div className={styles.body}>
                <Freshness of={patientWatch(standing.patientId)} />
                <RecordAlerts patientId={standing.patientId} />
                <h2>Scores over time</h2>
                <ChangeSummary tests={standing.tests} />
                {may('mayExportRecords') && <CsvDownload patientId={standing.patientId} />}
                <AllCharts patientId={standing.patientId} />
                <AllResults patientId={standing.patientId} name={`${standing.firstName} ${standing.lastName}`} />
              </div>
            </div>
          )}
        </Loaded>
      )}
    </>
  );
};
