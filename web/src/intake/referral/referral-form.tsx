import { lazy, Suspense } from 'react';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import type { Audience } from '../../../../shared/intake/referral-form.ts';
import { controlName } from '../../../../shared/kernel/forms/read-entries.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { Honeypot } from '../../kernel/components/form-fields/honeypot.tsx';
import { FormPages, FormParts, loadLater } from './form-pages.tsx';
import styles from './referral-form.module.css';
import { useReferralForm } from './use-referral-form.ts';

// Loaded before it is shown.
const CheckAnswers = lazy(async () => ({ default: (await loadLater()).CheckAnswers }));

const PauseForm = lazy(async () => ({ default: (await loadLater()).PauseForm }));

const DraftOffer = lazy(async () => ({ default: (await loadLater()).DraftOffer }));

type FormProps = { audience: Audience; onErrors: (wrong: boolean) => void };

/** The referral form of an audience. */
export const ReferralForm = ({ audience, onErrors }: FormProps) => {
  const { step, formKey, draft, questions, unasked, hidden, offered, errors, attempt, status, alive, form, actions } =
    useReferralForm(audience, onErrors);
  const answered = { audience, unasked, draft, errors, alive };
  const isFilledIn = step === 'fill' && !offered;
  return (
    <>
      {offered && (
        <Suspense>
          <DraftOffer onCarryOn={actions.carryOn} onStartAgain={actions.startAgain} />
        </Suspense>
      )}
      {step === 'check' && (
        <Suspense>
          <CheckAnswers
            audience={audience}
            draft={draft}
            status={status}
            onChange={actions.change}
            onSend={() => void actions.save()}
          />
        </Suspense>
      )}
      <form
        key={formKey}
        ref={form}
        className={audience === 'client' ? `${styles.form} ${styles.long}` : styles.form}
        method="post"
        action={__REFERRAL_FORM_ACTION__}
        noValidate
        hidden={!isFilledIn}
        aria-label={referral.form}
        data-attempted={attempt > 0}
        onFocus={actions.prepare}
        onInput={actions.storeTyped}
        onBlur={actions.count}
        onSubmit={(event) => {
          event.preventDefault();
          actions.goOn();
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        <input type="hidden" name={controlName('referralAudience', 'audience')} value={audience} />
        <FormPages questions={questions} {...answered} />
        <div hidden>
          <FormParts parts={hidden} {...answered} />
        </div>
        <Honeypot />
        <div className={styles.actions}>
          <FormActions label={alive ? referral.checkAnswers : referralFormWords.submit} status={status} />
        </div>
      </form>
      {alive && isFilledIn && (
        <Suspense>
          <PauseForm read={actions.read} />
        </Suspense>
      )}
    </>
  );
};
