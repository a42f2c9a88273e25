import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ageOn } from '../../../../shared/kernel/calendar.ts';
import { today as todayNow } from '../../../../shared/kernel/today.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import {
  type ReadableWorklistRow,
  referralCalls,
  type WorklistPage,
  type WorklistRow,
} from '../../../../shared/referrals/calls.ts';
import { lacksDecision, referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { callDueOf, describeCallDue, describeWait, waitOf } from '../../../../shared/referrals/referral-waiting.ts';
import { referrerKindLabels } from '../../../../shared/referrals/referrer-kind.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { describeRows } from '../../kernel/components/list-panel.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { describeDanger, safetyLabel } from '../../patients/parts/words.ts';
import { DangerLabel } from '../../safety/parts/danger-label.tsx';
import { type Choosing, RowTick } from '../parts/junk-actions.tsx';
import type { WorklistChoice } from './choice.ts';
import styles from './worklist.module.css';

// With its questions about the call and the planned sessions, for whoever asks for it.
const DeactivateReferralDialog = lazy(async () => ({
  default: (await import('./deactivate-referral-dialog.tsx')).DeactivateReferralDialog,
}));

export type ChosenReferral = { id: string; name: string; danger?: string; version: number };

const dangerOf = ({ danger, speaksOfDanger }: ReadableWorklistRow): string | undefined => {
  if (danger.length > 0) return describeDanger(danger);
  return speaksOfDanger ? 'danger' : undefined;
};

/** A row that may be chosen: one that may be junk, or is, and whose record its reader may open. */
export const choosable = (row: WorklistRow): ChosenReferral | undefined => {
  if ('unreadable' in row || row.closed || !(row.mayBeJunk || row.state === 'junk')) return undefined;
  const danger = dangerOf(row);
  const name = `${fullName(row)}, ${row.reference ?? row.patientId}`;
  return { id: row.patientId, name, version: row.version, ...(danger !== undefined && { danger }) };
};

const asked = (rows: readonly ChosenReferral[], further = 0) => ({
  patientIds: rows.map(({ id }) => id),
  versions: rows.map(({ version }) => version + further),
});

const mark = (rows: readonly ChosenReferral[], why: string) =>
  fetchBody(referralCalls.markJunk, { body: { ...asked(rows), why } });
const clear = (rows: readonly ChosenReferral[], further = 0) =>
  fetchBody(referralCalls.clearJunk, { body: asked(rows, further) });

/** What may be said of chosen referrals, in the list of a state. */
export const judgingOf = (state: WorklistChoice['state']) => ({
  mark: state === 'junk' ? undefined : mark,
  clear: state === 'junk' || state === 'apart' ? (some: readonly ChosenReferral[]) => clear(some) : undefined,
  // Marking them was one more change of each.
  undo: (some: readonly ChosenReferral[]) => clear(some, 1),
});

type RowProps = {
  row: WorklistRow;
  choosing: Choosing<ChosenReferral> | undefined;
  onDeactivate: (row: ReadableWorklistRow) => void;
};

/** The signs of danger, in words, with the day to ring by; then the other ticks. */
const Safety = ({ row }: { row: ReadableWorklistRow }) => {
  const today = todayNow();
  const due = callDueOf(row.callBy, today);
  const others = row.ticked.filter((name) => !row.danger.some((sign) => sign === name)).map(safetyLabel);
  if (row.danger.length === 0 && others.length === 0 && !row.closed) return 'Nothing ticked';
  return (
    <>
      {(row.danger.length > 0 || row.speaksOfDanger) && <DangerLabel signs={row.danger} />}
      {due && (
        <span className={styles.due} data-attention={due.isOverdue}>
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

const ReferralRow = ({ row, choosing, onDeactivate }: RowProps) => {
  const { search } = useLocation();
  if ('unreadable' in row) return <UnreadableRow columns={10} what="This referral" id={row.patientId} />;
  const reference = row.reference ?? row.patientId;
  const wait = waitOf(row, todayNow());
  const age = ageOn(row.dob, todayNow());
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
            <RowButton onClick={() => onDeactivate(row)} label="Deactivate" about={`referral ${reference}`} />
          )}
        </td>
      )}
      <td className={styles.act}>
        <Link className="in-row" to={referralScreen(row.patientId)} state={{ from: search }}>
          View referral info <span className="visually-hidden">of {reference}</span>
        </Link>
      </td>
      <td className={styles.person}>
        <PatientLink {...row} />
        <span className={styles.more}>
          {age === undefined ? 'Age not known' : `Age ${age}`}, {row.language || 'language not recorded'}
        </span>
        {row.writtenIn && <span className={styles.more}>{describeWrittenIn(row.writtenIn)}</span>}
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

const orders = { danger: 'danger first, then the longest wait', newest: 'newest first' } as const;

type Props = {
  page: WorklistPage;
  order: WorklistChoice['order'];
  choosing: Choosing<ChosenReferral> | undefined;
};

export const ReferralsTable = ({ page, order, choosing }: Props) => {
  const [deactivating, setDeactivating] = useState<ReadableWorklistRow>();
  return (
    <>
      <RowsTable
        className={styles.table}
        caption={
          <>
            {describeRows(page, 'referral', 'referrals')}, {orders[order]}
            {page.next !== undefined && '. More follow below the list.'}
          </>
        }
        columns={[
          // The tick takes the place of the action on one alone.
          ...(choosing ? [{ hidden: 'Choose' }, 'Referral ID', 'Date'] : ['Referral ID', 'Date', 'Deactivate']),
          { hidden: 'View' },
          ...['Name, age, language', 'Service', 'Waiting', 'Safety', 'Referrer', 'State and worker'],
        ]}
      >
        {page.content.map((row) => (
          <ReferralRow
            key={'unreadable' in row ? row.patientId : `${row.patientId} ${row.number}`}
            row={row}
            choosing={choosing}
            onDeactivate={setDeactivating}
          />
        ))}
      </RowsTable>
      {deactivating && (
        <Suspense>
          <DeactivateReferralDialog row={deactivating} onClose={() => setDeactivating(undefined)} />
        </Suspense>
      )}
    </>
  );
};
