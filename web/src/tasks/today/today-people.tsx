import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { describeDanger, serviceName } from '../../patients/parts/words.ts';
import { CallDialog } from '../../safety/parts/call-dialog.tsx';
import { PhoneLinks } from '../../safety/parts/phone-links.tsx';
import { describeTries } from '../../safety/parts/words.ts';
import styles from './today.module.css';
import { CallDue, Line, Lines, type Row } from './today-part.tsx';

type OpenCall = Row<'calls'>;
type Contact = NonNullable<OpenCall['contact']>;
type Asked = { row: OpenCall; contact: Contact };

/** The numbers and the safe way, and the record of the call in place. */
const Ring = ({ row, onRecord }: { row: OpenCall; onRecord: (contact: Contact) => void }) => {
  const { contact } = row;
  if (!contact) return <span className={styles.detail}>of another service, opens with a reason</span>;
  return (
    <div className={`${styles.detail} ${styles.ring}`}>
      <PhoneLinks name={fullName(row)} numbers={contact.phones} safeContact={contact.safeContact} />
      <span>Safe contact: {describeSafeContact(contact.safeContact)}</span>
      {may('mayWriteRecords') && (
        <RowButton label="Record the call" about={`to ${fullName(row)}`} onClick={() => onRecord(contact)} />
      )}
    </div>
  );
};

/** Open calls to people in danger: those of the worker, by default the reader, then those that nobody has taken. */
export const TodayCalls = ({ rows, worker }: { rows: readonly OpenCall[]; worker?: string }) => {
  const { data: own } = useOwnAccount();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Lines>
        {rows.map((row) => {
          const tries = describeTries(row);
          return (
            <li key={row.patientId} className={styles.line}>
              <span>
                <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>{' '}
                <strong className={styles.danger}>
                  Danger{row.danger.length > 0 && `: ${describeDanger(row.danger)}`}.
                </strong>{' '}
                <CallDue by={row.dueBy} />
                {row.mine ? '.' : ', nobody’s yet.'} {tries && `${tries}.`}
              </span>
              <Ring row={row} onRecord={(contact) => setAsked({ row, contact })} />
            </li>
          );
        })}
      </Lines>
      {asked && (
        <CallDialog
          patientId={asked.row.patientId}
          name={fullName(asked.row)}
          call={asked.row}
          worker={asked.row.mine ? (worker ?? own?.name ?? '') : null}
          {...asked.contact}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};

export const newPatientLine = (row: Row<'newPatients'>) => (
  <Line
    key={row.patientId}
    detail={`${formatInstant(row.at)}, by ${fullName(row.by)}${row.from ? `, from ${fullName(row.from)}` : ''}${row.why ? `: ${row.why}` : ''}`}
  >
    <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
    {row.danger && <strong className={styles.danger}> Danger</strong>}
    {row.service && `, ${serviceName(row.service)}`}
  </Line>
);
