import { useNavigate, useParams } from 'react-router-dom';
import { onlyReadable } from '../../../../shared/api/unreadable.ts';
import { measuresOf } from '../../../../shared/questionnaires/measures.ts';
import { instruments } from '../../../../shared/questionnaires/registry.ts';
import { ScoreChart } from '../../components/charts/score-chart.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { RecordAlerts } from '../../entities/alert/record-alerts.tsx';
import { ChosenPatient } from '../../entities/patient/chosen-patient.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { BandLegend } from '../../entities/result/band-legend.tsx';
import { ChangeSummary } from '../../entities/result/change-summary.tsx';
import { useScores, useTestSummary } from '../../entities/result/queries.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { dataScreen, screens } from '../../lib/paths.ts';
import { AllResults } from './all-results.tsx';
import { CsvDownload } from './csv-download.tsx';
import styles from './patient-data.module.css';

const resultsDrawn = 100;

const Charts = ({ patientId }: { patientId: string }) => {
  const { data, error, refetch } = useScores(patientId, 1, resultsDrawn);
  if (error) return <Problem text={error.message} retry={() => void refetch()} />;
  if (!data) return <p role="status">Please Wait</p>;
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

/** All that one patient has answered: what is to be done, how the scores moved, and every result. */
export const Component = () => {
  const { id } = useParams();
  const navigate = useNavigate();
  const { data: standing, error, refetch } = useTestSummary(id);
  const choose = (chosen: { referralId: string } | undefined) =>
    void navigate(chosen ? dataScreen(chosen.referralId) : screens.data);
  const name = standing ? `${standing.firstName} ${standing.lastName}` : '';
  return (
    <>
      <PageHead title="Patient data" />
      <Heading>Patient data</Heading>
      {(!id || (error && !standing)) && <PatientSearch patient={undefined} onChoose={choose} />}
      {id && !standing && !error && <p role="status">Please Wait</p>}
      {error && !standing && <Problem text={error.message} retry={() => void refetch()} />}
      {standing && (
        <div className={styles.sheet}>
          <div className={styles.top}>
            <ChosenPatient patient={standing} onChange={() => choose(undefined)} />
            <p className={styles.printed}>Confidential; printed {formatInstant(new Date().toISOString())}.</p>
          </div>
          <div className={styles.body}>
            <RecordAlerts patientId={standing.patientId} />
            <h2>Scores over time</h2>
            <ChangeSummary tests={standing.tests} />
            <CsvDownload patientId={standing.patientId} />
            <Charts patientId={standing.patientId} />
            <AllResults patientId={standing.patientId} name={name} />
          </div>
        </div>
      )}
    </>
  );
};
