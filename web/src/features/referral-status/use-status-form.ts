import { type SyntheticEvent, useState } from 'react';
import { referralStatus } from '#words/referral-status.ts';
import type { ShownAnswer } from '../../../../shared/api/referral-status.ts';
import { readPublicForm } from '../../../../shared/forms/public-form.ts';
import { statusForm } from '../../../../shared/forms/status-form.ts';
import { useSubmission } from '../../components/use-submission.ts';

// The schema, zod and the API client are loaded when somebody starts to write.
const loadSubmission = () => import('./submission.ts');

const unreachable = { kind: 'failed', text: referralStatus.noConnection } as const;

/** The state and the actions of the form. Typed words stay, so that one of the two can be corrected. */
export const useStatusForm = (onErrors: (wrong: boolean) => void) => {
  const { errors, attempt, status, run } = useSubmission();
  const [answer, setAnswer] = useState<ShownAnswer>();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = readPublicForm(statusForm, new FormData(event.currentTarget));
    setAnswer(undefined);
    const answered = await run(async () => {
      const outcome = await loadSubmission().then(
        ({ askStatus }) => askStatus(written),
        () => unreachable,
      );
      onErrors('errors' in outcome);
      return outcome.kind === 'unreachable' ? unreachable : outcome;
    });
    setAnswer(answered?.value);
  };

  const prepare = () => void loadSubmission().catch(() => undefined);
  return { errors, attempt, status, answer, submit, prepare };
};
