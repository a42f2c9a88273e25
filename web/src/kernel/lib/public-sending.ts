import type * as z from 'zod';
import { type PublicForm, readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import type { Outcome } from '../forms/form-control.ts';
import { describeFailure, type NoAnswer } from './failure-text.ts';
import { firstErrors } from './first-errors.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

type Answer = { status: number | NoAnswer; body?: unknown };

type Sending<Input extends z.ZodType, A extends Answer, Done> = {
  form: PublicForm;
  input: Input;
  send: (body: z.output<Input>, idempotencyKey: string) => Promise<A>;
  /** The result of a success; undefined for every other answer. */
  done: (answer: A) => { value: Done; text?: string } | undefined;
};

export type PublicOutcome<Done> = Outcome<Done> | { kind: 'unreachable' };

/**
 * Checks the entries of a public form against the contract and sends them. The same content sent again is the same
 * submission. `fields` are the controls in the order of the form, `more` is what no control of it has.
 */
export const createPublicSending = <Input extends z.ZodType, A extends Answer, Done>(
  sending: Sending<Input, A, Done>,
) => {
  const keys = createIdempotencyKeys();
  return async (
    entries: FormData,
    fields?: readonly string[],
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<PublicOutcome<Done>> => {
    const written = { ...readPublicForm(sending.form, entries), ...more };
    const order = fields ?? Object.keys(written);
    const parsed = sending.input.safeParse(written);
    if (!parsed.success) return { kind: 'failed', errors: firstErrors(parsed.error.issues, order) };
    const answer = await sending.send(parsed.data, keys.keyOf(parsed.data));
    const done = sending.done(answer);
    if (done) {
      keys.forget();
      return { kind: 'done', ...done };
    }
    if (answer.status === 'unreachable') return { kind: 'unreachable' };
    const { text, errors } = describeFailure(answer, order);
    return { kind: 'failed', ...(Object.keys(errors).length > 0 ? { errors } : { text }) };
  };
};
