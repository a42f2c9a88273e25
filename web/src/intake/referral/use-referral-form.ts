import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { referral } from '#words/referral.ts';
import { audienceOf, readAudience, wholeForm } from '../../../../shared/intake/form-steps.ts';
import type { Journey } from '../../../../shared/intake/journey.ts';
import { type Audience, referralGroups } from '../../../../shared/intake/referral-form.ts';
import { type Draft, readEntries } from '../../../../shared/kernel/forms/read-entries.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { useSubmission } from '../../kernel/components/use-submission.ts';
import type { Outcome } from '../../kernel/forms/form-control.ts';
import { awaitMinimumFillTime } from '../../kernel/lib/minimum-fill-time.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import { loadLater } from './form-section.tsx';
import { countAnswers } from './progress.tsx';

const draftName = 'referral';
const nothing: Draft = {};

// The audience alone is not worth offering back.
const [, ...toFillIn] = wholeForm;
const isStarted = (draft: Draft): boolean => toFillIn.some((step) => countAnswers(step, draft) > 0);

const everybody: Journey = { audience: undefined, steps: wholeForm, hidden: [], unasked: [] };

const readStored = () => (visitorDrafts.read(draftName) ?? nothing) as Draft;

const readAddressed = (): Audience | undefined => readAudience(new URLSearchParams(location.search).get('for'));

/** The referral form: filled in, checked, sent. Typed words stay in the tab until the form was received. */
export const useReferralForm = (onErrors: (wrong: boolean) => void) => {
  const [step, setStep] = useState<'fill' | 'check'>('fill');
  // A new round mounts the form anew, from the draft.
  const [formKey, setFormKey] = useState(0);
  const [draft, setDraft] = useState(nothing);
  const [journey, setJourney] = useState(everybody);
  const [offered, setOffered] = useState(false);
  const { errors, attempt, status, run, show } = useSubmission();
  // Until the scripts run, or if they never load, the form is sent as plain HTML.
  const [alive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const read = (): Draft => (form.current ? readEntries(referralGroups, new FormData(form.current)) : nothing);
  // Without a connection the whole form stays, which asks the same.
  const leave = () => undefined;
  /** Draws the form for an audience, with the known data. */
  const draw = (answers: () => Draft): void => {
    const drawWith = ({ journeyOf, withReferrer, redrawInPlace }: Awaited<ReturnType<typeof loadLater>>) => {
      const from = answers();
      redrawInPlace(form.current, () => {
        setDraft(withReferrer(from));
        setJourney(journeyOf(from));
      });
    };
    loadLater().then(drawWith).catch(leave);
  };
  const storeTyped = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    visitorDrafts.store(draftName, read());
    // Only a choice changes the questions.
    if (target instanceof HTMLInputElement && target.type === 'radio') draw(read);
  };
  const count = ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
    setDraft(readEntries(referralGroups, new FormData(currentTarget)));

  const begin = (from: Draft) => {
    setDraft(from);
    setFormKey((last) => last + 1);
    setOffered(false);
    draw(() => from);
  };
  /**
   * Takes over the page as it is: what was typed or chosen before the scripts came, or put back by the browser, counts
   * as an answer that is given now. Only where nobody has said whom the form is for does the address say it.
   */
  const takeOver = () => {
    const addressed = audienceOf(read()) ? undefined : readAddressed();
    const choice = addressed && form.current?.querySelector<HTMLInputElement>(`[value="${addressed}"]`);
    if (choice) choice.checked = true;
    const given = read();
    if (!audienceOf(given) && !isStarted(given)) return;
    visitorDrafts.store(draftName, given);
    draw(read);
  };
  // What was typed into the empty page, before the draft was offered, is newer than the draft.
  const carryOn = () => {
    const [earlier, newer] = [readStored(), read()];
    void loadLater()
      .then(
        ({ layOver }) => layOver(earlier, newer),
        () => earlier,
      )
      .then(begin);
  };
  const startAgain = () => {
    visitorDrafts.forget(draftName);
    void loadLater()
      .then(({ forgetLetters }) => forgetLetters())
      .catch(leave);
    begin(nothing);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page comes alive, and not again.
  useEffect(() => {
    setAlive(true);
    const started = isStarted(readStored());
    setOffered(started);
    if (!started) takeOver();
  }, []);

  /** Returns to the fields, with the errors beside them. */
  const refuse = (wrong: FieldErrors): Outcome<never> => {
    setStep('fill');
    onErrors(true);
    return { kind: 'failed', errors: wrong };
  };
  const attemptTo = (work: () => Promise<Outcome<undefined>>) =>
    run(() => work().catch(() => ({ kind: 'failed', text: referral.noConnection })));

  const check = () =>
    attemptTo(async () => {
      const answers = read();
      const wrong = await (await loadLater()).checkForm(answers);
      setDraft(answers);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      onErrors(false);
      setStep('check');
      return { kind: 'done', value: undefined };
    });

  const save = () =>
    attemptTo(async () => {
      await awaitMinimumFillTime();
      const { sendForm } = await loadLater();
      const result = await sendForm(new FormData(form.current ?? undefined), read(), draftName);
      if (result.kind === 'failed') return result.errors ? refuse(result.errors) : result;
      // Part of the submission: until the next page is shown, nothing can be sent again.
      await navigate(`${screens.referralSuccess}#${result.value.reference}`, { replace: true });
      return { kind: 'done', value: undefined };
    });

  const change = (group: string) => {
    show({ kind: 'done', value: undefined });
    setStep('fill');
    // It has been shown, so it is loaded.
    void loadLater().then(({ goToGroup }) => requestAnimationFrame(() => goToGroup(form.current, group)));
  };

  const prepare = () =>
    void loadLater()
      .then(({ loadSubmission }) => loadSubmission())
      .catch(leave);
  const actions = { storeTyped, count, carryOn, startAgain, check, save, change, prepare };
  return { step, formKey, draft, journey, offered, errors, attempt, status, alive, form, actions };
};
