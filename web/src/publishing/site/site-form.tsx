import { Link } from 'react-router-dom';
import { organisationWords } from '#words/pages/organisation.ts';
import { impactNames } from '../../../../shared/organisation/evidence.ts';
import { hideablePages } from '../../../../shared/organisation/facts.ts';
import { nameRecordsAdmin } from '../../../../shared/organisation/records-admin.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { siteFactsInput } from '../../../../shared/publishing/site-facts.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { RowList } from '../../kernel/components/row-list.tsx';
import { Section } from '../../kernel/components/section.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens } from '../../kernel/lib/paths.ts';
import type { Success } from '../../kernel/lib/query.ts';
import styles from './site.module.css';
import {
  controlOf,
  factFields,
  factsOf,
  fieldOrder,
  hideableNames,
  hoursField,
  nameFigure,
  type SiteValues,
  valuesOf,
} from './site-fields.ts';
import { TickList } from './tick-list.tsx';

export type SiteDraft = Success<typeof publishingCalls.readSiteDraft>;

export const savedOf = ({ version, facts }: SiteDraft) => ({ version, values: valuesOf(facts) });

const bodyOf = (version: number, values: SiteValues) => ({ version, facts: factsOf(values) });
const checked = publishingCalls.saveSiteDraft.body;

type FormProps = { form: StaffForm<SiteValues> };

const otherLanguages = siteLanguages.filter((key) => key !== 'en');
const isNeeded = ({ values, errors }: FormProps['form'], key: LanguageKey): boolean =>
  values[hoursField(key)] !== '' || errors[hoursField(key)] !== undefined;

const englishNames = new Intl.DisplayNames('en-GB', { type: 'language' });

const HoursField = ({ form, language }: FormProps & { language: LanguageKey }) => (
  <TextField
    {...form.field(hoursField(language))}
    label={`In ${englishNames.of(language)}`}
    lang={languages[language].id}
    dir={languages[language].dir}
  />
);

