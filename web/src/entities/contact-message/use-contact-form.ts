import { type SyntheticEvent, useRef, useState } from 'react';
import { contactFormWords } from '#words/contact-form.ts';
import { contactForm } from '../../../../shared/forms/contact-form.ts';
import { readPublicForm } from '../../../../shared/forms/public-form.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import type { FormStatus } from '../../components/form-actions.tsx';
import { awaitMinimumFillTime } from '../../lib/minimum-fill-time.ts';

// The schema, zod and the API client are fetched when somebody starts to write.
const loadSubmission = () => import('./submission.ts');

const { noConnection } = contactFormWords;

/** What the contact form shows and does. The fields keep their own text; only a sent message clears them. */
export const useContactForm = (onErrors?: (wrong: boolean) => void) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FormStatus>();
  const sending = useRef(false);

  const show = (nextErrors: FieldErrors, nextStatus: FormStatus | undefined) => {
    setErrors(nextErrors);
    setStatus(nextStatus);
    setAttempt((count) => count + 1);
    onErrors?.(Object.keys(nextErrors).length > 0);
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const written = readPublicForm(contactForm, new FormData(form));
    setStatus({ kind: 'waiting' });
    await awaitMinimumFillTime();
    const result = await loadSubmission().then(
      ({ submitContactMessage }) => submitContactMessage(written),
      () => ({ kind: 'failed', text: noConnection }) as const,
    );
    sending.current = false;
    if (result.kind === 'wrong') return show(result.errors, undefined);
    show({}, result.kind === 'unreachable' ? { kind: 'failed', text: noConnection } : result);
    if (result.kind === 'done') form.reset();
  };

  const prepare = () => void loadSubmission().catch(() => undefined);
  return { errors, attempt, status, submit, prepare };
};
