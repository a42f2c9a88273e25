import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { listPhones } from '../../../../shared/patients/safe-ways.ts';
import { RecordAlerts } from '../../alerts/parts/record-alerts.tsx';
import { PatientAppointments } from '../../appointments/parts/patient-appointments.tsx';
import { describeEpisodes } from '../../episodes/parts/describe-episode.ts';
import { Erased } from '../../erasure/parts/erased.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { isMissing } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { closingScreen, episodesScreen, externalScreen, patientDetailsScreen, titles } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { LatestScores } from '../../questionnaires/parts/results/latest-scores.tsx';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { EmailLink, PhoneLinks } from '../../safety/parts/contact-links.tsx';
import { PatientTasks } from '../../tasks/parts/task-list.tsx';
import { ExternalReferrals } from '../parts/external-referrals.tsx';
import { LikelyPatients } from '../parts/likely-patients.tsx';
import { useRecord } from '../parts/queries.ts';
import { useSummaryPart } from '../parts/summary-reading.ts';
import { Assignment } from './assignment.tsx';
import { LastNote } from './last-note.tsx';
import { RecordActions, useRecordPrint } from './record-actions.tsx';
import { RecordOnPaper } from './record-on-paper.tsx';
import styles from './summary.module.css';
import { Timeline } from './timeline.tsx';

// Of few records: the start of a record does without it.
const InactiveNotice = lazy(async () => ({ default: (await import('./inactive-notice.tsx')).InactiveNotice }));

/** How to reach them, and their GP; unknown facts are left out. */
const ContactFacts = ({ record }: { record: PatientRecord }) => {
  const {
    patientId,
    referralPersonalDetails: person,
    referralGpDetails: gp,
    referralSafeContact: safeContact,
  } = record;
  const numbers = listPhones(person);
  const gpName = fullName(gp);
  const reached = { name: person.firstName, safeContact };
  return (
    <section className={styles.reach} aria-label="How to reach them">
      <Facts
        className={styles.facts}
        facts={[
          ['Ring', numbers.length > 0 ? <PhoneLinks key="ring" {...reached} numbers={numbers} /> : undefined],
          ['Email', person.email ? <EmailLink key="email" {...reached} email={person.email} /> : undefined],
          [
            'GP',
            gpName || gp.phone ? (
              <>
                {gpName}{' '}
                {gp.phone && (
                  <a className={styles.phone} href={phoneLink(gp.phone)}>
                    {gp.phone}
                  </a>
                )}
              </>
            ) : undefined,
          ],
        ]}
      />
      {may('mayWriteRecords') && <ActionLink to={patientDetailsScreen(patientId)}>Change details</ActionLink>}
    </section>
  );
};

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

/** How somebody is, what comes next and what happened, in one screen. *Details* and *Referral* have every answer. */
const Summary = ({ record }: { record: PatientRecord }) => {
  const { patientId } = record;
  const print = useRecordPrint(patientId);
  const likely = useSummaryPart(patientId, 'likely');
  const { isPending } = useTestSummary(patientId);
  // Every part at once: one that came later would move what stands below it from under a press. What is read again
  // after a failure takes nothing away.
  const [isShown, setShown] = useState(false);
  if (!isShown && !isPending && !likely.isPending) setShown(true);
  return (
    <>
      {isShown ? (
        <div className={styles.screen}>
          {!record.active && (
            <Suspense fallback={null}>
              <InactiveNotice patientId={patientId} name={fullName(record)} />
            </Suspense>
          )}
          <RecordAlerts patientId={patientId} />
          <div className={styles.first}>
            <EpisodeLine patientId={patientId} />
            <RecordActions record={record} print={print} />
          </div>
          <div className={styles.columns}>
            <div>
              <LastNote record={record} />
              <LatestScores patientId={patientId} />
              <PatientTasks patientId={patientId} />
              <LikelyPatients search={likely} />
            </div>
            <div>
              <ContactFacts record={record} />
              <PatientAppointments patientId={patientId} />
              <Assignment record={record} />
              <ExternalReferrals record={record}>
                {may('mayWriteRecords') && (
                  <ActionLink to={externalScreen(patientId)}>Log an external referral</ActionLink>
                )}
              </ExternalReferrals>
            </div>
            <Timeline patientId={patientId} />
          </div>
        </div>
      ) : (
        <Waiting />
      )}
      <RecordOnPaper record={record} printed={print.printed} />
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
      <PageHead title={data ? fullName(data) : titles.patient} />
      {error && !data && <h1 tabIndex={-1}>{titles.patient}</h1>}
      {error && isMissing(error) && (
        <p>
          <Suspense fallback={null}>
            <Erased typed={id} />
          </Suspense>
        </p>
      )}
      <Loaded from={record} missing={missing.patient}>
        {(shown) => <Summary key={shown.patientId} record={shown} />}
      </Loaded>
    </article>
  );
};
