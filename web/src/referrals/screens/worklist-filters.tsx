import { Link } from 'react-router-dom';
import type { WorklistPage } from '../../../../shared/referrals/calls.ts';
import {
  endedReferralStates,
  openReferralStates,
  referralStateLabels,
} from '../../../../shared/referrals/referral-state.ts';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { LanguageFilter, ListFilters, ServiceFilter, WorkerFilter } from '../../patients/parts/list-filters.tsx';
import type { WorklistChoice } from './choice.ts';
import styles from './worklist.module.css';

type Counts = WorklistPage['counts'];

const countText = ({ count, more }: { count: number; more: boolean }): string => `${count}${more ? '+' : ''}`;

const openCount = (counts: Counts) => {
  const all = openReferralStates.map((state) => counts[state]);
  return { count: all.reduce((sum, { count }) => sum + count, 0), more: all.some(({ more }) => more) };
};

type StatesProps = {
  choice: WorklistChoice;
  counts: Counts | undefined;
  apart: WorklistPage['apart'] | undefined;
  addressOf: (choice: WorklistChoice) => string;
};

export const StateLinks = ({ choice, counts, apart, addressOf }: StatesProps) => {
  const line = (state: WorklistChoice['state'], label: string, count?: { count: number; more: boolean }) => (
    <li key={state}>
      <Link
        to={{ search: addressOf({ ...choice, state, after: '' }) }}
        aria-current={choice.state === state ? 'page' : undefined}
      >
        {label}
        {count && <span className={styles.count}> ({countText(count)})</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label="States of referrals" className={styles.states}>
      <ul>
        {line('open', 'To decide', counts && openCount(counts))}
        {(choice.state === 'apart' || (apart && apart.count > 0)) && line('apart', 'To be looked at', apart)}
        {openReferralStates.map((state) => line(state, referralStateLabels[state], counts?.[state]))}
        {endedReferralStates.map((state) => line(state, referralStateLabels[state]))}
      </ul>
    </nav>
  );
};

type Props = { choice: WorklistChoice; onChoose: (choice: WorklistChoice) => void };

export const WorklistFilters = ({ choice, onChoose }: Props) => {
  const choose = (change: Partial<WorklistChoice>) => onChoose({ ...choice, after: '', ...change });
  const { service, language, worker, danger, order } = choice;
  const chosen = [service, language, worker, danger, order === 'newest'].filter(Boolean).length;
  return (
    <ListFilters what="referrals" chosen={chosen} isWide onLanguage={(typed) => choose({ language: typed })}>
      <ServiceFilter value={service} onChoose={(one) => choose({ service: one })} />
      <LanguageFilter value={language} onChoose={(typed) => choose({ language: typed })} />
      <WorkerFilter value={worker} onChoose={(one) => choose({ worker: one })} />
      <SelectField
        name="order"
        label="Order"
        value={order}
        choices={[
          ['danger', 'Danger first, then the longest wait'],
          ['newest', 'Newest first'],
        ]}
        onChoose={(one) => choose({ order: one })}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={danger === 'yes'}
          onChange={({ target }) => choose({ danger: target.checked ? 'yes' : '' })}
        />
        <span>Only with danger</span>
      </label>
    </ListFilters>
  );
};
