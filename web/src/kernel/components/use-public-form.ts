import type { SyntheticEvent } from 'react';
import { awaitMinimumFillTime } from '../lib/minimum-fill-time.ts';
import type { SendPublicForm } from '../lib/public-sending.ts';
import { useSubmission } from './use-submission.ts';

type Props = {
  read: (form: HTMLFormElement) => Record<string, unknown>;
  /** Fetches the schema, zod and the API client: when somebody starts to write, and not before. */
  load: () => Promise<SendPublicForm>;
  /** The message without a connection; typed words stay. */
  noConnection: string;
  onErrors?: ((wrong: boolean) => void) | undefined;
};

/**
 * The state and the actions of a short public form. The fields keep their own text; only a form that was sent is
 * cleared.
 */
export const usePublicForm = ({ read, load, noConnection, onErrors }: Props) => {
  const { errors, attempt, status, run } = useSubmission();
  const unreachable = { kind: 'failed', text: noConnection } as const;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = await run(async () => {
      const written = read(form);
      await awaitMinimumFillTime();
      const outcome = await load().then(
        (send) => send(written),
        () => unreachable,
      );
      onErrors?.('errors' in outcome);
      return outcome.kind === 'unreachable' ? unreachable : outcome;
    });
    if (sent) form.reset();
  };

  const prepare = () => void load().catch(() => undefined);
  return { errors, attempt, status, submit, prepare };
};
