import type { SyntheticEvent } from 'react';
import { Field } from '../../components/field.tsx';
import { Folded } from '../../components/folded.tsx';
import { LanguageFilter, ServiceFilter, WorkerFilter } from '../../entities/patient/filter-fields.tsx';
import type { Choice } from './choice.ts';
import styles from './patients.module.css';

const blank: Choice = { worker: '', service: '', language: '', status: 'active', order: 'longest' };

type Props = { choice: Choice | undefined; onChoose: (choice: Choice | undefined) => void };

/** The filters of patients: worker, service, language, and order. */
export const Filters = ({ choice = blank, onChoose }: Props) => {
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    const isAnything = next.worker === '' && next.service === '' && next.language === '' && next.order === 'longest';
    // Removing the last filter shows all patients in their order of arrival; the order is a choice of its own.
    onChoose(isAnything && change.order === undefined ? undefined : next);
  };
  const chosen = [choice.worker, choice.service, choice.language, choice.order === 'latest'].filter(Boolean).length;
  const showLanguage = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose({ language: String(new FormData(event.currentTarget).get('language') ?? '').trim() });
  };
  return (
    <search>
      <Folded label={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
        <form className={styles.filters} aria-label="Choose patients" onSubmit={showLanguage}>
          <WorkerFilter value={choice.worker} onChoose={(worker) => choose({ worker })} />
          <ServiceFilter value={choice.service} onChoose={(service) => choose({ service })} />
          <LanguageFilter value={choice.language} onChoose={(language) => choose({ language })} />
          <Field name="order" label="Order">
            {(control) => (
              <select
                {...control}
                value={choice.order}
                onChange={({ target }) => choose({ order: target.value === 'latest' ? 'latest' : 'longest' })}
              >
                <option value="longest">Longest without contact first</option>
                <option value="latest">Latest contact first</option>
              </select>
            )}
          </Field>
          <button type="submit" className="visually-hidden">
            Show these patients
          </button>
        </form>
      </Folded>
    </search>
  );
};
