import { useState } from 'react';
import { referralStatus } from '#words/referral-status.ts';
import { statusForm } from '../../../../shared/forms/status-form.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { FormFields } from '../../components/form-fields/form-group.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { StatusAnswer } from './status-answer.tsx';
import styles from './status-page.module.css';
import { useStatusForm } from './use-status-form.ts';

/** The state of a referral. Nothing of it is in the address, and the page stores nothing. */
export const Component = () => {
  const [wrong, setWrong] = useState(false);
  const { errors, attempt, status, answer, submit, prepare } = useStatusForm(setWrong);
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
        onFocus={prepare}
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
