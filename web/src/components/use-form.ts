import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './error-summary.tsx';
import type { FormStatus } from './form-actions.tsx';

type Values = (name: string) => string;

const none: FieldErrors = {};

export const findEmpty = (form: Record<string, string>): FieldErrors =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (value === '' ? [[name, 'Please fill this in.']] : [])),
  );

/** The state of a small form: what it says, which fields are wrong, and that it is sent once at a time. */
export const useForm = (send: (values: Values) => Promise<FormStatus | undefined>) => {
  const [status, setStatus] = useState<FormStatus>();
  const busy = useRef(false);
  const errors = (status?.kind === 'failed' && status.errors) || none;

  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const run = async (work: () => Promise<FormStatus | undefined>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setStatus({ kind: 'waiting' });
    setStatus(await work());
    busy.current = false;
  };

  return {
    status,
    errors,
    run: (work: () => Promise<FormStatus | undefined>) => void run(work),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      void run(() => send((name) => String(form.get(name) ?? '')));
    },
  };
};
