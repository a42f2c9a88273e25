import { Link } from 'react-router-dom';
import type { Episode } from '../../../../shared/api/episode.ts';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { dangerOf } from '../../../../shared/domain/danger.ts';
import { referralStateLabels } from '../../../../shared/domain/referral-state.ts';
import { callDueOf, describeCallDue, describeWait, waitOf } from '../../../../shared/domain/referral-waiting.ts';
import { today as todayNow } from '../../../../shared/domain/today.ts';
import { describeDanger } from '../../entities/patient/danger-words.ts';
import { LikelyPatients } from '../../entities/patient/likely-patients.tsx';
import { useLikelyPatientsOf } from '../../entities/patient/queries.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { patientScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import styles from './decision.module.css';
import { DecisionForm } from './decision-form.tsx';
import { SamePerson } from './same-person.tsx';
import { WhoToCall } from './who-to-call.tsx';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** Since when the referral is in its state, by whom and why. */
const StateLine = ({ episode, service }: { episode: Episode; service: string }) => {
  const { state, stateSince, stateBy, stateWhy, insteadTo } = episode;
  return (
    <>
      <p>
        <strong>{referralStateLabels[state]}</strong> since{' '}
        <time dateTime={stateSince}>{formatInstant(stateSince)}</time>
        {stateBy && `, by ${nameOf(stateBy)}`}. {describeWait(waitOf({ ...episode, service }, todayNow()))}.
      </p>
      {stateWhy && <p>Why: {stateWhy}</p>}
      {insteadTo && <p>Where to instead: {insteadTo}</p>}
    </>
  );
};

const Danger = ({ record, episode }: { record: PatientRecord; episode: Episode }) => {
  const joined = (episode.joined ?? []).flatMap(({ danger }) => danger);
  const danger = [...new Set([...dangerOf(record), ...joined])];
  if (danger.length === 0) return null;
  const today = todayNow();
  const due = callDueOf({ ...episode, danger }, today);
  return (
    <p className={styles.danger}>
      <strong>Danger: {describeDanger(danger)}.</strong> {due && `${describeCallDue(due, today)}.`}
    </p>
  );
};

type Props = { record: PatientRecord; episode: Episode };

/** All it takes to decide on a referral: what is urgent, whom to ring, who it may be already, and the decision itself. */
export const Decide = ({ record, episode }: Props) => {
  const { referralId: patientId, user } = record;
  const likely = useLikelyPatientsOf(patientId);
  const isEnded = episode.closing !== undefined && episode.state === 'accepted';
  const mayJoin = may('mayWriteRecords') && episode.closing === undefined;
  return (
    <section className={styles.decide} aria-labelledby="decide">
      <h2 id="decide">Decide</h2>
      <StateLine episode={episode} service={record.referralProject.project} />
      <Danger record={record} episode={episode} />
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
