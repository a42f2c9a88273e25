import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { referral } from '#words/referral.ts';
import { readPublicForm } from '../../../../shared/forms/public-form.ts';
import { referralForm } from '../../../../shared/forms/public-referral.ts';
import { type Draft, readEntries } from '../../../../shared/forms/read-entries.ts';
import { referralGroups, referralSections } from '../../../../shared/forms/referral-form.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { useSubmission } from '../../components/use-submission.ts';
import type { Outcome } from '../../lib/forms/form-control.ts';
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
  const { errors, attempt, status, run, show } = useSubmission();
  // Until the scripts are at work, or if they never come, the form is sent as it stands.
  const [alive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
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

  /** Back to the fields, with what is wrong beside them. */
  const refuse = (wrong: FieldErrors): Outcome<never> => {
    setStep('fill');
    onErrors(true);
    return { kind: 'failed', errors: wrong };
  };
  const failed = (): Outcome<never> => ({ kind: 'failed', text: noConnection });

  const check = async () => {
    const work = async (): Promise<Outcome<undefined>> => {
      const answers = read();
      const { checkReferral } = await loadSubmission();
      const wrong = checkReferral(answers);
      setDraft(answers);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      onErrors(false);
      setStep('check');
      return { kind: 'done', value: undefined };
    };
    await run(() => work().catch(failed));
  };

  const save = async () => {
    const work = async (): Promise<Outcome<undefined>> => {
      await awaitMinimumFillTime();
      const { sendReferral } = await loadSubmission();
      const result = await sendReferral(form.current ? readPublicForm(referralForm, new FormData(form.current)) : {});
      if (result.kind === 'wrong') return refuse(result.errors);
      if (result.kind !== 'done') return { kind: 'failed', text: result.text ?? noConnection };
      forgetDraft(draftName);
      // Within the sending: until the next page is there, nothing can be sent again.
      await navigate(`${screens.referralSuccess}#${result.reference}`, { replace: true });
      return { kind: 'done', value: undefined };
    };
    await run(() => work().catch(failed));
  };

  const change = (group: string) => {
    show({ kind: 'done', value: undefined });
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
