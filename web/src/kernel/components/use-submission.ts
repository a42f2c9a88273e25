import { useRef, useState } from 'react';
import type { Outcome } from '../forms/form-control.ts';
import type { FieldErrors } from './error-summary.tsx';
import type { FormStatus } from './form-actions.tsx';

const noErrors: FieldErrors = {};

const statusOf = ({ kind, text }: Outcome<unknown>): FormStatus | undefined =>
  text === undefined ? undefined : { kind, text };

/** The common part of every form: it is sent once at a time, and shows its errors and the outcome. */
export const useSubmission = () => {
  const [errors, setErrors] = useState<FieldErrors>(noErrors);
  // Counted up with every outcome, so that the same errors are announced again.
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FormStatus>();
  const busy = useRef(false);

  const show = (outcome: Outcome<unknown>): void => {
    setErrors((outcome.kind === 'failed' && outcome.errors) || noErrors);
    setStatus(statusOf(outcome));
    setAttempt((count) => count + 1);
  };

  /** Undefined when it failed, or the form is busy already. */
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
