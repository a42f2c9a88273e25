import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { referral } from '#words/referral.ts';
import { readPublicForm } from '../../../../shared/forms/public-form.ts';
import { referralForm } from '../../../../shared/forms/public-referral.ts';
import { type Draft, readEntries } from '../../../../shared/forms/read-entries.ts';
import { referralGroups, referralSections } from '../../../../shared/forms/referral-form.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import type { FormStatus } from '../../components/form-actions.tsx';
import { awaitMinimumFillTime } from '../../lib/minimum-fill-time.ts';
import { screens } from '../../lib/paths.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/public-drafts.ts';
import { countAnswers } from './count-answers.ts';

const draftName = 'referral';
const nothing: Draft = {};

// The schema, zod and the API client are fetched when somebody starts to write.
const loadSubmission = () => import('./submission.ts');
const { noConnection } = referral;

const isStarted = (draft: Draft): boolean => referralSections.some((section) => countAnswers(section, draft) > 0);

/** The referral form: filled in, checked, sent. What is typed stays in the tab until it was received. */
export const useReferralForm = (onErrors: (wrong: boolean) => void) => {
  const [step, setStep] = useState<'fill' | 'check'>('fill');
  // A new round draws the form anew, from the draft.
  const [round, setRound] = useState(0);
  const [draft, setDraft] = useState(nothing);
  const [offered, setOffered] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FormStatus>();
  // Until the scripts are at work, or if they never come, the form is sent as it stands.
  const [alive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    setAlive(true);
    setOffered(isStarted((readDraft(draftName) ?? nothing) as Draft));
  }, []);

  const read = (): Draft => (form.current ? readEntries(referralGroups, new FormData(form.current)) : nothing);
  const keep = () => keepDraft(draftName, read());
  const count = ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
    setDraft(readEntries(referralGroups, new FormData(currentTarget)));

  const begin = (from: Draft) => {
    setDraft(from);
    setRound((last) => last + 1);
    setOffered(false);
  };
  const carryOn = () => begin((readDraft(draftName) ?? nothing) as Draft);
  const startAgain = () => {
    forgetDraft(draftName);
    begin(nothing);
  };

  const showErrors = (wrong: FieldErrors) => {
    setStep('fill');
    setErrors(wrong);
    setAttempt((last) => last + 1);
    onErrors(Object.keys(wrong).length > 0);
  };

  /** One thing at a time: a second click waits for the first. */
  const once = async (work: () => Promise<FormStatus | undefined>) => {
    if (busy.current) return;
    busy.current = true;
    setStatus({ kind: 'waiting' });
    setStatus(await work().catch(() => ({ kind: 'failed', text: noConnection }) as const));
    busy.current = false;
  };

  const check = () =>
    once(async () => {
      const answers = read();
      const { checkReferral } = await loadSubmission();
      const wrong = checkReferral(answers);
      setDraft(answers);
      showErrors(wrong);
      if (Object.keys(wrong).length === 0) setStep('check');
      return undefined;
    });

  const save = () =>
    once(async () => {
      await awaitMinimumFillTime();
      const { sendReferral } = await loadSubmission();
      const result = await sendReferral(form.current ? readPublicForm(referralForm, new FormData(form.current)) : {});
      if (result.kind === 'wrong') {
        showErrors(result.errors);
        return undefined;
      }
      if (result.kind !== 'done') return { kind: 'failed', text: result.text ?? noConnection };
      forgetDraft(draftName);
      await navigate(`${screens.referralSuccess}#${result.reference}`, { replace: true });
      return undefined;
    });

  const change = (group: string) => {
    setStatus(undefined);
    setStep('fill');
    requestAnimationFrame(() => {
      const fieldset = form.current?.querySelector<HTMLElement>(`[data-group="${group}"]`);
      const section = fieldset?.closest('details');
      if (section) section.open = true;
      fieldset?.querySelector<HTMLElement>('input, textarea')?.focus();
    });
  };

  const prepare = () => void loadSubmission().catch(() => undefined);
  return {
    step,
    round,
    draft,
    offered,
    errors,
    attempt,
    status,
    alive,
    form,
    keep,
    count,
    carryOn,
    startAgain,
    check,
    save,
    change,
    prepare,
  };
};
