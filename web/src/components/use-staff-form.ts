import { useRef, useState } from 'react';
import type * as z from 'zod';
import type { DraftPlace, Offer } from '../lib/drafts/open-draft.ts';
import { useDraft } from '../lib/drafts/use-draft.ts';
import { failureText, type NoAnswer } from '../lib/failure-text.ts';
import { firstErrors } from '../lib/first-errors.ts';
import {
  chooseField,
  type EditState,
  isDirty,
  openConflicts,
  readyToSend,
  reconcile,
  restoreTyped,
  type Saved,
  savedAs,
  startEdit,
  writeFields,
} from '../lib/forms/edit-state.ts';
import { type Fields, isSame } from '../lib/forms/merge.ts';
import { createIdempotencyKeys } from '../lib/idempotency-keys.ts';
import type { FieldErrors } from './error-summary.tsx';
import { type Outcome, useSubmission } from './use-submission.ts';

type Answer = { status: number | NoAnswer; body?: unknown };
type Failed = Parameters<typeof failureText>[0] & {
  body?: { errors?: { path: string; message: string }[] | undefined };
};

type Options<Values extends Fields> = {
  /** Where what is typed is kept; a form of another record is another form, with a `key` of its own. */
  place: DraftPlace;
  /** A constant of the module: what a draft of this form holds. */
  schema: z.ZodType<Values>;
  /** What the form changes, as the screen has it now; of a form that adds something, its blank fields as version 0. */
  saved: Saved<Values>;
};

/** What a success brought, with what is saved now where the form changed something. */
type Brought<Values extends Fields, Done> = { value: Done; text?: string; saved?: Saved<Values> };

type Sending<Values extends Fields, A extends Answer, Done> = {
  /** What is wrong before anything is sent. */
  check: (values: Values) => FieldErrors;
  /** What goes into the call: sent again unchanged, it is the same submission. */
  body?: (saved: Saved<Values>) => unknown;
  send: (saved: Saved<Values>, idempotencyKey: string) => Promise<A>;
  /** What a success brought; undefined of every other answer. */
  done: (answer: A) => Brought<Values, Done> | undefined;
  /** What is saved instead, of an answer that says so. */
  stale?: (answer: A) => Saved<Values> | undefined;
  /** The name of the control, where it is not that of the field. */
  control?: (field: string) => string;
};

const lookFirst = 'Somebody else has saved this meanwhile. Please look at both versions above, then save.';
const savedAlready = 'What you typed is what is saved already.';
const typedSince = 'Saved, but not what you typed since then. Please save again.';

const failureOf = (answer: Answer, control = (field: string) => field): Outcome<never> => {
  const failed = answer as Failed;
  const named = Object.entries(firstErrors(failed.body?.errors ?? [], []));
  if (named.length === 0) return { kind: 'failed', text: failureText(failed) };
  return { kind: 'failed', errors: Object.fromEntries(named.map(([field, text]) => [control(field), text])) };
};

/**
 * A staff form: its values, what is wrong with them, sending them once, keeping them as a draft, and bringing them together
 * with what a colleague saved meanwhile. What was typed goes only when its writer saves it or throws it away.
 *
 *     const form = useStaffForm({ place: { form: 'case-note', recordId: id }, schema, saved: { version: 0, values: blank } });
 *     <DraftOffer form={form} what="case note" />
 *     <MergeNotice form={form} fields={[{ name: 'text', label: 'The note' }]} />
 *     <textarea value={form.values.text} onChange={({ target }) => form.write({ text: target.value })} />
 *
 * Fields that keep their own text take `form.start` and a `key` of `form.round`.
 */
export const useStaffForm = <Values extends Fields>({ place, schema, saved }: Options<Values>) => {
  const [state, setState] = useState(() => startEdit(saved));
  const [start, setStart] = useState(state);
  // The same at once: an event may come before the screen has been drawn again.
  const now = useRef(state);
  const [keys] = useState(createIdempotencyKeys);
  const draft = useDraft({ ...place, schema });
  const { run, show, ...shown } = useSubmission();

  const set = (next: EditState<Values>): EditState<Values> => {
    if (next.round !== now.current.round) setStart(next);
    now.current = next;
    setState(next);
    return next;
  };
  /** An emptied form is no draft. */
  const keep = (next: EditState<Values>): void => {
    if (isDirty(next)) draft.keep(next.values, next.base);
    else void draft.clear();
  };
  const latest = (): Saved<Values> => (saved.version > now.current.live.version ? saved : now.current.live);

  const forget = async (): Promise<void> => {
    keys.forget();
    set(startEdit(latest(), now.current.round + 1));
    await draft.clear();
  };

  const finish = <Done>(sent: Values, { value, text, saved: live }: Brought<Values, Done>): Outcome<Done> => {
    keys.forget();
    const before = now.current;
    // What was added is not on the screen any more, unless its writer went on typing.
    if (live) set(savedAs(before, sent, live));
    else if (isSame(before.values, sent)) set(startEdit(saved, before.round + 1));
    if (isDirty(now.current)) {
      keep(now.current);
      return { kind: 'failed', text: typedSince };
    }
    void draft.clear();
    return { kind: 'done', value, text };
  };

  const sendOnce = async <A extends Answer, Done>(
    sending: Sending<Values, A, Done>,
    ready: Saved<Values>,
  ): Promise<Outcome<Done>> => {
    const answer = await sending.send(ready, keys.keyOf(sending.body?.(ready) ?? ready));
    const done = sending.done(answer);
    if (done) return finish(ready.values, done);
    const current = sending.stale?.(answer);
    if (current) {
      const before = now.current;
      const merged = set(reconcile(before, current));
      keep(merged);
      if (!isDirty(merged)) return { kind: 'failed', text: savedAlready };
      // They changed another part: there is nothing to look at, and nothing of theirs is touched.
      const again = readyToSend(before, merged);
      if (again && again.version > ready.version) return await sendOnce(sending, again);
    }
    return failureOf(answer, sending.control);
  };

  const submit = async <A extends Answer, Done>(
    sending: Sending<Values, A, Done>,
  ): Promise<{ value: Done } | undefined> => {
    const before = now.current;
    const merged = set(reconcile(before, latest()));
    const ready = readyToSend(before, merged);
    if (!ready) {
      keep(merged);
      show({ kind: 'failed', text: lookFirst });
      return undefined;
    }
    const wrong = sending.check(ready.values);
    if (Object.keys(wrong).length > 0) {
      show({ kind: 'failed', errors: wrong });
      return undefined;
    }
    return await run(() => sendOnce(sending, ready));
  };

  return {
    ...shown,
    values: state.values,
    start: start.values,
    round: state.round,
    conflicts: state.conflicts,
    taken: state.taken,
    live: state.live.values,
    offers: draft.offers,
    draftState: draft.state,
    isDirty: isDirty(state),
    /** What stands in the way of saving: fields that two people changed. */
    open: openConflicts(state),
    write: (change: Partial<Values>): void => keep(set(writeFields(now.current, change))),
    choose: (name: string, choice: 'mine' | 'theirs'): void => keep(set(chooseField(now.current, name, choice))),
    restore: (offer: Offer<Values>): void => {
      draft.take(offer);
      const restored = set(restoreTyped(now.current, offer, latest()));
      keep(restored);
      if (!isDirty(restored)) show({ kind: 'failed', text: savedAlready });
    },
    discardOffer: draft.discard,
    forget,
    /** Stores what is typed at once. */
    flush: draft.flush,
    submit,
  };
};
export type StaffForm<Values extends Fields> = ReturnType<typeof useStaffForm<Values>>;
