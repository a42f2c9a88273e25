import { type FocusEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { referral } from '#words/referral.ts';
import { formFor, hiddenPartsFor, unaskedOf } from '../../../../shared/intake/journey.ts';
import { type Audience, referralGroups } from '../../../../shared/intake/referral-form.ts';
import { type Draft, isGiven, readEntries } from '../../../../shared/kernel/forms/read-entries.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { useSubmission } from '../../kernel/components/use-submission.ts';
import type { Outcome } from '../../kernel/forms/form-control.ts';
import { awaitMinimumFillTime } from '../../kernel/lib/minimum-fill-time.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import { draftName } from './draft-name.ts';
import { loadLater } from './form-pages.tsx';

const nothing: Draft = {};

// The audience alone is not worth offering back.
const isStarted = ({ referralAudience: _, ...draft }: Draft): boolean =>
  Object.values(draft).some((answers) =>
    Array.isArray(answers) ? isGiven(answers) : Object.values(answers ?? {}).some(isGiven),
  );

const readStored = () => (visitorDrafts.read(draftName) ?? nothing) as Draft;

/** The address of the answers as they are checked, after the `#`. */
const checkHash = '#check-answers';

/**
 * The referral form of an audience: filled in, checked, sent. Typed words stay in the tab until the form was received. Which page is
 * shown is for the address alone.
 */
export const useReferralForm = (audience: Audience, onErrors: (wrong: boolean) => void) => {
  const [step, setStep] = useState<'fill' | 'check'>('fill');
  // A new round mounts the form anew, from the draft.
  const [formKey, setFormKey] = useState(0);
  const [draft, setDraft] = useState(nothing);
  const [offered, setOffered] = useState(false);
  const { errors, attempt, status, run, show } = useSubmission();
  // Until the scripts run, or if they never load, the form is sent as plain HTML.
  const [alive, setAlive] = useState(false);
  const questions = useMemo(() => formFor(audience, alive), [audience, alive]);
  const hidden = useMemo(() => hiddenPartsFor(audience), [audience]);
  const [asked, setAsked] = useState<Draft>();
  const unasked = useMemo(() => (asked ? unaskedOf(asked, audience) : []), [asked, audience]);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const read = (): Draft => (form.current ? readEntries(referralGroups, new FormData(form.current)) : nothing);
  // Without a connection the form goes on, and says so when it is sent.
  const leave = () => undefined;
  const storeTyped = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    const typed = read();
    visitorDrafts.store(draftName, typed);
    // Only a choice changes the questions.
    if (target instanceof HTMLInputElement && target.type === 'radio') setAsked(typed);
  };
  const count = ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
    setDraft(readEntries(referralGroups, new FormData(currentTarget)));

  const begin = (from: Draft) => {
    setDraft(from);
    setAsked(from);
    setFormKey((last) => last + 1);
    setOffered(false);
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
  /** Fills in the professional whom this browser remembers. */
  const fillIn = () => {
    if (audience === 'client') void loadLater().then(({ fillReferrer }) => fillReferrer(form.current), leave);
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
    const given = read();
    setAsked(given);
    const started = isStarted(readStored());
    setOffered(started);
    if (started) return;
    // What was typed before the scripts came, or put back by the browser, counts as typed now.
    if (isStarted(given)) visitorDrafts.store(draftName, given);
    fillIn();
  }, []);

  // The form was mounted anew: its page is looked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each round, and not with what it has.
  useEffect(() => {
    if (formKey === 0) return;
    fillIn();
    if (location.hash) location.replace(location.hash);
  }, [formKey]);

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
      const wrong = await (await loadLater()).checkForm(answers, audience);
      setDraft(answers);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      onErrors(false);
      setStep('check');
      location.hash = checkHash;
      return { kind: 'done', value: undefined };
    });

  // Back from the answers leads to the form, and forward to the answers.
  useEffect(() => {
    const follow = () => {
      const isThere = location.hash === checkHash;
      if (isThere && step === 'fill') void check();
      if (!isThere && step === 'check') setStep('fill');
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });

  /** To the next page, where one is shown at a time; from the last one, and where all are shown, to the answers. */
  const goOn = () => {
    const next = document.activeElement?.closest('[data-page]')?.querySelector<HTMLAnchorElement>('[data-next]');
    if (next && next.offsetParent !== null) next.click();
    else void check();
  };

  const save = () =>
    attemptTo(async () => {
      await awaitMinimumFillTime();
      const { sendForm } = await loadLater();
      const result = await sendForm(new FormData(form.current ?? undefined), read(), audience);
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
  const actions = { read, storeTyped, count, carryOn, startAgain, goOn, save, change, prepare };
  return { step, formKey, draft, questions, unasked, hidden, offered, errors, attempt, status, alive, form, actions };
};