/** The facts, as a draft: two admins at once lose nothing of each other's. */
export const SiteForm = ({ form, version }: FormProps & { version: number }) => {
  const save = () =>
    form.submit({
      check: (written) => checkFields(checked, bodyOf(version, written), controlOf, fieldOrder(written)),
      send: (written) => send(publishingCalls.saveSiteDraft, { body: bodyOf(written.version, written.values) }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The draft has been saved. Nothing is published yet.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: controlOf,
    });
  return (
    <DraftForm
      form={form}
      draft="change of the public site"
      merged={factFields}
      className={styles.form}
      onSubmit={save}
      save="Save draft"
    >
      <Section id="names" title="Names">
        <p className={styles.hint}>
          On every page, in mails and in the staff area. Pictures of the logo, the web address and the texts with codes
          change with a deployment: please tell whoever runs your system.
        </p>
        <TextField {...form.field('name')} label="Name" hint="As people say it." autoComplete="off" />
        <TextField
          {...form.field('longName')}
          label="Full name"
          hint="Beginning with the name. It is beside the logo, and mails are sent by it."
          autoComplete="off"
        />
        <TextField {...form.field('legalName')} label="Registered name" autoComplete="off" />
      </Section>
      <Section id="reach" title="Telephone and email">
        <TextField {...form.field('phone')} label="Telephone" type="tel" autoComplete="off" />
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="off" />
        <TextField
          {...form.field('privacyEmail')}
          label="Email for questions about one’s own information"
          type="email"
          autoComplete="off"
        />
      </Section>
      <Section id="help-lines" title="Urgent help">
        <RowList
          {...form.choice('helpLines')}
          errors={form.errors}
          legend="Help lines besides those of the country"
          hint="999, 111, Samaritans and Shout are on every page. Two more may follow them, like a crisis line of your town."
          rowName="Help line"
          blank={() => ({ who: '', say: '' })}
          first="who"
          add="Add a help line"
        >
          {({ field }) => (
            <>
              <TextField {...field('who')} label="Whose line it is" />
              <TextField {...field('say')} label="Telephone of the line" type="tel" autoComplete="off" />
            </>
          )}
        </RowList>
      </Section>
      <Section id="hours" title="Opening hours">
        <p className={styles.hint}>
          When somebody answers the telephone. Blank, a language keeps the words of the site:{' '}
          {organisationWords.openingHours}. Once you change the English ones, every language that you leave blank shows
          those.
        </p>
        <HoursField form={form} language="en" />
        <details className={styles.others} open={otherLanguages.some((key) => isNeeded(form, key))}>
          <summary>In other languages</summary>
          {otherLanguages.map((key) => (
            <HoursField key={key} form={form} language={key} />
          ))}
        </details>
      </Section>
      <Section id="closed" title="Closed">
        <RowList
          {...form.choice('closures')}
          errors={form.errors}
          legend="Days on which nobody is there"
          hint="Every page says so from two weeks before, in its language. Bank holidays and weekends need not be here."
          rowName="Closure"
          blank={() => ({ from: '', to: '' })}
          first="from"
          add="Add a closure"
        >
          {({ field }) => (
            <>
              <TextField {...field('from')} label="From" type="date" />
              <TextField {...field('to')} label="Until and including" type="date" />
            </>
          )}
        </RowList>
      </Section>
      <Section id="pages" title="Pages">
        <TickList
          name="hidden"
          legend="Pages that visitors do not see"
          choices={hideablePages.map((path) => [path, hideableNames[path]] as const)}
          chosen={form.values.hidden}
          onChoose={(hidden) => form.write({ hidden })}
        />
      </Section>
      <Section id="home" title="Home page">
        <p className={styles.hint}>
          What surrounds the figures is under Words of the site. One that is blank is not shown.
        </p>
        <div className={`${styles.pair} ${styles.figures}`}>
          {impactNames.map((name) => (
            <TextField key={name} {...form.field(name)} label={nameFigure(name)} inputMode="numeric" />
          ))}
        </div>
        <LongTextField
          {...form.field('partners')}
          label="Partners"
          hint="A line each. Blank, the page names none."
          rows={6}
        />
      </Section>
      <Section id="staff" title="Staff">
        <TextField
          {...form.field('recordsAdmin')}
          label="Who assigns patients"
          hint={`Staff who may not are told to ask them. No visitor sees the name. Blank, it is ${nameRecordsAdmin({})}.`}
        />
        <p className={styles.hint}>
          An account opens nothing until you give it a role. Where nobody may make one, you invite every colleague under{' '}
          <Link to={screens.users}>Staff accounts</Link>.
        </p>
        <div className={styles.ticks}>
          <label>
            <input type="checkbox" {...form.tick('publicSignUp')} />
            Anybody may make an account
          </label>
        </div>
      </Section>
      <Section id="place" title="Address">
        <LongTextField
          {...form.field('address')}
          label="Address"
          hint="A line each: the name, the street, the town, the postcode."
          rows={5}
        />
        <div className={styles.pair}>
          <TextField
            {...form.field('latitude')}
            label="Latitude of the front door"
            hint="For the map, like 53.8156"
            inputMode="decimal"
          />
          <TextField
            {...form.field('longitude')}
            label="Longitude of the front door"
            hint="Like -1.5206"
            inputMode="decimal"
          />
        </div>
      </Section>
      <Section id="links" title="Links">
        <div className={styles.pair}>
          <TextField {...form.field('socialName')} label="Your page elsewhere is called" />
          <TextField {...form.field('socialUrl')} label="Its address" type="url" />
        </div>
        <TextField
          {...form.field('leaveTo')}
          label="Where ‘Leave this site quickly’ leads"
          hint="A page that anybody might have open, like the weather. It must not be one of ours."
          type="url"
        />
      </Section>
    </DraftForm>
  );
};

export const limits = {
  name: siteFactsInput.shape.name,
  longName: siteFactsInput.shape.longName,
  legalName: siteFactsInput.shape.legalName,
  phone: siteFactsInput.shape.phone,
  email: siteFactsInput.shape.email,
  privacyEmail: siteFactsInput.shape.privacyEmail,
};
