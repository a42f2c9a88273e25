import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today as todayNow } from '../../../../shared/kernel/today.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import type { LikelyMatch } from '../../../../shared/patients/likely-duplicate.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { isSafeWay, listPhones } from '../../../../shared/patients/safe-ways.ts';
import { referralCalls } from '../../../../shared/referrals/calls.ts';
import { referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { describeWait, waitOf } from '../../../../shared/referrals/referral-waiting.ts';
import { DocumentList } from '../../documents/parts/document-list.tsx';
import { useEpisodes } from '../../episodes/parts/queries.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { DetailPage } from '../../kernel/components/detail-page.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { patientScreen, referralScreen, titles } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { LikelyPatients } from '../../patients/parts/likely-patients.tsx';
import { useLikelyPatientsOf, useRecord } from '../../patients/parts/queries.ts';
import { referenceOf } from '../../patients/parts/words.ts';
import { useCallAnswer } from '../../safety/parts/call-dialog.tsx';
import { CallFields } from '../../safety/parts/call-fields.tsx';
import { describeUnsafeWay } from '../../safety/parts/contact-links.tsx';
import { openCallOf } from '../../safety/parts/words.ts';
import styles from './decision.module.css';
import { DecisionForm } from './decision-form.tsx';
import { JoinedReferrals, ReferralDetails } from './referral-details.tsx';

type Match = Exclude<LikelyMatch, { unreadable: true }>;
const describe = (name: string, dob: string, reference: string) =>
  `${name}, ${dob ? `born ${formatDay(dob)}` : 'date of birth not known'}, ${reference}`;

/** Joins a referral to somebody who is on the records already, after a confirmation. */
const SamePerson = ({ record, match }: { record: PatientRecord; match: Match }) => {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCall(referralCalls.joinReferral);
  const answer = useCallAnswer();
  const open = openCallOf(record);
  const { patientId } = record;
  const [name, other] = [fullName(record), fullName(match)];
  return (
    <>
      <RowButton onClick={() => setAsking(true)} label="This is the same person" about={`as ${other}`} />
      {isAsking && (
        <ConfirmDialog
          title="Are these two the same person?"
          text="This referral then becomes one of theirs, with all that was asked and what happened to it, and is no patient of its own any more. If it turns out to be somebody else, it can be separated again on the screen of the referral."
          detail={`This referral: ${describe(name, record.referralPersonalDetails.dob, referenceOf(record))}. On the records: ${describe(other, match.dob, referenceOf(match))}.`}
          confirm="They are the same person"
          act={async () => {
            const call = open && answer.take(false);
            const body = { samePatientId: match.patientId, ...(call && { call }) };
            return await mutateAsync({ params: { patientId }, body });
          }}
          done={`The referral is one of ${other} now.`}
          onClose={() => setAsking(false)}
          onDone={() => void navigate(referralScreen(match.patientId), { replace: true })}
        >
          {open && <CallFields call={open} worker={null} form={answer} />}
        </ConfirmDialog>
      )}
    </>
  );
};

const callTo = (number: string, name: string) => (
  <li key={number}>
    <a href={phoneLink(number)}>{`Call ${name}: ${number}`}</a>
  </li>
);

/**
 * Whom to ring; how it is safe is shown at the head of the workspace. Where a call was not marked safe, their numbers
 * are no links: a slip of the finger would ring.
 */
const WhoToCall = ({ record }: { record: PatientRecord }) => {
  const { referralPersonalDetails: person, referralReferrer: referrer, referralSafeContact: safe } = record;
  const numbers = listPhones(person);
  const referrerName = fullName(referrer).trim() || 'the referrer';
  return (
    <ul className={styles.calls}>
      {isSafeWay('call', safe)
        ? numbers.map((number) => callTo(number, person.firstName))
        : numbers.length > 0 && <li>{describeUnsafeWay('call', numbers.join(', '))}</li>}
      {referrer.phone && callTo(referrer.phone, referrerName)}
    </ul>
  );
};

type Props = { record: PatientRecord; episode: Episode };

/** The state of a referral: since when, by whom and why. Its danger is in the head of the workspace. */
const CurrentState = ({ record, episode }: Props) => {
  const { state, stateSince, stateBy, stateWhy, insteadTo } = episode;
  const today = todayNow();
  const wait = waitOf({ ...episode, service: record.referralProject.project }, today);
  return (
    <div className={styles.state}>
      <p>
        <strong>{referralStateLabels[state]}</strong> since{' '}
        <time dateTime={stateSince}>{formatInstant(stateSince)}</time>
        {stateBy && `, by ${fullName(stateBy)}`}. {wait.isOver ? '' : 'Waiting: '}
        {describeWait(wait)}.
      </p>
      {stateWhy && <p>Why: {stateWhy}</p>}
      {insteadTo && <p>Where to instead: {insteadTo}</p>}
      <a className={styles.jump} href="#decide">
        Go to the decision
      </a>
    </div>
  );
};

const Decide = ({ record, episode }: Props) => {
  const { patientId, user } = record;
  const likely = useLikelyPatientsOf(patientId);
  const isEnded = episode.closing !== undefined && episode.state === 'accepted';
  const mayJoin = may('mayWriteRecords') && episode.closing === undefined;
  return (
    <section className={styles.decide} aria-labelledby="decide">
      <h2 id="decide" tabIndex={-1}>
        Decide
      </h2>
      <WhoToCall record={record} />
      <LikelyPatients search={likely}>
        {(match) => mayJoin && <SamePerson record={record} match={match} />}
      </LikelyPatients>
      {isEnded ? (
        <p>
          They were accepted, and the episode is closed. <Link to={patientScreen(patientId)}>Open the record</Link>
        </p>
      ) : (
        may('mayWriteRecords') && (
          <DecisionForm key={`${patientId} ${episode.number}`} record={record} current={{ episode, worker: user }} />
        )
      )}
    </section>
  );
};

const Referral = ({ record }: { record: PatientRecord }) => {
  const { patientId } = record;
  const episodes = useEpisodes(patientId);
  const current = episodes.data?.content.at(-1);
  return (
    <>
      {current && <CurrentState record={record} episode={current} />}
      <div className={styles.screen}>
        <div className={styles.asked}>
          <ReferralDetails record={record} />
          <section className={styles.attached} aria-labelledby="attached">
            <h2 id="attached">Documents</h2>
            <DocumentList patientId={patientId} empty={<p>Nothing came with this referral.</p>} />
          </section>
          <JoinedReferrals patientId={patientId} episodes={episodes.data?.content ?? []} />
        </div>
        <Loaded from={episodes} failed="What has become of this referral could not be read.">
          {() => current && <Decide record={record} episode={current} />}
        </Loaded>
      </div>
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  const from = useRecord(id);
  const heading = from.data && `Referral of ${fullName(from.data)}`;
  return (
    <DetailPage title={titles.referral} heading={heading} list="referrals" from={from} missing={missing.referral}>
      {(record) => <Referral key={record.patientId} record={record} />}
    </DetailPage>
  );
};
