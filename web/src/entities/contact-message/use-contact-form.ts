import type { SyntheticEvent } from 'react';
import { contactFormWords } from '#words/contact-form.ts';
import { contactForm } from '../../../../shared/forms/contact-form.ts';
import { readPublicForm } from '../../../../shared/forms/public-form.ts';
import { useSubmission } from '../../components/use-submission.ts';
import { awaitMinimumFillTime } from '../../lib/minimum-fill-time.ts';

// The schema, zod and the API client are fetched when somebody starts to write.
const loadSubmission = () => import('./submission.ts');

const { noConnection } = contactFormWords;

const unreachable = { kind: 'failed', text: noConnection } as const;

/** What the contact form shows and does. The fields keep their own text; only a sent message clears them. */
export const useContactForm = (onErrors?: (wrong: boolean) => void) => {
  const { errors, attempt, status, run } = useSubmission();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = await run(async () => {
      const written = readPublicForm(contactForm, new FormData(form));
      await awaitMinimumFillTime();
      const outcome = await loadSubmission().then(
        ({ submitContactMessage }) => submitContactMessage(written),
        () => unreachable,
      );
      onErrors?.('errors' in outcome);
      return outcome.kind === 'unreachable' ? unreachable : outcome;
    });
    if (sent) form.reset();
  };

  const prepare = () => void loadSubmission().catch(() => undefined);
  return { errors, attempt, status, submit, prepare };
};
