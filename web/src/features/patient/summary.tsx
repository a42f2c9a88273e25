import { Link } from 'react-router-dom';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { RecordAlerts } from '../../entities/alert/record-alerts.tsx';
import { PatientAppointments } from '../../entities/appointment/patient-appointments.tsx';
import { ExternalReferrals } from '../../entities/external-referral/external-referrals.tsx';
import { LikelyPatients } from '../../entities/patient/likely-patients.tsx';
import { useLikelyPatientsOf } from '../../entities/patient/queries.ts';
import { LatestScores } from '../../entities/result/latest-scores.tsx';
import { ScoreGlance } from '../../entities/result/score-glance.tsx';
import { PatientTasks } from '../../entities/task/patient-tasks.tsx';
import { externalScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import { Assignment } from './assignment.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { EpisodeLine } from './episode-line.tsx';
import { InactiveNotice } from './inactive-notice.tsx';
import { LastNote } from './last-note.tsx';
import patientStyles from './patient.module.css';
import { PrintedRecord } from './printed-record.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordDetails } from './record-details.tsx';
import styles from './summary.module.css';
import { Timeline } from './timeline.tsx';
import { useRecordPrint } from './use-record-print.ts';

/** How somebody is, in one screen; then the timeline, and then every answer. */
export const Summary = ({ record }: { record: PatientRecord }) => {
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
