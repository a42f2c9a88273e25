import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { Honeypot } from '../../kernel/components/form-fields/honeypot.tsx';
import { FormParts, FormSection, loadLater } from './form-section.tsx';
import { openSectionOf, Progress } from './progress.tsx';
import styles from './referral-form.module.css';
import { useReferralForm } from './use-referral-form.ts';

// Loaded before it is shown.
const CheckAnswers = lazy(async () => ({ default: (await loadLater()).CheckAnswers }));

const DraftOffer = lazy(async () => ({ default: (await loadLater()).DraftOffer }));

type Props = {
  onErrors: (wrong: boolean) => void;
  /** The introduction: hidden while the answers are checked. */
  introduction: ReactNode;
};

export const ReferralForm = ({ onErrors, introduction }: Props) => {
  const { step, formKey, draft, journey, offered, errors, attempt, status, alive, form, actions } =
    useReferralForm(onErrors);
  const { audience, steps, hidden, unasked } = journey;
  const [first, ...others] = steps;
  const answered = { audience, unasked, draft, errors };
  // A closed section cannot show its errors.
  useEffect(() => Object.keys(errors).forEach(openSectionOf), [errors]);
  return (
    <>
      {step === 'fill' && introduction}
      <div className={styles.layout}>
        {offered && (
          <Suspense>
            <DraftOffer onCarryOn={actions.carryOn} onStartAgain={actions.startAgain} />
          </Suspense>
        )}
        {step === 'check' && (
          <Suspense>
            <CheckAnswers draft={draft} status={status} onChange={actions.change} onSend={() => void actions.save()} />
          </Suspense>
        )}
        <Progress steps={steps} draft={draft} hidden={offered || step === 'check'} />
        <form
          key={formKey}
          ref={form}
          method="post"
          action={__REFERRAL_FORM_ACTION__}
          noValidate
          hidden={offered || step === 'check'}
          aria-label={referral.form}
          onFocus={actions.prepare}
          onInput={actions.storeTyped}
          onBlur={actions.count}
          onSubmit={(event) => {
            event.preventDefault();
            void actions.check();
          }}
        >
          <ErrorSummary errors={errors} attempt={attempt} />
          {first && <FormSection step={first} place={[1, steps.length]} {...answered} />}
          <Fragment key={audience}>
            {others.map((one, index) => (
              // Each is hydrated in a task of its own, so that an old phone can respond between them.
              <Suspense key={one.id}>
                <FormSection step={one} place={[index + 2, steps.length]} {...answered} />
              </Suspense>
            ))}
            <div hidden>
              <FormParts parts={hidden} {...answered} />
            </div>
          </Fragment>
          <Honeypot />
          <FormActions label={alive ? referral.checkAnswers : referralFormWords.submit} status={status} />
        </form>
      </div>
    </>
  );
};
