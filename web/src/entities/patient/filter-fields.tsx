import { caseloadQuery, me, nobody, notRecorded } from '../../../../shared/api/caseload.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Field } from '../../components/field.tsx';
import { longest } from '../../lib/forms/longest.ts';
import { may } from '../../lib/session/may.ts';
import { commonLanguages } from './languages.ts';
import { useWorkers } from './queries.ts';

type Props = { value: string; onChoose: (value: string) => void };

const Colleagues = () => {
  const { data: staff = [] } = useWorkers();
  return staff.map(({ id, firstName, lastName }) => (
    <option key={id} value={id}>
      {firstName} {lastName}
    </option>
  ));
};

/** The worker whose patients are shown: `me`, `nobody`, a colleague's id, or blank for everybody's. */
export const WorkerFilter = ({ value, onChoose }: Props) => (
  <Field name="worker" label="Looked after by">
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value={me}>Me: my patients</option>
        <option value={nobody}>Nobody yet</option>
        <option value="">Anybody</option>
        {may('mayAssignPatients') && <Colleagues />}
      </select>
    )}
  </Field>
);

export const ServiceFilter = ({ value, onChoose }: Props) => (
  <Field name="service" label="Service">
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
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
);

/** The language as typed; it takes effect when the field is left, or its form is sent. */
export const LanguageFilter = ({ value, onChoose }: Props) => (
  <>
    <Field name="language" label="Main language">
      {(control) => (
        <input
          {...control}
          key={value}
          type="text"
          list="languages"
          maxLength={longest(caseloadQuery.language)}
          autoComplete="off"
          placeholder="Any"
          defaultValue={value === notRecorded ? '' : value}
          onBlur={({ target }) => target.value.trim() !== value && onChoose(target.value.trim())}
        />
      )}
    </Field>
    <datalist id="languages">
      {commonLanguages.map((language) => (
        <option key={language} value={language} />
      ))}
    </datalist>
  </>
);
