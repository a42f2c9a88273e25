import { useEffect, useRef, useState } from 'react';
import { referralStatus } from '#words/referral-status.ts';
import type { ShownAnswer } from '../../../../shared/intake/referral-status.ts';
import { statusForm } from '../../../../shared/intake/status-form.ts';
import { FormFields } from '../../kernel/components/form-fields/form-group.tsx';
import { PublicForm } from '../../kernel/components/public-form.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './status-page.module.css';

/** The answer. It takes the focus, so that it is read out and in sight. */
const StatusAnswer = ({ answer: { title, paragraphs, list } }: { answer: ShownAnswer }) => {
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
      {list.items.length > 0 && (
        <>
          <h3>{list.title}</h3>
          <ul>
            {list.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const load = async () => (await import('../parts/submission.ts')).askStatus;

/** The state of a referral. Nothing of it is in the address, and the page stores nothing. */
export const Component = () => {
  const [wrong, setWrong] = useState(false);
  const [answer, setAnswer] = useState<ShownAnswer>();
  return (
    <PublicPage words={referralStatus} path={screens.referralStatus} isWrong={wrong} className={styles.page}>
      {answer && <StatusAnswer answer={answer} />}
      <PublicForm
        form={statusForm}
        action={__STATUS_FORM_ACTION__}
        aria-labelledby="status-form"
        autoComplete="off"
        onSubmitCapture={() => setAnswer(undefined)}
        load={load}
        noConnection={referralStatus.noConnection}
        onErrors={setWrong}
        onSent={setAnswer}
        heading={<h2 id="status-form">{referralStatus.form}</h2>}
      >
        {(errors) => <FormFields name="" group={statusForm.groups['']} errors={errors} />}
      </PublicForm>
    </PublicPage>
  );
};
