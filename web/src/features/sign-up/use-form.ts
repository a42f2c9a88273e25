import { type SyntheticEvent, useRef, useState } from 'react';
import type { FormStatus } from '../../components/form-actions.tsx';

type Values = (name: string) => string;

/** The state of a small form: what it says, and that it is sent once at a time. */
export const useForm = (send: (values: Values) => Promise<FormStatus | undefined>) => {
  const [status, setStatus] = useState<FormStatus>();
  const busy = useRef(false);

  const run = async (work: () => Promise<FormStatus | undefined>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setStatus({ kind: 'waiting' });
    setStatus(await work());
    busy.current = false;
  };

  return {
    status,
    run: (work: () => Promise<FormStatus | undefined>) => void run(work),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      void run(() => send((name) => String(form.get(name) ?? '')));
    },
  };
};
