import type { SyntheticEvent } from 'react';
import { me, nobody, notRecorded } from '../../../../shared/api/caseload.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Field } from '../../components/field.tsx';
import { Folded } from '../../components/folded.tsx';
import { may } from '../../lib/session/may.ts';
import type { Choice } from './choice.ts';
import { commonLanguages } from './languages.ts';
import styles from './patients.module.css';
import { useWorkers } from './queries.ts';

const blank: Choice = { worker: '', service: '', language: '', status: 'active', order: 'longest' };

const Colleagues = () => {
  const { data: staff = [] } = useWorkers();
  return staff.map(({ id, firstName, lastName }) => (
    <option key={id} value={id}>
      {firstName} {lastName}
    </option>
  ));
};

type Props = { choice: Choice | undefined; onChoose: (choice: Choice | undefined) => void };

/** Which patients are shown: whose, of which service, who speak what, and in which order. */
export const Filters = ({ choice = blank, onChoose }: Props) => {
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    const isAnything = next.worker === '' && next.service === '' && next.language === '' && next.order === 'longest';
    // To take the last filter away is to see all patients as they came; the order is a choice of its own.
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
          <Field name="worker" label="Looked after by">
            {(control) => (
              <select {...control} value={choice.worker} onChange={({ target }) => choose({ worker: target.value })}>
                <option value={me}>Me: my patients</option>
                <option value={nobody}>Nobody yet</option>
                <option value="">Anybody</option>
                {may('mayAssignPatients') && <Colleagues />}
              </select>
            )}
          </Field>
          <Field name="service" label="Service">
            {(control) => (
              <select {...control} value={choice.service} onChange={({ target }) => choose({ service: target.value })}>
                <option value="">Any</option>
                {organisation.services.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
                <option value={notRecorded}>Not recorded</option>
              </select>
            )}
          </Field>
          <Field name="language" label="Main language">
            {(control) => (
              <input
                {...control}
                key={choice.language}
                type="text"
                list="languages"
                maxLength={100}
                autoComplete="off"
                placeholder="Any"
                defaultValue={choice.language === notRecorded ? '' : choice.language}
                onBlur={({ target }) =>
                  target.value.trim() !== choice.language && choose({ language: target.value.trim() })
                }
              />
            )}
          </Field>
          <datalist id="languages">
            {commonLanguages.map((language) => (
              <option key={language} value={language} />
            ))}
          </datalist>
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
