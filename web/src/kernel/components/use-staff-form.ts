import { useState } from 'react';
import type * as z from 'zod';
import type { DraftPlace, RecoverableDraft } from '../drafts/open-draft.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { bindFields, type Naming } from '../forms/bind-fields.ts';
import { type Fields, isDirty, type Saved } from '../forms/edit-state.ts';
import { type Answer, createFormControl, type Sending, savedAlready } from '../forms/form-control.ts';
import { useSubmission } from './use-submission.ts';

type Options<Values extends Fields> = Naming<Values> & {
  /** The place of the draft; a form about another record is another form, with a `key` of its own. */
  place: DraftPlace;
  /** A constant of the module: the schema of a draft of this form. */
  schema: z.ZodType<Values>;
  /** The saved values that the form changes; for a form that adds something, its blank fields as version 0. */
  saved: Saved<Values>;
};

/**
 * A staff form: its values, their errors, sending them once, storing them as a draft, and merging them with what a
 * colleague saved meanwhile. Typed words disappear only when their writer saves or discards them.
 *
 *     const form = useStaffForm({ place: { form: 'task', recordId: id }, schema, saved, limits: { what: taskWhat } });
 *     <DraftOffer form={form} what="task" />
 *     <MergeNotice form={form} fields={{ what: 'What is to be done' }} />
 *     <LongTextField {...form.field('what')} label="What is to be done" />
 *
 * Fields that have their own text take `form.start` and a `key` of `form.formKey`.
 */
export const useStaffForm = <Values extends Fields>({ place, schema, saved, ...naming }: Options<Values>) => {
  const draft = useDraft({ ...place, schema });
  const { run, show, ...shown } = useSubmission();
  const [control] = useState(() => createFormControl({ saved, draft: draft.calls, onState: (next) => setState(next) }));
  const [state, setState] = useState(control.state);
  const [start, setStart] = useState(state);
  if (start.formKey !== state.formKey) setStart(state);
  control.syncSaved(saved);

  const { values } = state;
  return {
    ...shown,
    ...bindFields({ ...naming, values, errors: shown.errors, write: control.write }),
    values,
    start: (start.formKey === state.formKey ? start : state).values,
    formKey: state.formKey,
    conflicts: state.conflicts,
    mergedFromOthers: state.mergedFromOthers,
    savedValues: state.saved.values,
    offers: draft.offers,
    draftState: draft.state,
    isDirty: isDirty(state),
    write: control.write,
    choose: control.choose,
    restore: (offer: RecoverableDraft<Values>): void => {
      if (!control.restore(offer)) show({ kind: 'failed', text: savedAlready });
    },
    discardOffer: draft.calls.discard,
    /** The writer discards the typed words. */
    forget: control.forget,
    /** Stores the typed words at once; returns whether they are stored. */
    flush: draft.calls.flush,
    /** Undefined when nothing was saved, which the form shows. */
    submit: async <A extends Answer, Done>(sending: Sending<Values, A, Done>): Promise<{ value: Done } | undefined> => {
      const prepared = control.prepare(sending.check);
      if ('ready' in prepared) return await run(() => control.send(sending, prepared.ready));
      show(prepared.outcome);
      return undefined;
    },
  };
};
export type StaffForm<Values extends Fields> = ReturnType<typeof useStaffForm<Values>>;
