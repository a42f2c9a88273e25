import { type SyntheticEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AuditEntryShown } from '../../../../shared/audit/calls.ts';
import { organisationIt } from '../../../../shared/users/organisation-it.ts';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { together } from '../../kernel/lib/reading.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { formatCall } from '../parts/call-words.ts';
import styles from './audit.module.css';
import { type Named, useAuditLog, usePeople, type Wanted } from './queries.ts';
import { Review, ShowAll } from './review.tsx';
import { SettingChanges } from './setting-changes.tsx';
import { formatPerson, kindOf, type People } from './words.ts';

type FilterProps = { people: People; patients: readonly Named[]; wanted: Wanted; onFilter: (wanted: Wanted) => void };

const filled = (form: FormData, name: keyof Wanted): Wanted => {
  const value = String(form.get(name) ?? '').trim();
  return value ? { [name]: value } : {};
};

/** The person and the day of the entries shown; a record is that of a patient, who is found by name. */
const AuditFilter = ({ people, patients, wanted, onFilter }: FilterProps) => {
  const [record, setRecord] = useState(wanted.record);
  const [chosen, setChosen] = useState<Named>();
  const known = [...patients, ...(chosen ? [chosen] : [])].find(({ patientId }) => patientId === record);
  const usual = [...people.withAccess.map(({ username }) => username), organisationIt];
  // Somebody who has left is chosen from an entry of theirs.
  const offered = new Set([...usual, ...(wanted.person ? [wanted.person] : [])]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onFilter({ ...filled(form, 'person'), ...(record && { record }), ...filled(form, 'day') });
  };
  return (
    <form className={styles.filter} onSubmit={submit}>
      <SelectField
        name="person"
        label="Person"
        defaultValue={wanted.person ?? ''}
        choices={[
          ['', 'Everybody'],
          ...[...offered].map((username) => [username, formatPerson(username, people)] as const),
        ]}
      />
      {record === undefined ? (
        <div className={styles.whole}>
          <PatientSearch
            name="record"
            label="Record"
            patient={undefined}
            onChoose={(found) => {
              if (!found) return;
              setRecord(found.patientId);
              setChosen(found);
            }}
          />
        </div>
      ) : (
        <p className={styles.chosen}>
          Record of <strong>{known ? fullName(known) : record}</strong>
          <RowButton label="Any record" onClick={() => setRecord(undefined)} />
        </p>
      )}
      <TextField name="day" label="Day" type="date" defaultValue={wanted.day ?? ''} />
      <button type="submit" className="button quiet">
        Show
      </button>
    </form>
  );
};

const readWanted = (search: URLSearchParams): Wanted =>
  Object.fromEntries(
    ['person', 'record', 'day'].flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );

const explain = ({ person, record, day }: Wanted): string =>
  person || record || day ? '' : ' Shown is today: choose a person, a record or a day to see more.';

/** Stores of a draft are hidden, since they repeat while somebody types, and the final save has an entry. */
const isDraft = (entry: AuditEntryShown): boolean => !('unreadable' in entry) && kindOf(entry.call) === 'draft';

type Props = {
  entries: readonly AuditEntryShown[];
  people: People;
  patients: readonly Named[];
  onChoose: (wanted: Wanted) => void;
};

const nameOf = (record: string, patients: readonly Named[]): string => {
  const found = patients.find(({ patientId }) => patientId === record);
  return found ? fullName(found) : record;
};

const AuditTable = ({ entries, people, patients, onChoose }: Props) => (
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
            <ShowAll by={entry.username} people={people} onChoose={onChoose} />
          </td>
          <td data-label="What">
            {formatCall(entry.call)}
            {entry.refused && <strong className={styles.refused}>Refused</strong>}
            {entry.changes && entry.changes.length > 0 && <SettingChanges changes={entry.changes} people={people} />}
          </td>
          <td data-label={entry.record === undefined ? undefined : 'Record'}>
            {entry.record !== undefined && (
              <button
                type="button"
                className={`in-row link ${nameOf(entry.record, patients) === entry.record ? styles.record : ''}`}
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

/** Who did what, when and to which record. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const results = useRef<HTMLHeadingElement>(null);
  const wanted = readWanted(search);
  const access = usePeople();
  const auditLog = useAuditLog(wanted);
  const pages = auditLog.data?.pages ?? [];
  const [withDrafts, setWithDrafts] = useState(false);
  const entries = pages.flatMap(({ content }) => content).filter((entry) => withDrafts || !isDraft(entry));
  const patients = pages.flatMap(({ patients: named }) => named);
  const people = access.data && { withAccess: access.data.content, named: pages.flatMap(({ people: named }) => named) };
  // Nothing is shown before both are loaded: an entry without the name says little.
  const both = together({ auditLog, people: { ...access, data: people } });
  // The pressed button may be gone with its entries, and the focus with it.
  const choose = (next: Wanted) => {
    setSearch({ ...next });
    results.current?.focus();
  };
  return (
    <>
      <StaffHeading title={titles.audit} />
      <p>
        Every view, search and change by staff. It cannot be altered.{explain(wanted)} What is to be erased, and what
        was, is under <Link to={screens.erasures}>Erased records</Link>.
      </p>
      {both.data && (
        <AuditFilter
          key={search.toString()}
          people={both.data.people}
          patients={patients}
          wanted={wanted}
          onFilter={choose}
        />
      )}
      <h2 ref={results} tabIndex={-1}>
        Entries
      </h2>
      <label className={styles.drafts}>
        <input type="checkbox" checked={withDrafts} onChange={({ target }) => setWithDrafts(target.checked)} />
        Show drafts as well
      </label>
      <Loaded from={both}>
        {(shown) => (
          <>
            {entries.length === 0 && !auditLog.hasNextPage && (
              <EmptyState>Nothing found. 'Record' takes a patient: choose one from the list.</EmptyState>
            )}
            {entries.length === 0 && auditLog.hasNextPage && <p>Only drafts so far.</p>}
            {entries.length > 0 && (
              <AuditTable entries={entries} people={shown.people} patients={patients} onChoose={choose} />
            )}
            {auditLog.hasNextPage && (
              <QuietButton
                label="Show earlier entries"
                isOff={auditLog.isFetchingNextPage}
                onClick={() => void auditLog.fetchNextPage()}
              />
            )}
          </>
        )}
      </Loaded>
      {people && <Review withAccess={people.withAccess} onChoose={choose} />}
    </>
  );
};
