import { type UseComboboxProps, useCombobox } from 'downshift';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { kindsOfRecords, parseExact } from '../../../../shared/patients/patient-search.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Field } from '../../kernel/components/field.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { isMissing } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import optionStyles from './patient-options.module.css';
import styles from './patient-search.module.css';
import { type ChosenPatient, type FoundPatient, usePatientSearch } from './queries.ts';
import type { AddressedPatient } from './use-addressed-patient.ts';
import { referenceOf } from './words.ts';

type Options = Omit<UseComboboxProps<FoundPatient>, 'items' | 'selectedItem' | 'onSelectedItemChange'> & {
  items: readonly FoundPatient[];
  input: RefObject<HTMLInputElement | null>;
  inputProps?: Pick<ComponentProps<'input'>, 'aria-label' | 'onChange' | 'onFocus'>;
  onChoose: (patient: FoundPatient) => void;
  /** Returns whether the key has done what it does here. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>, highlighted: number) => boolean;
};

/** A combobox over patients; Enter chooses one, and never sends the surrounding form. */
export const usePatientCombobox = ({ items, input, inputProps, onChoose, onKey, ...options }: Options) => {
  const combobox = useCombobox<FoundPatient>({
    ...options,
    items: [...items],
    // Always none: a patient who was refused can be chosen again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu, closeMenu } = combobox;
  const isShown = isOpen && items.length > 0;
  const {
    onKeyDown,
    'aria-activedescendant': activeId,
    ...own
  } = getInputProps({ ref: input, 'aria-labelledby': undefined, ...inputProps });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Without a list, these keys move within the text.
    if (!isShown && (event.key === 'Home' || event.key === 'End')) return;
    if (event.key === 'Enter') event.preventDefault();
    if (!onKey?.(event, highlightedIndex)) onKeyDown?.(event);
  };
  return {
    isOpen,
    openMenu,
    closeMenu,
    inputProps: {
      ...own,
      type: 'text',
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-activedescendant': isShown ? activeId : undefined,
      spellCheck: false,
      maxLength: longest(patientCalls.searchPatients.params.text),
      onKeyDown: press,
    },
    list: { items, isShown, getMenuProps, getItemProps },
  };
};
/** A hit of the search, with enough to tell two people of one name apart. */
const PatientOption = ({ patient }: { patient: FoundPatient }) => {
  const { firstName, lastName, dob, active, referralDate } = patient;
  return (
    <>
      <span className={optionStyles.name}>
        {firstName} {lastName}
      </span>
      <span className={optionStyles.more}>
        {dob ? `Born ${formatDay(dob)}` : 'Date of birth not known'}
        {' · '}
        <span className={optionStyles.reference}>{referenceOf(patient)}</span>
        {' · '}
        <span className={active ? undefined : optionStyles.closed}>{active ? 'Open' : 'Closed'}</span>
        {` · Referred ${formatDay(today(new Date(referralDate)))}`}
      </span>
    </>
  );
};

type OptionsProps = ReturnType<typeof usePatientCombobox>['list'] & { label: string; className?: string | undefined };

export const PatientOptions = ({ items, isShown, getMenuProps, getItemProps, label, className }: OptionsProps) => (
  <div
    {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
    className={className ? `${optionStyles.list} ${className}` : optionStyles.list}
    hidden={!isShown}
  >
    {isShown &&
      items.map((row, index) => (
        <div key={row.patientId} {...getItemProps({ item: row, index })}>
          <PatientOption patient={row} />
        </div>
      ))}
  </div>
);

export const AnotherPatient = ({ onChoose }: { onChoose: () => void }) => (
  <RowButton onClick={onChoose} label="Choose another patient" />
);

type Props = {
  patient: ChosenPatient | undefined;
  onChoose: (patient: ChosenPatient | undefined) => void;
  reading?: AddressedPatient['reading'];
  name?: string;
  label?: string;
  error?: string | undefined;
};

/** A combobox over the names of all patients; once one is chosen, the head of the screen shows them. */
export const PatientSearch = (props: Props) => {
  const { patient, onChoose, reading, name = 'patient', label = 'Find the patient by name', error } = props;
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

/** What a search says that found nobody. */
export const describeNobodyFound = (typed: string): string =>
  parseExact(typed).some(({ kind }) => kindsOfRecords.includes(kind))
    ? 'No patient found among the records that you may open. Please search by name or date of birth, too.'
    : 'No patient found. Try fewer letters or another spelling.';

/** Leaving the search chooses nobody: only Enter or a press on a name does. */
const reduceState: UseComboboxProps<FoundPatient>['stateReducer'] = (state, { type, changes }) =>
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
    stateReducer: reduceState,
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
