import { type SyntheticEvent, useState } from 'react';
import { organisationIt } from '../../../../shared/users/organisation-it.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/full-name.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import styles from './audit.module.css';
import type { Named, Wanted } from './queries.ts';
import { formatPerson, type People } from './words.ts';

type Props = { people: People; patients: readonly Named[]; wanted: Wanted; onFilter: (wanted: Wanted) => void };

const filled = (form: FormData, name: keyof Wanted): Wanted => {
  const value = String(form.get(name) ?? '').trim();
  return value ? { [name]: value } : {};
};

/** The person and the day of the entries shown; a record is that of a patient, who is found by name. */
export const AuditFilter = ({ people, patients, wanted, onFilter }: Props) => {
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
          <ActionButton className="in-row" onClick={() => setRecord(undefined)}>
            Any record
          </ActionButton>
        </p>
      )}
      <TextField name="day" label="Day" type="date" defaultValue={wanted.day ?? ''} />
      <button type="submit" className="button quiet">
        Show
      </button>
    </form>
  );
};
