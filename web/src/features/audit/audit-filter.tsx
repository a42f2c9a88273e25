import type { SyntheticEvent } from 'react';
import { organisationIt } from '../../../../shared/domain/organisation-it.ts';
import { Field, TextField } from '../../components/field.tsx';
import styles from './audit.module.css';
import type { Wanted } from './queries.ts';
import { formatPerson, type People } from './words.ts';

type Props = { people: People; wanted: Wanted; onFilter: (wanted: Wanted) => void };

const filled = (form: FormData, name: keyof Wanted): Wanted => {
  const value = String(form.get(name) ?? '').trim();
  return value ? { [name]: value } : {};
};

export const AuditFilter = ({ people, wanted, onFilter }: Props) => {
  const usual = [...people.withAccess.map(({ username }) => username), organisationIt];
  // Somebody who has left is chosen at an entry of theirs.
  const offered = new Set([...usual, ...(wanted.person ? [wanted.person] : [])]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onFilter({ ...filled(form, 'person'), ...filled(form, 'record'), ...filled(form, 'day') });
  };
  return (
    <form className={styles.filter} onSubmit={submit}>
      <Field name="person" label="Person">
        {(control) => (
          <select {...control} defaultValue={wanted.person ?? ''}>
            <option value="">Everybody</option>
            {[...offered].map((username) => (
              <option key={username} value={username}>
                {formatPerson(username, people)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField name="record" label="Record" autoComplete="off" defaultValue={wanted.record ?? ''} />
      <TextField name="day" label="Day" type="date" defaultValue={wanted.day ?? ''} />
      <button type="submit" className="button quiet">
        Show
      </button>
    </form>
  );
};
