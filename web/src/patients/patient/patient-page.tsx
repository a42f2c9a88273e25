import { Link, useParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { RecordAlerts } from '../../alerts/parts/record-alerts.tsx';
import { PatientAppointments } from '../../appointments/parts/patient-appointments.tsx';
import { describeEpisodes } from '../../episodes/parts/describe-episode.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { closingScreen, episodesScreen, externalScreen, titles } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { LatestScores } from '../../questionnaires/parts/results/latest-scores.tsx';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { ScoreGlance } from '../../questionnaires/parts/results/score-glance.tsx';
import { PatientTasks } from '../../tasks/parts/patient-tasks.tsx';
import { ExternalReferrals } from '../parts/external-referral/external-referrals.tsx';
import { LikelyPatients } from '../parts/likely-patients.tsx';
import { useLikelyPatientsOf, useRecord } from '../parts/queries.ts';
import { Assignment } from './assignment.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { InactiveNotice } from './inactive-notice.tsx';
import { LastNote } from './last-note.tsx';
import patientStyles from './patient.module.css';
import { PrintedRecord } from './printed-record.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordDetails } from './record-details.tsx';
import styles from './summary.module.css';
import { Timeline } from './timeline.tsx';
import { useRecordPrint } from './use-record-print.ts';

/** The episodes of a patient in one line, the current one first. */
const EpisodeLine = ({ patientId }: { patientId: string }) => {
  const { data: summary } = useTestSummary(patientId);
  if (!summary) return null;
  const closed = summary.episodes.at(-1)?.closed;
  return (
    <p className={styles.episodes}>
      <Link to={episodesScreen(patientId)}>{describeEpisodes(summary.episodes)}</Link>
      {closed && !closed.reason && may('mayDeactivatePatients') && (
        <>
          . <Link to={closingScreen(patientId)}>Write down how it ended</Link>
        </>
      )}
    </p>
  );
};

/** How somebody is, in one screen; then the timeline, and then every answer. */
const Summary = ({ record }: { record: PatientRecord }) => {
  const { patientId } = record;
  const print = useRecordPrint(patientId);
  const likely = useLikelyPatientsOf(patientId);
  return (
    <>
      <div className={styles.screen}>
        {!record.active && <InactiveNotice patientId={patientId} name={`${record.firstName} ${record.lastName}`} />}
        <RecordAlerts patientId={patientId} />
        <EpisodeLine patientId={patientId} />
        <div className={styles.glance}>
          <div className={styles.part}>
            <LastNote patientId={patientId} />
            <ContactFacts record={record} />
          </div>
          <section className={styles.part} aria-labelledby="scores">
            <h2 id="scores">How the scores stand</h2>
            <ScoreGlance patientId={patientId} />
          </section>
        </div>
        <PatientAppointments patientId={patientId} />
        <PatientTasks patientId={patientId} />
        <RecordActions record={record} print={print} />
        <LikelyPatients search={likely} />
        <div className={patientStyles.columns}>
          <Timeline patientId={patientId} />
          <div>
            <LatestScores patientId={patientId} />
            <Assignment record={record} />
            <ExternalReferrals record={record}>
              {may('mayWriteRecords') && <Link to={externalScreen(patientId)}>Log an external referral</Link>}
            </ExternalReferrals>
          </div>
        </div>
        <RecordDetails record={record} />
      </div>
      <PrintedRecord record={record} printed={print.printed} />
    </>
  );
};

/** The first screen of a patient. Its heading is their name, at the head of the workspace. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  const { data, error } = record;
  return (
    <article>
      <PageHead title={data ? `${data.firstName} ${data.lastName}` : titles.patient} />
      {error && !data && <h1 tabIndex={-1}>{titles.patient}</h1>}
      <Loaded from={record} missing={missing.patient}>
        {(shown) => <Summary key={shown.patientId} record={shown} />}
      </Loaded>
    </article>
  );
};
