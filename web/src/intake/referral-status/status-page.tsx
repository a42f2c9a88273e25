import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { referralStatus } from '#words/referral-status.ts';
import type { ShownAnswer } from '../../../../shared/intake/referral-status.ts';
import { statusForm } from '../../../../shared/intake/status-form.ts';
import { readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { FormFields } from '../../kernel/components/form-fields/form-group.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { useSubmission } from '../../kernel/components/use-submission.ts';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './status-page.module.css';

/** The answer. It takes the focus, so that it is read out and in sight. */
const StatusAnswer = ({ answer: { title, paragraphs } }: { answer: ShownAnswer }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.answer} aria-labelledby="status-answer">
      <h2 id="status-answer" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
};

// The schema, zod and the API client are loaded when somebody starts to write.
const loadSubmission = () => import('../parts/submission.ts');

const unreachable = { kind: 'failed', text: referralStatus.noConnection } as const;

/** The state of a referral. Nothing of it is in the address, and the page stores nothing. */
export const Component = () => {
  const [wrong, setWrong] = useState(false);
  const { errors, attempt, status, run } = useSubmission();
  const [answer, setAnswer] = useState<ShownAnswer>();
  // Typed words stay, so that one of the two can be corrected.
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = readPublicForm(statusForm, new FormData(event.currentTarget));
    setAnswer(undefined);
    const answered = await run(async () => {
      const outcome = await loadSubmission().then(
        ({ askStatus }) => askStatus(written),
        () => unreachable,
      );
      setWrong('errors' in outcome);
      return outcome.kind === 'unreachable' ? unreachable : outcome;
    });
    setAnswer(answered?.value);
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={referralStatus.title}
        isWrong={wrong}
        description={referralStatus.description}
        path={screens.referralStatus}
      />
      <Heading>{referralStatus.title}</Heading>
      <p className="lead">{referralStatus.lead}</p>
      {answer && <StatusAnswer key={attempt} answer={answer} />}
      <form
        method="post"
        action={__STATUS_FORM_ACTION__}
        aria-labelledby="status-form"
        noValidate
        autoComplete="off"
        onFocus={() => void loadSubmission().catch(() => undefined)}
        onSubmit={submit}
      >
        <h2 id="status-form">{referralStatus.form}</h2>
        <ErrorSummary errors={errors} attempt={attempt} />
        <FormFields name="" group={statusForm.groups['']} errors={errors} />
        <FormActions label={statusForm.submit} status={status} />
      </form>
    </div>
  );
};
