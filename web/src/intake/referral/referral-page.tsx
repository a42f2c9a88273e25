import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { layout } from '#words/layout.ts';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { Honeypot } from '../../kernel/components/form-fields/honeypot.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { byEmailOrPost, FormParts, FormSection, loadLater } from './form-section.tsx';
import { openSectionOf } from './open-section.ts';
import { Progress } from './progress.tsx';
import formStyles from './referral-form.module.css';
import styles from './referral-page.module.css';
import { useReferralForm } from './use-referral-form.ts';

// Loaded before it is shown.
const CheckAnswers = lazy(async () => ({ default: (await loadLater()).CheckAnswers }));

const DraftOffer = lazy(async () => ({ default: (await loadLater()).DraftOffer }));

type FormProps = {
  onErrors: (wrong: boolean) => void;
  /** The introduction: hidden while the answers are checked. */
  introduction: ReactNode;
};

const ReferralForm = ({ onErrors, introduction }: FormProps) => {
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
      <div className={formStyles.layout}>
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

const { title } = referralFormWords;

const Introduction = () => (
  <>
    <p className="lead">{referral.lead}</p>
    <p>
      <SiteLink to={screens.easyReferral}>{layout.easyRead}</SiteLink>
    </p>
    <p>{referral.needed}</p>
    <p>
      <Sentence
        text={referral.phoneChecked}
        parts={{ help: <SiteLink to={screens.yourPhone}>{referral.phoneHelp}</SiteLink> }}
      />
    </p>
    <p>
      <Sentence
        text={referral.onPaper}
        parts={{
          pdf: <a href="/referral-form.pdf">{referral.pdf}</a>,
          ...byEmailOrPost(),
          privacy: <SiteLink to={screens.privacy}>{referral.privacy}</SiteLink>,
        }}
      />
    </p>
  </>
);

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead title={title} isWrong={wrong} description={referral.description} path={screens.referrals} />
      <Heading>{title}</Heading>
      <ReferralForm onErrors={setWrong} introduction={<Introduction />} />
    </div>
  );
};
