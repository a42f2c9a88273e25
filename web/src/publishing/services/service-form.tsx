import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BodyInput } from '../../../../shared/kernel/call.ts';
import { makeServiceId } from '../../../../shared/organisation/services.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { pictureNames } from '../../../../shared/publishing/picture-names.ts';
import { hasSiteWords } from '../../../../shared/publishing/site-services.ts';
import { instruments } from '../../../../shared/questionnaires/registry.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { PictureFormFields } from '../pictures/picture-form-fields.tsx';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { TickList } from '../site/tick-list.tsx';
import { useSitePart } from '../site/use-site-part.ts';
import { TextsByLanguage } from '../texts/texts-by-language.tsx';
import { OpenInService } from './open-in-service.tsx';
import {
  controlOf,
  fieldOrder,
  listBehind,
  pictureLabels,
  type ServiceValues,
  serviceDraftForm,
  serviceFields,
  serviceOf,
  valuesOf,
  wordLabels,
} from './service-fields.ts';

type FormProps = { form: StaffForm<ServiceValues> };

const ServiceTexts = ({ form, id, behind }: FormProps & { id: string; behind: readonly LanguageKey[] }) =>
  hasSiteWords(id) ? (
    <p className={styles.hint}>
      What the site says of it, in each language, is under <Link to={screens.siteWords}>Words of the site</Link>: Home,
      Services and the referral form.
    </p>
  ) : (
    <TextsByLanguage
      form={form}
      labels={wordLabels}
      english={['short', 'text']}
      hint="When, where, who with, in which languages. A blank line begins a new paragraph."
      behind={behind}
    />
  );

type Props = { draft: SiteDraft; id: string | undefined; onDone: () => void };

/** A service as admins change it, or a new one: a part of the draft of the site. */
export const ServiceForm = ({ draft, id: asked, onDone }: Props) => {
  const { current: id } = useRef(asked ?? makeServiceId());
  const placeIn = ({ services }: SiteDraft['facts']) => {
    const at = services.findIndex((one) => one.id === id);
    return at < 0 ? services.length : at;
  };
  const { form, save } = useSitePart<ServiceValues, BodyInput<typeof publishingCalls.saveSiteServices>>({
    draft,
    form: `service-${asked ?? 'new'}`,
    schema: serviceDraftForm,
    valuesOf: ({ services }) => valuesOf(services.find((one) => one.id === id)),
    body: publishingCalls.saveSiteServices.body,
    bodyOf: (facts, version, values) => {
      const at = placeIn(facts);
      return { version, services: facts.services.toSpliced(at, 1, serviceOf(id, values, facts.services[at])) };
    },
    send: (body) => send(publishingCalls.saveSiteServices, { body }),
    controlOf,
    order: (facts) => fieldOrder(placeIn(facts)),
    onDone,
  });
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
        <ServiceTexts form={form} id={id} behind={listBehind(draft.behind, id)} />
      </Section>
      <Section id="service-picture" title="Picture beside it">
        <SelectField
          {...form.choice('picture')}
          label="Drawing"
          choices={choicesOf(['', ...pictureNames], pictureLabels)}
        />
        <PictureFormFields form={form} remove="Show the drawing again" />
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
          choices={instruments.map((instrument) => [instrument.id, instrument.name] as const)}
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
