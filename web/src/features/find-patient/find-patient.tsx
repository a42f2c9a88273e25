import { type UseComboboxProps, useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { records } from '../../../../shared/api/records.ts';
import options from '../../entities/patient/patient-option.module.css';
import { PatientOption } from '../../entities/patient/patient-option.tsx';
import { type FoundPatient, usePatientSearch } from '../../entities/patient/queries.ts';
import { longest } from '../../lib/forms/longest.ts';
import { patientScreen } from '../../lib/paths.ts';
import { describeSearch } from './describe-search.ts';
import styles from './find-patient.module.css';

const { stateChangeTypes } = useCombobox;

/** A press on the field opens its list, and never closes it; leaving it chooses nobody. */
const stateReducer: UseComboboxProps<FoundPatient>['stateReducer'] = (state, { type, changes }) => {
  if (type === stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  if (type === stateChangeTypes.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  return changes;
};

type Props = {
  input: RefObject<HTMLInputElement | null>;
  recent: readonly FoundPatient[];
  /** Whether `/` focuses it. */
  slash: boolean;
};

/**
 * The search of every staff screen: any part of a name in any order and spelling, a date of birth, a phone number, a
 * postcode or a reference. Before anything is typed it lists the records opened last. Enter opens the highlighted hit,
 * or the only one, as soon as it is found.
 */
export const FindPatient = ({ input, recent, slash }: Props) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [opensOnly, setOpensOnly] = useState(false);
  const { rows, total, searching, error } = usePatientSearch(text);
  const isBlank = text.trim() === '';
  const items = isBlank ? recent : rows;

  const open = ({ referralId }: FoundPatient) => {
    setText('');
    setOpensOnly(false);
    void navigate(patientScreen(referralId));
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu, closeMenu } =
    useCombobox<FoundPatient>({
      items: [...items],
      inputValue: text,
      itemToString: () => '',
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
      stateReducer,
    });

  // Enter was pressed before the answer arrived.
  const only = rows.length === 1 && total === 1 ? rows[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, when the answer has come.
  useEffect(() => {
    if (!opensOnly || searching || isBlank) return;
    setOpensOnly(false);
    if (!only) return;
    closeMenu();
    open(only);
  }, [opensOnly, searching, only]);

  const shown = isOpen && items.length > 0;
  const state = describeSearch({ typed: text, isBlank, searching, total, shown: items.length, wantsOnly: opensOnly });
  const {
    onKeyDown,
    'aria-activedescendant': activeId,
    ...inputProps
  } = getInputProps({
    ref: input,
    'aria-label': 'Find a patient',
    'aria-labelledby': undefined,
    // At once, and not when the library does: the caret stays in place.
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setText(currentTarget.value);
      setOpensOnly(false);
    },
    onFocus: () => openMenu(),
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!shown && (event.key === 'Home' || event.key === 'End')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!isBlank && highlightedIndex < 0) return setOpensOnly(true);
    }
    if (event.key === 'Escape' && isBlank) input.current?.blur();
    onKeyDown?.(event);
  };

  return (
    <search className={styles.find}>
      <input
        {...inputProps}
        type="text"
        role="combobox"
        className={styles.input}
        onKeyDown={press}
        aria-expanded={shown}
        aria-activedescendant={shown ? activeId : undefined}
        aria-keyshortcuts={slash ? '/ Control+K' : 'Control+K'}
        aria-describedby="find-patient-state"
        placeholder="Find a patient"
        spellCheck={false}
        maxLength={longest(records.searchPatients.params.text)}
      />
      {slash && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
      <div className={styles.panel} hidden={!isOpen}>
        {isOpen && isBlank && recent.length > 0 && <p className={styles.note}>Opened last</p>}
        <div
          {...getMenuProps({ 'aria-label': isBlank ? 'Opened last' : 'Patients found', 'aria-labelledby': undefined })}
          className={options.list}
          hidden={!shown}
        >
          {shown &&
            items.map((row, index) => (
              <div key={row.referralId} {...getItemProps({ item: row, index })}>
                <PatientOption patient={row} />
              </div>
            ))}
        </div>
        <p role="status" id="find-patient-state" className={styles.note}>
          {isOpen && state}
        </p>
        {error && isOpen && (
          <p role="alert" className={styles.note}>
            {error.message}
          </p>
        )}
      </div>
    </search>
  );
};
