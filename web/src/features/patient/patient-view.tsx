import { Link } from 'react-router-dom';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { referralSections } from '../../../../shared/forms/referral-form.ts';
import { unansweredAlerts } from '../../entities/alert/open-alerts.ts';
import { RecordAlerts } from '../../entities/alert/record-alerts.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { LikelyPatients } from '../../entities/patient/likely-patients.tsx';
import { useLikelyPatientsOf } from '../../entities/patient/queries.ts';
import { LatestScores } from '../../entities/result/latest-scores.tsx';
import { useTestSummary } from '../../entities/result/queries.ts';
import { patientWatch } from '../../entities/watches.ts';
import { caseNotesScreen, newCaseNoteScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import { Assignment } from './assignment.tsx';
import { ExternalReferrals } from './external-referrals.tsx';
import { GroupCard } from './group-card.tsx';
import { InactiveNotice } from './inactive-notice.tsx';
import styles from './patient.module.css';
import { PatientHeader } from './patient-header.tsx';
import { PrintedRecord } from './printed-record.tsx';
import { Signature } from './signature.tsx';
import { Timeline } from './timeline.tsx';

/** One person's record: who it is, what has happened, and every answer in cards that can be changed. */
export const PatientView = ({ record }: { record: PatientRecord }) => {
  const { referralId: patientId } = record;
  const { data: standing } = useTestSummary(patientId);
  const open = unansweredAlerts(standing);
  const reasons = open.map((alert) => ('unreadable' in alert ? 'it is stored but cannot be read' : alert.reason));
  const likely = useLikelyPatientsOf(patientId);
  return (
    <>
      <div className={styles.screen}>
        <PatientHeader record={record}>
          {open.length > 0 && (
            <p className={styles.alert}>
              {open.length === 1 ? 'An alert needs' : `${open.length} alerts need`} an answer: {reasons[0]}
            </p>
          )}
        </PatientHeader>
        {!record.active && <InactiveNotice patientId={patientId} name={`${record.firstName} ${record.lastName}`} />}
        <Freshness of={patientWatch(patientId)} />
        <RecordAlerts patientId={patientId} />
        <LikelyPatients search={likely} />
        <p className={styles.links}>
          {may('mayWriteRecords') && <Link to={newCaseNoteScreen(patientId)}>Write a case note</Link>}
          <Link to={caseNotesScreen(patientId)}>Read case notes</Link>
          <button type="button" className="in-row" onClick={() => window.print()}>
            Print this record
          </button>
        </p>
        <div className={styles.columns}>
          <div className={styles.main}>
            {referralSections.map(({ id, title, groups }) => (
              <section key={id} aria-labelledby={`record-${id}`} className={styles.section}>
                <h2 id={`record-${id}`}>{title}</h2>
                {groups.map((name) => (
                  <GroupCard key={name} name={name} record={record} only={(groups as readonly string[]).length === 1} />
                ))}
              </section>
            ))}
          </div>
          <div className={styles.side}>
            <LatestScores patientId={patientId} />
            <Assignment record={record} />
            <ExternalReferrals record={record} />
            <Signature record={record} />
            <Timeline patientId={patientId} />
          </div>
        </div>
      </div>
      <PrintedRecord record={record} alerts={reasons} />
    </>
  );
};
