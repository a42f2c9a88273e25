import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import type { PublicForm as Shape } from '../../../../shared/kernel/forms/public-form.ts';
import { awaitMinimumFillTime } from '../lib/minimum-fill-time.ts';
import type { PublicOutcome } from '../lib/public-sending.ts';
import { ErrorSummary, type FieldErrors } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import { Honeypot } from './form-fields/honeypot.tsx';
import { useSubmission } from './use-submission.ts';

type Props<Done> = Omit<ComponentProps<'form'>, 'form' | 'children'> & {
  form: Pick<Shape, 'submit' | 'sentPage'>;
  /** Fetches the schema, zod and the API client: when somebody starts to write, and not before. */
  load: () => Promise<(entries: FormData) => Promise<PublicOutcome<Done>>>;
  /** The message without a connection; typed words stay. */
  noConnection: string;
  onErrors?: ((wrong: boolean) => void) | undefined;
  /** Part of the submission: until it is done, nothing can be sent again. */
  onSent?: (value: Done) => Promise<void> | void;
  /** Above the summary of errors. */
  heading: ReactNode;
  children: (errors: FieldErrors) => ReactNode;
};

/** A short public form. The fields keep their own text; only a form that was sent is cleared. */
export const PublicForm = <Done,>(props: Props<Done>) => {
  const { form: shape, load, noConnection, onErrors, onSent, heading, children, ...element } = props;
  const { errors, attempt, status, run } = useSubmission();
  const unreachable = { kind: 'failed', text: noConnection } as const;
  // One that only asks stores nothing, and what was typed can be corrected.
  const isSent = shape.sentPage !== undefined;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const sent = await run(async () => {
      if (isSent) await awaitMinimumFillTime();
      const outcome = await load().then(
        (send) => send(entries),
        () => unreachable,
      );
      onErrors?.('errors' in outcome);
      if (outcome.kind === 'unreachable') return unreachable;
      if (outcome.kind === 'done') await onSent?.(outcome.value);
      return outcome;
    });
    if (sent && isSent) form.reset();
  };

  return (
    <form
      method="post"
      noValidate
      {...element}
      onFocus={() => void load().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      {heading}
      <ErrorSummary errors={errors} attempt={attempt} />
      {children(errors)}
      {isSent && <Honeypot />}
      <FormActions label={shape.submit} status={status} />
    </form>
  );
};
