import type { SyntheticEvent } from 'react';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { Field, TextField } from '../../components/field.tsx';
import styles from './audit.module.css';
import type { Wanted } from './queries.ts';
import { sayPerson } from './words.ts';

type Props = { people: readonly UserAccount[]; wanted: Wanted; onFilter: (wanted: Wanted) => void };

const filled = (form: FormData, name: keyof Wanted): Wanted => {
  const value = String(form.get(name) ?? '').trim();
  return value ? { [name]: value } : {};
};

export const TrailFilter = ({ people, wanted, onFilter }: Props) => {
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
            {people.map(({ username }) => (
              <option key={username} value={username}>
                {sayPerson(username, people)}
              </option>
            ))}
            <option value="organisation-it">{sayPerson('organisation-it', people)}</option>
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
