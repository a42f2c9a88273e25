import type { BodyInput } from '../../../../shared/kernel/call.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { findFreeNumber } from '../../../../shared/site/added-pages.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { PictureFormFields } from '../pictures/picture-form-fields.tsx';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { useSitePart } from '../site/use-site-part.ts';
import { TextsByLanguage } from '../texts/texts-by-language.tsx';
import {
  controlOf,
  fieldOrder,
  type PageValues,
  pageDraftForm,
  pageFields,
  pageLabels,
  pageOf,
  valuesOf,
} from './page-fields.ts';

type Facts = SiteDraft['facts'];

type Props = { draft: SiteDraft; number: number | undefined; onDone: () => void };

/** An added page as admins change it, or a new one. */
export const PageForm = ({ draft, number: asked, onDone }: Props) => {
  /** The page is where it was in the list, or the last of it. */
  const placeIn = ({ pages = [] }: Facts) => {
    const at = pages.findIndex(({ number }) => number === asked);
    return at < 0 ? pages.length : at;
  };
  const { form, save } = useSitePart<PageValues, BodyInput<typeof publishingCalls.saveSitePages>>({
    draft,
    form: `page-${asked ?? 'new'}`,
    schema: pageDraftForm,
    valuesOf: ({ pages }) => valuesOf(pages?.find(({ number }) => number === asked)),
    body: publishingCalls.saveSitePages.body,
    bodyOf: (facts, version, values) => {
      const { pages = [] } = facts;
      const number = asked ?? findFreeNumber(pages) ?? pages.length + 1;
      const at = placeIn(facts);
      return { version, pages: pages.toSpliced(at, 1, pageOf(number, values, pages[at])) };
    },
    send: (body) => send(publishingCalls.saveSitePages, { body }),
    controlOf,
    order: (facts) => fieldOrder(placeIn(facts)),
    onDone,
  });
  const behind = draft.pagesBehind.flatMap(({ page, language }) => (page === asked ? language : []));
  return (
    <DraftForm
      form={form}
      draft="change of a page"
      merged={pageFields}
      className={styles.form}
      onSubmit={save}
      save="Save draft"
    >
      <Section id="page-words" title="Words">
        <TextsByLanguage
          form={form}
          labels={pageLabels}
          hint="A blank line begins a new paragraph. Lines that begin with a dash are a list. An address that begins with https:// is a link."
          rows={12}
          behind={behind}
        />
      </Section>
      <Section id="page-picture" title="Picture">
        <PictureFormFields form={form} remove="Leave out" />
      </Section>
      <Section id="page-end" title="Until when">
        <TextField
          {...form.field('endsOn')}
          label="Last day"
          type="date"
          hint="For an event or a call that ends. Blank, the page stays until you remove it."
        />
      </Section>
    </DraftForm>
  );
};
