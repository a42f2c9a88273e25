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
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { isMissing } from '../../kernel/lib/call-failure.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import {
  caseNotesScreen,
  closingScreen,
  episodesScreen,
  externalScreen,
  newCaseNoteScreen,
  titles,
} from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { describePlace, isPlace } from '../../notes/parts/describe-place.ts';
import { LatestScores } from '../../questionnaires/parts/results/latest-scores.tsx';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { ScoreGlance } from '../../questionnaires/parts/results/score-glance.tsx';
import { EmailLink, PhoneLinks } from '../../safety/parts/contact-links.tsx';
import { PatientTasks } from '../../tasks/parts/task-list.tsx';
import { ExternalReferrals } from '../parts/external-referrals.tsx';
import { LikelyPatients } from '../parts/likely-patients.tsx';
import { useRecord } from '../parts/queries.ts';
import { useSummaryPart } from '../parts/summary-reading.ts';
import { Assignment } from './assignment.tsx';
import patientStyles from './patient.module.css';
import { RecordActions, useRecordPrint } from './record-actions.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordOnPaper } from './record-on-paper.tsx';
import styles from './summary.module.css';
import { Timeline } from './timeline.tsx';

// Of few records: the start of a record does without it.
const InactiveNotice = lazy(async () => ({ default: (await import('./inactive-notice.tsx')).InactiveNotice }));

// About four lines on a phone; a note that is hardly longer is shown whole.
const shownLetters = 180;
const isLong = (text: string): boolean => text.length > shownLetters + 60 || text.split('\n').length > 5;

const NoteText = ({ text }: { text: string }) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <p className={styles.note} data-folded={isLong(text) && !isWhole}>
        {text}
      </p>
      {isLong(text) && (
        <RowButton
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          label={isWhole ? 'Show less' : 'Show the whole note'}
        />
      )}
    </>
  );
};

/** The words of the latest note: the first lines, and the rest on request. */
const LastNote = ({ patientId }: { patientId: string }) => (
  <section className={styles.part} aria-labelledby="last-note">
    <h2 id="last-note">Last note</h2>
    <Loaded from={useSummaryPart(patientId, 'notes')}>
      {({ content, totalElements }) => {
        const [note] = content.flatMap((one) => (isPlace(one) ? [] : one));
        // Those before it say that a note was withdrawn, or is restricted to others.
        const before = content.slice(0, note && content.indexOf(note)).filter(isPlace);
        const places = before.map((one) => (
          <p key={one.caseNoteId} className={styles.when}>
            {describePlace(one)}
          </p>
        ));
        if (!note && places.length > 0) return places;
        if (!note) return <p className={styles.none}>This patient has no case notes yet.</p>;
        if ('unreadable' in note) return <Unreadable what="This note" id={note.caseNoteId} />;
        return (
          <>
            {places}
            <p className={styles.when}>
              <time dateTime={note.caseNoteDate}>{formatInstantShort(note.caseNoteDate)}</time>, {fullName(note.by)}
              {totalElements > 1 && `, the latest of ${totalElements}`}
            </p>
            <NoteText key={`${note.caseNoteId} ${note.version}`} text={note.caseNoteText} />
          </>
        );
      }}
    </Loaded>
    <p className={styles.links}>
      {may('mayWriteRecords') && (
        <Link className="in-row act" to={newCaseNoteScreen(patientId)}>
          Write a case note
        </Link>
      )}
      <Link to={caseNotesScreen(patientId)}>Read case notes</Link>
    </p>
  </section>
);

/** How to reach them, their worker and their GP; unknown facts are left out. */
const ContactFacts = ({ record }: { record: PatientRecord }) => {
  const { user, referralPersonalDetails: person, referralGpDetails: gp, referralSafeContact: safeContact } = record;
  const numbers = listPhones(person);
  const gpName = fullName(gp);
  const reached = { name: person.firstName, safeContact };
  return (
    <Facts
      className={styles.facts}
      facts={[
        ['Ring', numbers.length > 0 ? <PhoneLinks key="ring" {...reached} numbers={numbers} /> : undefined],
        ['Email', person.email ? <EmailLink key="email" {...reached} email={person.email} /> : undefined],
        ['Worker', user ? fullName(user) : 'Nobody yet'],
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

/** How somebody is, in one screen; then the timeline, and then every answer. */
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
          <div className={patientStyles.columns}>
            <div>
              <PatientAppointments patientId={patientId} />
              <PatientTasks patientId={patientId} />
              <RecordActions record={record} print={print} />
              <LikelyPatients search={likely} />
              <LatestScores patientId={patientId} />
              <Assignment record={record} />
              <ExternalReferrals record={record}>
                {may('mayWriteRecords') && (
                  <Link className="in-row act" to={externalScreen(patientId)}>
                    Log an external referral
                  </Link>
                )}
              </ExternalReferrals>
            </div>
            <Timeline patientId={patientId} />
          </div>
          <RecordDetails record={record} />
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
