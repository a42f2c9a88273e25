import type * as z from 'zod';
import type { Problem } from '../../../../shared/kernel/problem.ts';
import type { Outcome } from '../forms/form-control.ts';
import { failureText, type NoAnswer } from './failure-text.ts';
import { firstErrors } from './first-errors.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

type Answer = { status: 201 } | { status: NoAnswer } | { status: 400 | 413 | 429 | 500 | 503; body: Problem };
type Result = Outcome<undefined> | { kind: 'unreachable' };

type Submission<Input extends z.ZodType> = {
  input: Input;
  send: (body: z.output<Input>, idempotencyKey: string) => Promise<Answer>;
  /** The message after sending. */
  thanks: string;
};

/** Checks the entries against the contract and sends them. The same content sent again is the same submission. */
export const createPublicSubmission = <Input extends z.ZodType>({ input, send, thanks }: Submission<Input>) => {
  const keys = createIdempotencyKeys();
  return async (written: Record<string, unknown>): Promise<Result> => {
    const fields = Object.keys(written);
    const parsed = input.safeParse(written);
    if (!parsed.success) return { kind: 'failed', errors: firstErrors(parsed.error.issues, fields) };
    const sent = await send(parsed.data, keys.keyOf(parsed.data));
    if (sent.status === 201) {
      keys.forget();
      return { kind: 'done', value: undefined, text: thanks };
    }
    if (sent.status === 'unreachable') return { kind: 'unreachable' };
    if (sent.status === 400 && 'body' in sent && sent.body.errors?.length) {
      return { kind: 'failed', errors: firstErrors(sent.body.errors, fields) };
    }
    return { kind: 'failed', text: failureText(sent) };
  };
};
export type SubmitPublicForm = ReturnType<typeof createPublicSubmission>;
