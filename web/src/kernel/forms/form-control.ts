import type { RecoverableDraft } from '../drafts/open-draft.ts';
import { describeFailure, type NoAnswer } from '../lib/failure-text.ts';
import { createIdempotencyKeys } from '../lib/idempotency-keys.ts';
import {
  chooseField,
  type EditState,
  type Fields,
  isDirty,
  isSame,
  readyToSend,
  reconcile,
  restoreTyped,
  type Saved,
  savedAs,
  startEdit,
  writeFields,
} from './edit-state.ts';

type Errors = Readonly<Record<string, string>>;
/** The outcome of a sending: `value` is its result, `text` its message. */
export type Outcome<Done> =
  | { kind: 'done'; value: Done; text?: string | undefined }
  | { kind: 'failed'; text?: string | undefined; errors?: Errors };

export type Answer = { status: number | NoAnswer; body?: unknown };

/** The result of a success, with the saved values where the form changed something. */
type Success<Values extends Fields, Done> = { value: Done; text?: string; saved?: Saved<Values> };

export type Sending<Values extends Fields, A extends Answer, Done> = {
  /** The errors before anything is sent. */
  check: (values: Values) => Errors;
  /** The body of the call: sent again unchanged, it is the same submission. */
  body?: (saved: Saved<Values>) => unknown;
  send: (saved: Saved<Values>, idempotencyKey: string) => Promise<A>;
  /** The result of a success; undefined for every other answer. */
  done: (answer: A) => Success<Values, Done> | undefined;
  /** The saved values instead, from an answer that has them. */
  stale?: (answer: A) => Saved<Values> | undefined;
  /** The name of the control, where it differs from that of the field. */
  control?: (field: string) => string;
};

type Options<Values extends Fields> = {
  saved: Saved<Values>;
  draft: {
    storeTyped: (value: Values, base: Fields) => void;
    clear: () => Promise<void>;
    restore: (offer: RecoverableDraft<Values>) => void;
  };
  onState: (state: EditState<Values>) => void;
};

const lookFirst = 'Someone else saved a change while you were typing. Please look at both versions above, then save.';
export const savedAlready = 'What you typed is what is saved already.';
const typedSince = 'Saved, but not what you typed since then. Please save again.';

const failureOf = (answer: Answer, control = (field: string) => field): Outcome<never> => {
  const { text, errors } = describeFailure(answer);
  const named = Object.entries(errors);
  if (named.length === 0) return { kind: 'failed', text };
  return { kind: 'failed', errors: Object.fromEntries(named.map(([field, text]) => [control(field), text])) };
};

/**
 * The rules of a form that loses no typed words, without a screen: its values, its draft, sending it, and merging it
 * with what others save. `useStaffForm` draws it; the walks of `form-control.isolated.test.ts` prove its promises.
 */
export const createFormControl = <Values extends Fields>({ saved: first, draft, onState }: Options<Values>) => {
  let state = startEdit(first);
  /** The newest values that the screen has read, beside those that the form itself received. */
  let read = first;
  const keys = createIdempotencyKeys();
  /** What this form has added: a copy of it in the draft of another tab is not added again. */
  const added: Values[] = [];

  const set = (next: EditState<Values>): EditState<Values> => {
    state = next;
    onState(next);
    return next;
  };
  /** An emptied form is no draft. */
  const storeDraft = (next: EditState<Values>): void => {
    if (isDirty(next)) draft.storeTyped(next.values, next.base);
    else void draft.clear();
  };
  const latest = (): Saved<Values> => (read.version > state.saved.version ? read : state.saved);

  const finish = <Done>(sent: Values, { value, text, saved }: Success<Values, Done>): Outcome<Done> => {
    keys.forget();
    // Words that were added are no longer on the screen, unless their writer went on typing.
    if (saved) set(savedAs(state, sent, saved));
    else {
      added.push(sent);
      if (isSame(state.values, sent)) set(startEdit(state.saved, state.formKey + 1));
    }
    if (isDirty(state)) {
      storeDraft(state);
      return { kind: 'failed', text: typedSince };
    }
    void draft.clear();
    return { kind: 'done', value, text };
  };

  const send = async <A extends Answer, Done>(
    sending: Sending<Values, A, Done>,
    ready: Saved<Values>,
  ): Promise<Outcome<Done>> => {
    const answer = await sending.send(ready, keys.keyOf(sending.body?.(ready) ?? ready));
    const done = sending.done(answer);
    if (done) return finish(ready.values, done);
    const current = sending.stale?.(answer);
    if (current) {
      const before = state;
      const merged = set(reconcile(before, current));
      storeDraft(merged);
      if (!isDirty(merged)) return { kind: 'failed', text: savedAlready };
      // They changed another part: there is nothing to look at, and nothing of theirs is touched.
      const again = readyToSend(before, merged);
      if (again && again.version > ready.version) return await send(sending, again);
    }
    return failureOf(answer, sending.control);
  };

  return {
    state: () => state,
    /** The screen has read the saved values again; the fields do not change while somebody types into them. */
    syncSaved: (saved: Saved<Values>): void => {
      if (saved.version > read.version) read = saved;
    },
    write: (change: Partial<Values>): void => storeDraft(set(writeFields(state, change))),
    choose: (name: string, choice: 'mine' | 'theirs'): void => storeDraft(set(chooseField(state, name, choice))),
    /** Returns whether anything of the offer is not saved already. */
    restore: (offer: RecoverableDraft<Values>): boolean => {
      draft.restore(offer);
      const isAdded = added.some((sent) => isSame(sent, offer.value));
      const restored = set(isAdded ? startEdit(state.saved, state.formKey + 1) : restoreTyped(state, offer, latest()));
      storeDraft(restored);
      return isDirty(restored);
    },
    forget: async (): Promise<void> => {
      keys.forget();
      set(startEdit(latest(), state.formKey + 1));
      await draft.clear();
    },
    /** The data that may be sent now, or the reason why not. */
    prepare: (check: (values: Values) => Errors): { ready: Saved<Values> } | { outcome: Outcome<never> } => {
      const before = state;
      const merged = set(reconcile(before, latest()));
      const ready = readyToSend(before, merged);
      if (!ready) {
        storeDraft(merged);
        return { outcome: { kind: 'failed', text: lookFirst } };
      }
      const wrong = check(ready.values);
      return Object.keys(wrong).length > 0 ? { outcome: { kind: 'failed', errors: wrong } } : { ready };
    },
    send,
  };
};
