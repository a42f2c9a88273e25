import { type UseComboboxProps, useCombobox } from 'downshift';
import { type RefObject, useRef, useState } from 'react';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Field } from '../../kernel/components/field.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { isMissing } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { describeNobodyFound } from './describe-search.ts';
import { PatientOptions, usePatientCombobox } from './patient-combobox.tsx';
import styles from './patient-search.module.css';
import { type ChosenPatient, type FoundPatient, usePatientSearch } from './queries.ts';
import type { AddressedPatient } from './use-addressed-patient.ts';

/** A link to choose another patient than the one at the head of the screen. */
export const AnotherPatient = ({ onChoose }: { onChoose: () => void }) => (
  <RowButton onClick={onChoose} label="Choose another patient" />
);

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
      {reading?.error &&
        (isMissing(reading.error) ? (
          <Problem text="The patient in this address could not be found. Please search by name." />
        ) : (
          <Problem
            text={`The patient in this address could not be read. ${reading.error.message}`}
            retry={reading.retry}
          />
        ))}
      <Combobox name={name} label={label} error={error} input={input} onChoose={onChoose} />
    </>
  );
};

/** Leaving the search chooses nobody: only Enter or a press on a name does. */
const stateReducer: UseComboboxProps<FoundPatient>['stateReducer'] = (state, { type, changes }) =>
  type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    : changes;

type ComboboxProps = Required<Pick<Props, 'name' | 'label' | 'onChoose'>> &
  Pick<Props, 'error'> & { input: RefObject<HTMLInputElement | null> };

const Combobox = ({ name, label, error, input, onChoose }: ComboboxProps) => {
  const [text, setText] = useState('');
  const { rows, total, searching, error: failure } = usePatientSearch(text);
  const describe = (): string => {
    if (searching) return 'Searching';
    if (total === undefined) return '';
    if (total === 0) return describeNobodyFound(text);
    if (total > rows.length) return `${rows.length} shown: type more of the name to find the others.`;
    return total === 1 ? '1 patient found.' : `${total} patients found.`;
  };
  const { isOpen, inputProps, list } = usePatientCombobox({
    items: rows,
    input,
    itemToString: (row) => (row ? fullName(row) : ''),
    // With many hits, Enter chooses none before one has been highlighted.
    defaultHighlightedIndex: rows.length === 1 ? 0 : -1,
    onChoose,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    stateReducer,
  });

  return (
    <div className={styles.search}>
      <Field name={name} label={label} error={error} hint="Type the start of a first or last name.">
        {(control) => <input {...inputProps} {...control} />}
      </Field>
      <PatientOptions {...list} label="Patients found" className={styles.list} />
      <p role="status" className={styles.note}>
        {isOpen && describe()}
      </p>
      {failure && (
        <p role="alert" className={styles.note}>
          {failure.message}
        </p>
      )}
    </div>
  );
};
