import { lazy, Suspense, useState } from 'react';
import type { RingContact } from '../../../../shared/patients/ring-contact.ts';
import type { DutyOf } from '../../../../shared/tasks/duties.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { may } from '../../kernel/session/may.ts';
import { PhoneLinks } from '../../safety/parts/contact-links.tsx';
import { DangerLabel } from '../../safety/parts/danger-label.tsx';
import { describeTries } from '../../safety/parts/words.ts';
import { Detail, Person } from './duty-parts.tsx';
import styles from './today.module.css';

// Comes when a call is recorded: Today starts without it.
const CallDialog = lazy(async () => ({ default: (await import('../../safety/parts/call-dialog.tsx')).CallDialog }));

type Call = DutyOf<'call'>;
type Contact = NonNullable<Call['row']['contact']>;
export type AskForCall = (asked: { call: Call; contact: Contact }) => void;

/** The numbers of somebody who is to be rung, and the safe way. */
export const HowToRing = ({ name, contact: { phones, safeContact } }: { name: string; contact: RingContact }) => (
  <div className={`${styles.detail} ${styles.ring}`}>
    <PhoneLinks name={name} numbers={phones} safeContact={safeContact} />
    <span>Safe contact: {describeSafeContact(safeContact)}</span>
  </div>
);

/** An open call to somebody in danger, with the numbers and the safe way; it may be nobody's yet. */
export const CallWords = ({ row }: { row: Call['row'] }) => {
  const { contact } = row;
  const tries = describeTries(row);
  return (
    <>
      <Person of={row} /> <DangerLabel signs={row.danger} />{' '}
      <Detail>
        {!row.mine && 'nobody’s yet. '}
        {tries && `${tries}.`}
        {!contact && 'of another service, opens with a reason'}
      </Detail>
      {contact && <HowToRing name={fullName(row)} contact={contact} />}
    </>
  );
};

/** Records the call in place. */
export const RecordCall = ({ call, onRecord }: { call: Call; onRecord: AskForCall }) => {
  const { contact } = call.row;
  if (!contact || !may('mayWriteRecords')) return null;
  return (
    <RowButton label="Record the call" about={`to ${fullName(call.row)}`} onClick={() => onRecord({ call, contact })} />
  );
};

/** The form about a call, which the reader has made. It is no part of the line of the call: that goes once it is recorded. */
export const useCallDialog = (reader: string) => {
  const [asked, ask] = useState<Parameters<AskForCall>[0]>();
  if (!asked) return { ask, dialog: null };
  const { call, contact } = asked;
  const worker = call.coverFor ? fullName(call.coverFor) : reader;
  const dialog = (
    <Suspense fallback={null}>
      <CallDialog
        patientId={call.row.patientId}
        name={fullName(call.row)}
        call={call.row}
        worker={call.row.mine ? worker : null}
        {...contact}
        onClose={() => ask(undefined)}
      />
    </Suspense>
  );
  return { ask, dialog };
};
