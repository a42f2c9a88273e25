import { useRef, useState } from 'react';
import type { Outcome } from '../lib/forms/form-control.ts';
import type { FieldErrors } from './error-summary.tsx';
import type { FormStatus } from './form-actions.tsx';

const noErrors: FieldErrors = {};

const statusOf = ({ kind, text }: Outcome<unknown>): FormStatus | undefined =>
  text === undefined ? undefined : { kind, text };

/** What every form has in common: it is sent once at a time, and says what is wrong and how it went. */
export const useSubmission = () => {
  const [errors, setErrors] = useState<FieldErrors>(noErrors);
  // Counted up with every outcome, so that the same errors are said again.
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FormStatus>();
  const busy = useRef(false);

  const show = (outcome: Outcome<unknown>): void => {
    setErrors((outcome.kind === 'failed' && outcome.errors) || noErrors);
    setStatus(statusOf(outcome));
    setAttempt((count) => count + 1);
  };

  /** Undefined when it was not done, or the form is at something already. */
  const run = async <Done>(work: () => Promise<Outcome<Done>>): Promise<{ value: Done } | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setErrors(noErrors);
    setStatus({ kind: 'waiting' });
    const outcome = await work().finally(() => {
      busy.current = false;
    });
    show(outcome);
    return outcome.kind === 'done' ? outcome : undefined;
  };

  return { errors, attempt, status, show, run };
};
