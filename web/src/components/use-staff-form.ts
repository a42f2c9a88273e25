import { useRef, useState } from 'react';
import { failureText, type NoAnswer } from '../lib/failure-text.ts';
import { firstErrors } from '../lib/first-errors.ts';
import { createIdempotencyKeys } from '../lib/idempotency-keys.ts';
import type { FieldErrors } from './error-summary.tsx';
import type { FormStatus } from './form-actions.tsx';

type Failed = Parameters<typeof failureText>[0] & {
  body?: { errors?: { path: string; message: string }[] | undefined };
};
type Answer = { status: number | NoAnswer; body?: unknown };

type Sending<A extends Answer> = {
  /** What is sent: sent again unchanged, it is the same submission. */
  body: unknown;
  /** What is wrong before anything is sent. */
  wrong: FieldErrors;
  send: (idempotencyKey: string) => Promise<A>;
  /** The sentence to show after a success; undefined leaves the answer to be shown as a failure. */
  onAnswer: (answer: A) => string | undefined;
};

/** Sends a staff form once at a time. What was typed is the form's own, and is touched by nothing here. */
export const useStaffForm = () => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FormStatus>();
  const sending = useRef(false);
  const [keys] = useState(createIdempotencyKeys);

  const show = (nextErrors: FieldErrors, nextStatus: FormStatus | undefined) => {
    setErrors(nextErrors);
    setStatus(nextStatus);
    setAttempt((count) => count + 1);
  };

  const submit = async <A extends Answer>({ body, wrong, send, onAnswer }: Sending<A>): Promise<void> => {
    if (sending.current) return;
    if (Object.keys(wrong).length > 0) return show(wrong, undefined);
    sending.current = true;
    setErrors({});
    setStatus({ kind: 'waiting' });
    const answer = await send(keys.keyOf(body));
    sending.current = false;
    const text = onAnswer(answer);
    if (text !== undefined) {
      keys.forget();
      return show({}, { kind: 'done', text });
    }
    const failed = answer as Failed;
    const named = firstErrors(failed.body?.errors ?? [], []);
    show(named, Object.keys(named).length > 0 ? undefined : { kind: 'failed', text: failureText(failed) });
  };

  return { errors, attempt, status, submit };
};
