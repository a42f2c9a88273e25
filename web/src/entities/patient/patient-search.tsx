import { type UseComboboxProps, useCombobox } from 'downshift';
import { type KeyboardEvent, useRef, useState } from 'react';
import { records } from '../../../../shared/api/records.ts';
import { Field } from '../../components/field.tsx';
import { Problem } from '../../components/problem.tsx';
import { useFocusAfterSwap } from '../../components/use-disclosure.ts';
import { Waiting } from '../../components/waiting.tsx';
import { isMissing } from '../../lib/call-failure.ts';
import { longest } from '../../lib/forms/longest.ts';
import { fullName } from '../../lib/full-name.ts';
import { AnotherPatient } from './another-patient.tsx';
import { describeNobodyFound } from './describe-nobody-found.ts';
import options from './patient-option.module.css';
import { PatientOption } from './patient-option.tsx';
import styles from './patient-search.module.css';
import { type ChosenPatient, type FoundPatient, usePatientSearch } from './queries.ts';
import type { AddressedPatient } from './use-addressed-patient.ts';

type Props = {
  patient: ChosenPatient | undefined;
  onChoose: (patient: ChosenPatient | undefined) => void;
  /** The state of reading the patient in the address. */
  reading?: AddressedPatient['reading'];
  name?: string;
  label?: string;
  error?: string | undefined;
};

/** A combobox over the names of all patients; once one is chosen, the head of the screen shows them. */
export const PatientSearch = ({
  patient,
  onChoose,
  reading,
  name = 'patient',
  label = 'Find the patient by name',
  error,
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useFocusAfterSwap(patient, () => input.current);

  if (patient) return <AnotherPatient onChoose={() => onChoose(undefined)} />;
  if (reading?.isLoading) return <Waiting />;
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

/** Leaving the search chooses nobody: only Enter or a press on a name does. */
const stateReducer: UseComboboxProps<FoundPatient>['stateReducer'] = (state, { type, changes }) =>
  type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    : changes;

const Combobox = ({ name, label, error, input, onChoose }: ComboboxProps) => {
  const [text, setText] = useState('');
  const { rows, total, searching, error: failure } = usePatientSearch(text);
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<FoundPatient>({
    items: rows,
    itemToString: (row) => (row ? fullName(row) : ''),
    // With many hits, Enter chooses none before one has been highlighted.
    defaultHighlightedIndex: rows.length === 1 ? 0 : -1,
    // Always none: a patient who was refused can be chosen again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    stateReducer,
  });
  const shown = isOpen && rows.length > 0;
  const {
    onKeyDown,
    'aria-activedescendant': activeId,
    ...inputProps
  } = getInputProps({
    ref: input,
    // The label of the field names it.
    'aria-labelledby': undefined,
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter chooses; it never sends the surrounding form.
    if (event.key === 'Enter') event.preventDefault();
    // Without a list, these keys move within the text.
    if (!shown && (event.key === 'Home' || event.key === 'End')) return;
    onKeyDown?.(event);
  };

  return (
    <div className={styles.search}>
      <Field name={name} label={label} error={error} hint="Type the start of a first or last name.">
        {(control) => (
          <input
            {...inputProps}
            {...control}
            type="text"
            role="combobox"
            aria-expanded={shown}
            aria-activedescendant={shown ? activeId : undefined}
            spellCheck={false}
            maxLength={longest(records.searchPatients.params.text)}
            onKeyDown={press}
          />
        )}
      </Field>
      <div
        {...getMenuProps({ 'aria-label': 'Patients found' })}
        className={`${options.list} ${styles.list}`}
        hidden={!shown}
      >
        {shown &&
          rows.map((row, index) => (
            <div key={row.referralId} {...getItemProps({ item: row, index })}>
              <PatientOption patient={row} />
            </div>
          ))}
      </div>
      <p role="status" className={styles.note}>
        {describe({ typed: text, open: isOpen, searching, total, shown: rows.length })}
      </p>
      {failure && (
        <p role="alert" className={styles.note}>
          {failure.message}
        </p>
      )}
    </div>
  );
};

type State = { typed: string; open: boolean; searching: boolean; total: number | undefined; shown: number };

const describe = ({ typed, open, searching, total, shown }: State): string => {
  if (!open) return '';
  if (searching) return 'Searching';
  if (total === undefined) return '';
  if (total === 0) return describeNobodyFound(typed);
  if (total > shown) return `${shown} shown: type more of the name to find the others.`;
  return total === 1 ? '1 patient found.' : `${total} patients found.`;
};
