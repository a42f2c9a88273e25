import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { Field } from '../../components/field.tsx';
import { Problem } from '../../components/problem.tsx';
import { useFocusAfterSwap } from '../../components/use-disclosure.ts';
import { isMissing } from '../../lib/call-failure.ts';
import styles from './patient-search.module.css';
import { type ChosenPatient, usePatientSearch } from './queries.ts';
import type { AddressedPatient } from './use-addressed-patient.ts';

type Props = {
  patient: ChosenPatient | undefined;
  onChoose: (patient: ChosenPatient | undefined) => void;
  /** How the reading of the patient in the address goes. */
  reading?: AddressedPatient['reading'];
  name?: string;
  label?: string;
  error?: string | undefined;
};

const nameOf = ({ firstName, lastName }: ChosenPatient) => `${firstName} ${lastName}`;
const bornText = ({ dob }: ChosenPatient) => (dob ? `born ${formatDay(dob)}` : 'date of birth not known');

/** A combobox over the names of all patients; once chosen, it says who it is. */
export const PatientSearch = ({
  patient,
  onChoose,
  reading,
  name = 'patient',
  label = 'Find the patient by name',
  error,
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  useFocusAfterSwap(patient, () => another.current ?? input.current);

  if (patient) {
    return (
      <div className={styles.chosen}>
        <dl>
          <div>
            <dt>Name</dt>
            <dd className={styles.name}>{nameOf(patient)}</dd>
          </div>
          <div>
            <dt>Date of birth</dt>
            <dd>{patient.dob ? formatDay(patient.dob) : 'Not known'}</dd>
          </div>
          <div>
            <dt>Referral ID</dt>
            <dd>{patient.referralId}</dd>
          </div>
          {!patient.active && (
            <div>
              <dt>Status</dt>
              <dd>Inactive</dd>
            </div>
          )}
        </dl>
        <button ref={another} type="button" className="in-row" onClick={() => onChoose(undefined)}>
          Choose another patient
        </button>
      </div>
    );
  }
  if (reading?.isLoading) return <p role="status">Please Wait</p>;
  return (
    <>
      {reading?.error && <NotRead failure={reading.error} retry={reading.retry} />}
      <Combobox name={name} label={label} error={error} input={input} onChoose={onChoose} />
    </>
  );
};

const NotRead = ({ failure, retry }: { failure: Error; retry: () => void }) =>
  isMissing(failure) ? (
    <Problem text="The patient in this address could not be found. Please search by name." />
  ) : (
    <Problem text={`The patient in this address could not be read. ${failure.message}`} retry={retry} />
  );

type ComboboxProps = Required<Pick<Props, 'name' | 'label' | 'onChoose'>> &
  Pick<Props, 'error'> & { input: React.RefObject<HTMLInputElement | null> };

const Combobox = ({ name, label, error, input, onChoose }: ComboboxProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { rows, total, searching, error: failure } = usePatientSearch(text);
  const shown = open && rows.length > 0;
  const at = Math.min(active, rows.length - 1);

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setOpen(true);
    if (rows.length > 0) setActive((to + rows.length) % rows.length);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const row = rows[at];
    if (event.key === 'ArrowDown') return move(event, shown ? at + 1 : 0);
    if (event.key === 'ArrowUp') return move(event, shown ? at - 1 : rows.length - 1);
    if (event.key === 'Escape') {
      event.preventDefault();
      if (open) return setOpen(false);
      return setText('');
    }
    if (event.key === 'Enter') {
      // Enter chooses; it never sends the form that the search stands in.
      event.preventDefault();
      if (shown && row) onChoose(row);
    }
  };

  return (
    <div className={styles.search}>
      <Field name={name} label={label} error={error} hint="The beginning of any part of the name, in any order.">
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(target.value.trim() !== '');
              setActive(0);
            }}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
          />
        )}
      </Field>
      <div id={`${id}-list`} role="listbox" aria-label="Patients found" className={styles.list} hidden={!shown}>
        {shown &&
          rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own.
            <div
              key={row.referralId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => onChoose(row)}
            >
              <span className={styles.name}>{nameOf(row)}</span>
              <span className={styles.more}>
                {bornText(row)}
                {!row.active && ', inactive'}
              </span>
            </div>
          ))}
      </div>
      <p role="status" className={styles.note}>
        {describe({ open, searching, total, shown: rows.length })}
      </p>
      {failure && (
        <p role="alert" className={styles.note}>
          {failure.message}
        </p>
      )}
    </div>
  );
};

type State = { open: boolean; searching: boolean; total: number | undefined; shown: number };

const describe = ({ open, searching, total, shown }: State): string => {
  if (!open) return '';
  if (searching) return 'Searching';
  if (total === undefined) return '';
  if (total === 0) return 'No patient has a name like that.';
  if (total > shown) return `${shown} shown: type more of the name to find the others.`;
  return total === 1 ? '1 patient found.' : `${total} patients found.`;
};
