import type { AuditEntryShown } from '../../../../shared/api/audit.ts';
import { RowsTable } from '../../components/rows-table.tsx';
import { formatInstantShort } from '../../lib/format-date.ts';
import styles from './audit.module.css';
import type { Named, Wanted } from './queries.ts';
import { formatCall, formatPerson, type People } from './words.ts';

type Props = {
  entries: readonly AuditEntryShown[];
  people: People;
  patients: readonly Named[];
  onChoose: (wanted: Wanted) => void;
};

const nameOf = (record: string, patients: readonly Named[]): string => {
  const found = patients.find(({ patientId }) => patientId === record);
  return found ? `${found.firstName} ${found.lastName}` : record;
};

export const AuditTable = ({ entries, people, patients, onChoose }: Props) => (
  <RowsTable
    className={`cards ${styles.auditLog}`}
    caption="The latest first"
    columns={['When', 'Who', 'What', 'Record']}
  >
    {entries.map((entry, index) =>
      'unreadable' in entry ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end.
        <tr key={index}>
          <td colSpan={4} className="unreadable">
            An entry of {entry.at} is stored but cannot be read. Please tell your system administrator.
          </td>
        </tr>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike in all that is shown.
        <tr key={index}>
          <td data-label="When">
            <time dateTime={entry.at}>{formatInstantShort(entry.at)}</time>
          </td>
          <td data-label="Who">
            <button type="button" className="in-row" onClick={() => onChoose({ person: entry.username })}>
              <span className="visually-hidden">Show all by </span>
              {formatPerson(entry.username, people)}
            </button>
          </td>
          <td data-label="What">
            {formatCall(entry.call)}
            {entry.refused && <strong className={styles.refused}>Refused</strong>}
          </td>
          <td data-label={entry.record === undefined ? undefined : 'Record'}>
            {entry.record !== undefined && (
              <button
                type="button"
                className={`in-row ${nameOf(entry.record, patients) === entry.record ? styles.record : ''}`}
                onClick={() => onChoose({ record: entry.record ?? '' })}
              >
                <span className="visually-hidden">Show all about </span>
                {nameOf(entry.record, patients)}
              </button>
            )}
          </td>
        </tr>
      ),
    )}
  </RowsTable>
);
