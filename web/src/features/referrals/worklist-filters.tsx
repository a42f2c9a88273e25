import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { WorklistPage } from '../../../../shared/api/referrals.ts';
import {
  endedReferralStates,
  openReferralStates,
  referralStateLabels,
} from '../../../../shared/domain/referral-state.ts';
import { Field } from '../../components/field.tsx';
import { Folded } from '../../components/folded.tsx';
import { LanguageFilter, ServiceFilter, WorkerFilter } from '../../entities/patient/filter-fields.tsx';
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

/** The states, with the number of referrals in each open one. */
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

/** The filters and the order of the referrals of a state. */
export const WorklistFilters = ({ choice, onChoose }: Props) => {
  const choose = (change: Partial<WorklistChoice>) => onChoose({ ...choice, after: '', ...change });
  const { service, language, worker, danger, order } = choice;
  const chosen = [service, language, worker, danger, order === 'newest'].filter(Boolean).length;
  const showLanguage = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose({ language: String(new FormData(event.currentTarget).get('language') ?? '').trim() });
  };
  return (
    <search>
      <Folded label={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
        <form className={styles.filters} aria-label="Choose referrals" onSubmit={showLanguage}>
          <ServiceFilter value={choice.service} onChoose={(service) => choose({ service })} />
          <LanguageFilter value={choice.language} onChoose={(language) => choose({ language })} />
          <WorkerFilter value={choice.worker} onChoose={(worker) => choose({ worker })} />
          <Field name="order" label="Order">
            {(control) => (
              <select
                {...control}
                value={choice.order}
                onChange={({ target }) => choose({ order: target.value === 'newest' ? 'newest' : 'danger' })}
              >
                <option value="danger">Danger first, then the longest wait</option>
                <option value="newest">Newest first</option>
              </select>
            )}
          </Field>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={choice.danger === 'yes'}
              onChange={({ target }) => choose({ danger: target.checked ? 'yes' : '' })}
            />
            <span>Only with danger</span>
          </label>
          <button type="submit" className="visually-hidden">
            Show these referrals
          </button>
        </form>
      </Folded>
    </search>
  );
};
