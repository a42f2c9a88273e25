import { useQueryClient } from '@tanstack/react-query';
import { type UseComboboxProps, useCombobox } from 'downshift';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { Erased } from '../../erasure/parts/erased.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { callKey } from '../../kernel/lib/query.ts';
import { isSingleKey, useSingleKeys } from '../../kernel/lib/single-keys.ts';
import { describeNobodyFound, PatientOptions, usePatientCombobox } from '../parts/patient-search.tsx';
import { type FoundPatient, usePatientSearch } from '../parts/queries.ts';
import styles from './find-patient.module.css';

type Message = { ask: true } | { answer: readonly FoundPatient[] } | { opened: FoundPatient };

const [readingOfRecord] = callKey(patientCalls.readReferral, { params: { id: '' } });

const rowOf = (record: PatientRecord): FoundPatient => {
  const { patientId, reference, firstName, lastName, active, referralDate, referralPersonalDetails } = record;
  return { patientId, reference, firstName, lastName, active, referralDate, dob: referralPersonalDetails.dob };
};

const mostRecent = 8;

/** The records opened last, the latest first, each once: after some, those of the others that are not among them. */
export const joinRecent = (some: readonly FoundPatient[], others: readonly FoundPatient[]): FoundPatient[] => {
  const further = others.filter(({ patientId }) => !some.some((one) => one.patientId === patientId));
  return [...some, ...further].slice(0, mostRecent);
};

/**
 * The records that this account opened last, in any tab of the browser. They are in memory alone: a new tab asks the
 * others, and they are lost with the last tab that is signed out.
 */
export const useRecentPatients = (accountId: string | undefined): readonly FoundPatient[] => {
  const queries = useQueryClient();
  const [recent, setRecent] = useState<readonly FoundPatient[]>([]);
  useEffect(() => {
    if (accountId === undefined) return;
    let known: readonly FoundPatient[] = [];
    const update = (next: readonly FoundPatient[]) => {
      known = next;
      setRecent(next);
    };
    const channel = new BroadcastChannel(`recent-patients ${accountId}`);
    const post = (message: Message) => channel.postMessage(message);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('opened' in data) update(joinRecent([data.opened], known));
      else if ('answer' in data) update(joinRecent(known, data.answer));
      else if (known.length > 0) post({ answer: known });
    };
    post({ ask: true });
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryKey[0] !== readingOfRecord) return;
      // The key names the call, so this is its answer.
      const opened = rowOf(event.query.state.data as PatientRecord);
      update(joinRecent([opened], known));
      post({ opened });
    });
    return () => {
      stop();
      channel.close();
    };
  }, [queries, accountId]);
  return recent;
};

/** Has `/` and Ctrl K bring the focus to the search, from anywhere but a dialog. Answers whether `/` does. */
export const useSearchKeys = (input: RefObject<HTMLInputElement | null>): boolean => {
  const slash = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isCtrlK && !(slash && isSingleKey(event, '/'))) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input, slash]);
  return slash;
};

const { stateChangeTypes } = useCombobox;

/** A press on the field opens its list, and never closes it; leaving it chooses nobody. */
const stateReducer: UseComboboxProps<FoundPatient>['stateReducer'] = (state, { type, changes }) => {
  if (type === stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  if (type === stateChangeTypes.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  return changes;
};

type Search = {
  typed: string;
  isBlank: boolean;
  searching: boolean;
  total: number | undefined;
  shown: number;
  /** Enter was pressed with no hit highlighted. */
  wantsOnly: boolean;
};

export const describeSearch = ({ typed, isBlank, searching, total, shown, wantsOnly }: Search): string => {
  if (isBlank) return 'Name in any spelling, date of birth, phone, postcode or reference.';
  if (searching) return wantsOnly ? 'Searching, and opening whom it finds' : 'Searching';
  if (total === undefined) return '';
  if (total === 0) return describeNobodyFound(typed);
  if (total > shown) return `${shown} shown. Type more to find the others.`;
  return total === 1
    ? '1 patient found. Press Enter to open.'
    : `${total} patients found. Choose one with the arrow keys.`;
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

  const open = ({ patientId }: FoundPatient) => {
    setText('');
    setOpensOnly(false);
    void navigate(patientScreen(patientId));
  };
  const { isOpen, openMenu, closeMenu, inputProps, list } = usePatientCombobox({
    items,
    input,
    inputValue: text,
    itemToString: () => '',
    onChoose: open,
    stateReducer,
    inputProps: {
      'aria-label': 'Find a patient',
      // At once, and not when the library does: the caret stays in place.
      onChange: ({ currentTarget }) => {
        setText(currentTarget.value);
        setOpensOnly(false);
      },
      onFocus: () => openMenu(),
    },
    onKey: ({ key }, highlighted) => {
      const isEarly = key === 'Enter' && !isBlank && highlighted < 0;
      if (isEarly) setOpensOnly(true);
      if (key === 'Escape' && isBlank) input.current?.blur();
      return isEarly;
    },
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

  const state = describeSearch({ typed: text, isBlank, searching, total, shown: items.length, wantsOnly: opensOnly });

  return (
    <search className={styles.find}>
      <input
        {...inputProps}
        className={styles.input}
        aria-keyshortcuts={slash ? '/ Control+K' : 'Control+K'}
        aria-describedby="find-patient-state"
        placeholder="Find a patient"
      />
      {slash && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
      <div className={styles.panel} hidden={!isOpen}>
        {isOpen && isBlank && recent.length > 0 && <p className={styles.note}>Opened last</p>}
        <PatientOptions {...list} label={isBlank ? 'Opened last' : 'Patients found'} />
        <p role="status" id="find-patient-state" className={styles.note}>
          {isOpen && (
            <Suspense fallback={state}>{total === 0 ? <Erased typed={text} instead={state} /> : state}</Suspense>
          )}
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
