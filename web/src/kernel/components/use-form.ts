import { type SyntheticEvent, useEffect } from 'react';
import type { Outcome } from '../forms/form-control.ts';
import { CallFailure } from '../lib/call-failure.ts';
import type { FieldErrors } from './error-summary.tsx';
import type { FormStatus } from './form-actions.tsx';
import { useSubmission } from './use-submission.ts';

type Values = (name: string) => string;
/** The chosen values of ticks. */
type Chosen = (name: string) => string[];

export const findEmpty = (form: Record<string, string>): FieldErrors =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (value === '' ? [[name, 'Please fill this in.']] : [])),
  );

const outcomeOf = (status: FormStatus | undefined): Outcome<undefined> =>
  status?.kind === 'failed'
    ? status
    : { kind: 'done', value: undefined, text: status?.kind === 'done' ? status.text : undefined };

const describeFailure = (failure: unknown): Outcome<undefined> => {
  if (!(failure instanceof CallFailure)) throw failure;
  return { kind: 'failed', text: failure.message, errors: failure.errors };
};

/** A small form whose fields keep their own text, and whose first wrong field takes the focus. It shows why a call failed. */
export const useForm = (send: (values: Values, chosen: Chosen) => Promise<FormStatus | undefined>) => {
  const { status, errors, run: runSubmission } = useSubmission();

  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const run = (work: () => Promise<FormStatus | undefined>): void =>
    void runSubmission(() => work().then(outcomeOf, describeFailure));
  return {
    status,
    errors,
    run,
    /** The props of a control. */
    field: (name: string) => ({ name, error: errors[name] }),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      const form = new FormData(event.currentTarget);
      run(() =>
        send(
          (name) => String(form.get(name) ?? ''),
          (name) => form.getAll(name).map(String),
        ),
      );
    },
  };
};
