import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { language } from '#words/language.ts';
import { referral } from '#words/referral.ts';
import { referralLater } from '#words/referral-later.ts';
import { readAudience } from '../../../../shared/intake/form-steps.ts';
import { formatDayIn } from '../../../../shared/kernel/format-day.ts';
import type { AnyAnswer } from '../../../../shared/kernel/forms/field.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { useSubmission } from '../../kernel/components/use-submission.ts';
import type { Outcome } from '../../kernel/forms/form-control.ts';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import { referralFor } from './audience-paths.ts';
import { draftName } from './draft-name.ts';
import styles from './later.module.css';

const loadSubmission = () => import('./paused-submission.ts');

const problems = {
  'too-often': referralLater.tooOften,
  unknown: referralLater.unknownCode,
  unreachable: referral.noConnection,
} as const;

const unreachable = () => ({ problem: 'unreachable' }) as const;

type Given = { code: string; until: string };

/** The code, which is shown once. */
const GivenCode = ({ code, until }: Given) => {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1}>
      <p className="reference">
        <span>{referralLater.yourCode}</span> <strong>{code}</strong>{' '}
        <span>{referralLater.noteCode(formatDayIn(language.id)(until))}</span>
      </p>
    </div>
  );
};

/** Leaves the form to come back to by a code. */
export const PauseForm = ({ read }: { read: () => Draft }) => {
  const [given, setGiven] = useState<Given>();
  const { status, run } = useSubmission();
  const pause = () =>
    run(async (): Promise<Outcome<undefined>> => {
      const paused = await loadSubmission()
        .then(({ pauseAnswers }) => pauseAnswers(read()))
        .catch(unreachable);
      if ('problem' in paused) return { kind: 'failed', text: problems[paused.problem] };
      setGiven(paused);
      // They wait elsewhere now, and this may be a phone of others.
      visitorDrafts.forget(draftName);
      return { kind: 'done', value: undefined };
    });
  return (
    <details className={styles.paused}>
      <summary>{referralLater.pause}</summary>
      {given ? (
        <GivenCode {...given} />
      ) : (
        <>
          <p>{referralLater.pauseWhy}</p>
          <QuietButton onClick={() => void pause()} label={referralLater.getCode} />
          <p role="alert">{status?.kind === 'failed' && status.text}</p>
        </>
      )}
    </details>
  );
};

const codeField = 'resume-code';

/** Comes back to a form with its code: the answers are offered on the form that they are of. */
export const ResumeForm = () => {
  const navigate = useNavigate();
  const { errors, attempt, status, run } = useSubmission();
  const resume = (code: string) =>
    run(async (): Promise<Outcome<undefined>> => {
      const found = await loadSubmission()
        .then(({ resumeAnswers }) => resumeAnswers(code))
        .catch(unreachable);
      if ('problem' in found) {
        const text = problems[found.problem];
        return found.problem === 'unknown'
          ? { kind: 'failed', errors: { [codeField]: text } }
          : { kind: 'failed', text };
      }
      visitorDrafts.store(draftName, found.answers);
      const { audience } = (found.answers.referralAudience ?? {}) as Record<string, AnyAnswer>;
      await navigate(referralFor[readAudience(audience) ?? 'me']);
      return { kind: 'done', value: undefined };
    });
  return (
    <form
      noValidate
      aria-label={referral.resume}
      onSubmit={(event) => {
        event.preventDefault();
        void resume(String(new FormData(event.currentTarget).get(codeField) ?? ''));
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField name={codeField} label={referralLater.yourCode} error={errors[codeField]} autoComplete="off" />
      <FormActions label={referralLater.carryOn} status={status} />
    </form>
  );
};
