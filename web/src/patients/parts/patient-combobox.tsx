import { type UseComboboxProps, useCombobox } from 'downshift';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { longest } from '../../kernel/forms/longest.ts';
import styles from './patient-combobox.module.css';
import type { FoundPatient } from './queries.ts';
import { referenceOf } from './words.ts';

type Options = Omit<UseComboboxProps<FoundPatient>, 'items' | 'selectedItem' | 'onSelectedItemChange'> & {
  items: readonly FoundPatient[];
  input: RefObject<HTMLInputElement | null>;
  /** Further props of the input. */
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
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      <span className={styles.more}>
        {dob ? `Born ${formatDay(dob)}` : 'Date of birth not known'}
        {' · '}
        <span className={styles.reference}>{referenceOf(patient)}</span>
        {' · '}
        <span className={active ? undefined : styles.closed}>{active ? 'Open' : 'Closed'}</span>
        {` · Referred ${formatDay(today(new Date(referralDate)))}`}
      </span>
    </>
  );
};

type Props = ReturnType<typeof usePatientCombobox>['list'] & { label: string; className?: string | undefined };

/** The list of a combobox over patients. */
export const PatientOptions = ({ items, isShown, getMenuProps, getItemProps, label, className }: Props) => (
  <div
    {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
    className={className ? `${styles.list} ${className}` : styles.list}
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
