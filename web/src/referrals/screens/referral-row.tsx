import { Link, useLocation } from 'react-router-dom';
import { ageOn } from '../../../../shared/kernel/calendar.ts';
import { today as todayNow } from '../../../../shared/kernel/today.ts';
import type { ReadableWorklistRow, WorklistRow } from '../../../../shared/referrals/calls.ts';
import { lacksDecision, referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { callDueOf, describeCallDue, describeWait, waitOf } from '../../../../shared/referrals/referral-waiting.ts';
import { referrerKindLabels } from '../../../../shared/referrals/referrer-kind.ts';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { describeDanger, safetyLabel } from '../../patients/parts/danger-words.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { serviceName } from '../../patients/parts/service-name.ts';
import { RowTick } from '../parts/row-tick.tsx';
import type { Choosing } from '../parts/use-chosen.ts';
import { type ChosenReferral, choosable } from './judge-referrals.tsx';
import styles from './worklist.module.css';

type Props = {
  row: WorklistRow;
  choosing: Choosing<ChosenReferral> | undefined;
  onDeactivate: (row: ReadableWorklistRow) => void;
};

const Person = ({ row }: { row: ReadableWorklistRow }) => {
  const age = ageOn(row.dob, todayNow());
  return (
    <>
      <PatientLink patientId={row.patientId} firstName={row.firstName} lastName={row.lastName} />
      <span className={styles.more}>
        {age === undefined ? 'Age not known' : `Age ${age}`}, {row.language || 'language not recorded'}
      </span>
      {row.writtenIn && <span className={styles.more}>{describeWrittenIn(row.writtenIn)}</span>}
    </>
  );
};

/** The signs of danger, in words, with the day to ring by; then the other ticks. */
const Safety = ({ row }: { row: ReadableWorklistRow }) => {
  const today = todayNow();
  const due = callDueOf(row.callBy, today);
  const others = row.ticked.filter((name) => !row.danger.some((sign) => sign === name)).map(safetyLabel);
  if (row.danger.length === 0 && others.length === 0 && !row.closed) return 'Nothing ticked';
  return (
    <>
      {row.danger.length > 0 && <strong className={styles.danger}>Danger: {describeDanger(row.danger)}</strong>}
      {row.speaksOfDanger && <strong className={styles.danger}>Danger</strong>}
      {due && (
        <span className={styles.due} data-overdue={due.isOverdue}>
          {describeCallDue(due, today)}
        </span>
      )}
      {others.length > 0 && (
        <span className={row.danger.length > 0 ? styles.more : undefined}>{others.join('; ')}</span>
      )}
      {row.closed && <span className={styles.more}>Of another service: opens with a reason</span>}
    </>
  );
};

const stateText = ({ state, stateBy }: ReadableWorklistRow): string =>
  state === 'reading' && stateBy
    ? `${referralStateLabels.reading} by ${fullName(stateBy)}`
    : referralStateLabels[state];

export const ReferralRow = ({ row, choosing, onDeactivate }: Props) => {
  const { search } = useLocation();
  if ('unreadable' in row) return <UnreadableRow columns={10} what="This referral" id={row.patientId} />;
  const reference = row.reference ?? row.patientId;
  const wait = waitOf(row, todayNow());
  return (
    <tr data-danger={row.danger.length > 0 || row.speaksOfDanger === true}>
      {choosing && <RowTick row={choosable(row)} choosing={choosing} />}
      <th scope="row" className={styles.id}>
        {reference}
      </th>
      <td className={styles.date}>
        <time dateTime={row.referredAt}>{formatInstantShort(row.referredAt)}</time>
      </td>
      {!choosing && (
        <td className={styles.act}>
          {may('mayDeactivatePatients') && row.active && (
            <button type="button" className="in-row" onClick={() => onDeactivate(row)}>
              Deactivate <span className="visually-hidden">referral {reference}</span>
            </button>
          )}
        </td>
      )}
      <td className={styles.act}>
        <Link className="in-row" to={referralScreen(row.patientId)} state={{ from: search }}>
          View referral info <span className="visually-hidden">of {reference}</span>
        </Link>
      </td>
      <td className={styles.person}>
        <Person row={row} />
      </td>
      <td data-label="Service">{serviceName(row.service) || 'Not recorded'}</td>
      <td data-label="Waiting" className={styles.waiting}>
        <span className={styles.wait} data-level={wait.level}>
          {describeWait(wait)}
        </span>
      </td>
      <td data-label="Safety" className={styles.safety}>
        <Safety row={row} />
      </td>
      <td data-label="Referrer" className={styles.referrer}>
        {row.referrer || referrerKindLabels[row.referrerKind]}
      </td>
      <td data-label="State">
        {stateText(row)}
        <span className={styles.more}>{row.worker ? `Worker: ${fullName(row.worker)}` : 'No worker yet'}</span>
        {lacksDecision(row.state, row.worker !== undefined) && (
          <Link className={styles.more} to={`${referralScreen(row.patientId)}#decide`} state={{ from: search }}>
            Has a worker, not decided: decide now
          </Link>
        )}
      </td>
    </tr>
  );
};
