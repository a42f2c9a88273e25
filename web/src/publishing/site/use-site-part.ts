import { useRef } from 'react';
import type * as z from 'zod';
import type { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import type { DraftForm } from '../../kernel/drafts/draft-forms.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import type { Fields } from '../../kernel/forms/edit-state.ts';
import type { send } from '../../kernel/lib/api-client.ts';
import type { SiteDraft } from './site-form.tsx';

type Facts = SiteDraft['facts'];

type Options<Values extends Fields, Body> = {
  draft: SiteDraft;
  /** The name of the form among drafts of forms. */
  form: DraftForm;
  schema: z.ZodType<Values>;
  valuesOf: (facts: Facts) => Values;
  /** The schema of the call, and its body: the whole list, in which a part is as it was typed. */
  body: z.ZodType;
  bodyOf: (facts: Facts, version: number, values: Values) => Body;
  send: (body: Body) => ReturnType<typeof send<typeof publishingCalls.saveSitePages>>;
  /** The control of a field by the API's name of it, and these names in the order of the screen. */
  controlOf: (path: string) => string;
  order: (facts: Facts) => string[];
  onDone: () => void;
};

/** A form about one service, page or picture: a part of the draft of the site, whose other parts stay as a colleague saved them. */
export const useSitePart = <Values extends Fields, Body>(options: Options<Values, Body>) => {
  const { draft, schema, valuesOf, bodyOf, controlOf, order, onDone } = options;
  const announce = useAnnounce();
  const latest = useRef(draft);
  latest.current = draft.version >= latest.current.version ? draft : latest.current;
  const savedOf = ({ version, facts }: SiteDraft) => ({ version, values: valuesOf(facts) });
  const form = useStaffForm<Values>({
    place: { form: options.form, recordId: undefined },
    schema,
    saved: savedOf(draft),
  });
  const save = async () => {
    const saved = await form.submit({
      check: (values) => {
        const { version, facts } = latest.current;
        return checkFields(options.body, bodyOf(facts, version, values), controlOf, order(facts));
      },
      send: ({ version, values }) => options.send(bodyOf(latest.current.facts, version, values)),
      done: (answer) => (answer.status === 200 ? { value: true, saved: savedOf(answer.body) } : undefined),
      stale: (answer) => {
        if (answer.status !== 409) return undefined;
        latest.current = answer.body.current;
        return savedOf(answer.body.current);
      },
      control: controlOf,
    });
    if (!saved) return;
    onDone();
    announce('The draft has been saved. Nothing is published yet.');
  };
  return { form, save };
};
