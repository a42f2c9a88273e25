import type { ReactNode } from 'react';
import { facts } from '../../../../shared/organisation/facts.ts';
import { caseloadQuery, me, nobody, notRecorded } from '../../../../shared/patients/caseload-schema.ts';
import { Field } from '../../kernel/components/field.tsx';
import { Folded } from '../../kernel/components/folded.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { may } from '../../kernel/session/may.ts';
import styles from './list-filters.module.css';
import { useWorkers } from './queries.ts';

/** Languages that are often spoken here, to choose from; any other can be typed. */
const commonLanguages = [
  'Arabic',
  'Bengali',
  'Cantonese',
  'English',
  'Farsi',
  'Gujarati',
  'Hindi',
  'Kurdish',
  'Mandarin',
  'Mirpuri',
  'Pashto',
  'Polish',
  'Punjabi',
  'Romanian',
  'Somali',
  'Sylheti',
  'Tigrinya',
  'Turkish',
  'Urdu',
];

type FilterProps = { value: string; onChoose: (value: string) => void };

/** The worker whose patients are shown: `me`, `nobody`, a colleague's id, or blank for everybody's. */
export const WorkerFilter = (chosen: FilterProps) => {
  const { data: staff = [] } = useWorkers(may('mayAssignPatients'));
  return (
    <SelectField
      name="worker"
      label="Looked after by"
      {...chosen}
      choices={[
        [me, 'Me: my patients'],
        [nobody, 'Nobody yet'],
        ['', 'Anybody'],
        ...staff.map((one) => [one.id, fullName(one)] as const),
      ]}
    />
  );
};

export const ServiceFilter = (chosen: FilterProps) => (
  <SelectField
    name="service"
    label="Service"
    {...chosen}
    choices={[['', 'Any'], ...facts.services.map(({ id, name }) => [id, name] as const), [notRecorded, 'Not recorded']]}
  />
);

/** The language as typed; it takes effect when the field is left, or its form is sent. */
export const LanguageFilter = ({ value, onChoose }: FilterProps) => (
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

type Props = {
  /** What the list has, as in 'Choose patients'. */
  what: string;
  /** The number of filters that are set. */
  chosen: number;
  /** Wide enough for an order in many words. */
  isWide?: boolean;
  /** The language takes effect with the form, too. */
  onLanguage: (language: string) => void;
  children: ReactNode;
};

/** The filters of a list, folded; their heading counts those that are set. */
export const ListFilters = ({ what, chosen, isWide = false, onLanguage, children }: Props) => (
  <search>
    <Folded label={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
      <form
        className={styles.filters}
        data-wide={isWide}
        aria-label={`Choose ${what}`}
        onSubmit={(event) => {
          event.preventDefault();
          onLanguage(String(new FormData(event.currentTarget).get('language') ?? '').trim());
        }}
      >
        {children}
        <button type="submit" className="visually-hidden">
          Show these {what}
        </button>
      </form>
    </Folded>
  </search>
);
