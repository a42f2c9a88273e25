import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { makeServiceId } from '../../../../shared/organisation/services.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { pictureNames } from '../../../../shared/publishing/picture-names.ts';
import { hasSiteWords } from '../../../../shared/publishing/site-services.ts';
import { offeredInstruments } from '../../../../shared/questionnaires/offered.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { type StaffForm, useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens } from '../../kernel/lib/paths.ts';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { TickList } from '../site/tick-list.tsx';
import { OpenInService } from './open-in-service.tsx';
import {
  controlOf,
  fieldOrder,
  listBehind,
  nameLanguage,
  pictureLabels,
  type ServiceValues,
  serviceDraftForm,
  serviceFields,
  serviceOf,
  valuesOf,
  wordField,
  wordLabels,
} from './service-fields.ts';

const otherLanguages = siteLanguages.filter((key) => key !== 'en');

type FormProps = { form: StaffForm<ServiceValues> };

/** What the site says of a service in a language. In English it has the name that staff use. */
const WordsIn = ({ form, language }: FormProps & { language: LanguageKey }) => {
  const { id: lang, dir } = languages[language];
  return (
    <>
      {language !== 'en' && (
        <TextField {...form.field(wordField('name', language))} label={wordLabels.name} lang={lang} dir={dir} />
      )}
      <TextField {...form.field(wordField('short', language))} label={wordLabels.short} lang={lang} dir={dir} />
      <LongTextField
        {...form.field(wordField('text', language))}
        label={wordLabels.text}
        hint="When, where, who with, in which languages. A blank line begins a new paragraph."
        lang={lang}
        dir={dir}
        rows={6}
      />
    </>
  );
};

/** That the words of a language have to be looked at, and were. */
const RightTick = ({ form, language }: FormProps & { language: LanguageKey }) => {
  const { right } = form.values;
  const others = right.filter((one) => one !== language);
  return (
    <div className={styles.ticks}>
      <label>
        <input
          type="checkbox"
          checked={right.includes(language)}
          onChange={({ target }) => form.write({ right: target.checked ? [...others, language] : others })}
        />
        The English has changed since this was written. This says the same now.
      </label>
    </div>
  );
};

const SiteText = ({ form, id, behind }: FormProps & { id: string; behind: readonly LanguageKey[] }) =>
  hasSiteWords(id) ? (
    <p className={styles.hint}>
      What the site says of it, in each language, is under <Link to={screens.siteWords}>Words of the site</Link>: Home,
      Services and the referral form.
    </p>
  ) : (
    <>
      <WordsIn form={form} language="en" />
      {otherLanguages.map((key) => (
        <details key={key} className={styles.others} open={form.values[wordField('name', key)] !== ''}>
          <summary>
            In {nameLanguage(key)}
            {behind.includes(key) && ': the English has changed since'}
          </summary>
          <WordsIn form={form} language={key} />
          {behind.includes(key) && <RightTick form={form} language={key} />}
        </details>
      ))}
    </>
  );

type Props = { draft: SiteDraft; id: string | undefined; onDone: () => void };

/** A service as admins change it, or a new one: a part of the draft of the site. */
export const ServiceForm = ({ draft, id: asked, onDone }: Props) => {
  const { current: id } = useRef(asked ?? makeServiceId());
  // A colleague may have changed another service meanwhile: it stays as they saved it.
  const latest = useRef(draft);
  latest.current = draft.version >= latest.current.version ? draft : latest.current;
  const savedOf = ({ version, facts }: SiteDraft) => ({
    version,
    values: valuesOf(facts.services.find((one) => one.id === id)),
  });
  const form = useStaffForm<ServiceValues>({
    place: { form: `service-${asked ?? 'new'}`, recordId: undefined },
    schema: serviceDraftForm,
    saved: savedOf(draft),
  });
  const bodyOf = (version: number, values: ServiceValues) => {
    const { services } = latest.current.facts;
    const at = services.findIndex((one) => one.id === id);
    const service = serviceOf(id, values, services[at]);
    return { version, services: at < 0 ? [...services, service] : services.with(at, service) };
  };
  const placeInList = () => {
    const { services } = latest.current.facts;
    const at = services.findIndex((one) => one.id === id);
    return at < 0 ? services.length : at;
  };
  const save = async () => {
    const saved = await form.submit({
      check: (values) =>
        checkFields(
          publishingCalls.saveSiteServices.body,
          bodyOf(latest.current.version, values),
          controlOf,
          fieldOrder(placeInList()),
        ),
      send: ({ version, values }) => send(publishingCalls.saveSiteServices, { body: bodyOf(version, values) }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The draft has been saved. Nothing is published yet.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => {
        if (answer.status !== 409) return undefined;
        latest.current = answer.body.current;
        return savedOf(answer.body.current);
      },
      control: controlOf,
    });
    if (saved) onDone();
  };
  return (
    <DraftForm
      form={form}
      draft="change of a service"
      merged={serviceFields}
      className={styles.form}
      onSubmit={save}
      save="Save draft"
    >
      <Section id="service-name" title="Name and words">
        <TextField {...form.field('name')} label="Name" hint="In English, as forms and lists show it." />
        <SiteText form={form} id={id} behind={listBehind(draft.behind, id)} />
        <SelectField
          {...form.choice('picture')}
          label="Picture beside it"
          choices={choicesOf(['', ...pictureNames], pictureLabels)}
        />
      </Section>
      <Section id="service-rules" title="How you work in it">
        <LongTextField
          {...form.field('outcomes')}
          label="Outcomes"
          hint="A line each: what may have come of it when an episode is closed. Those stored earlier stay."
          rows={5}
        />
        <div className={styles.pair}>
          <TextField
            {...form.field('amber')}
            label="A wait is long after"
            hint="Working days until a referral is decided."
            inputMode="numeric"
          />
          <TextField {...form.field('red')} label="A wait is too long after" hint="Working days." inputMode="numeric" />
        </div>
        <TickList
          name="instruments"
          legend="Questionnaires that its patients answer"
          choices={offeredInstruments.map((instrument) => [instrument.id, instrument.name] as const)}
          chosen={form.values.instruments}
          onChoose={(instruments) => form.write({ instruments })}
        />
      </Section>
      <Section id="service-end" title="When it ends">
        {asked !== undefined && <OpenInService id={id} />}
        <TextField
          {...form.field('endsOn')}
          label="Last day"
          type="date"
          hint="Blank while it goes on. From the next day nobody can choose it, and the site does not name it. Its records, lists and reports stay."
        />
      </Section>
    </DraftForm>
  );
};
