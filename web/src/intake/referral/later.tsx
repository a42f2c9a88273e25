import { useEffect, useRef } from 'react';
import { referralLater } from '#words/referral-later.ts';
import { referralLetters } from '#words/referral-letters.ts';
import type { Audience } from '../../../../shared/intake/referral-form.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import { draftName } from './draft-name.ts';
import styles from './later.module.css';
import { forgetLetters, lettersErrors, loadSubmission, uploadIds } from './letters-store.ts';
import { readReferrer, rememberName, rememberReferrer } from './remembered-referrer.ts';

export const checkForm = async (answers: Draft, audience: Audience) => ({
  ...(await loadSubmission()).checkReferral(answers, audience),
  ...lettersErrors(),
});

/**
 * Sends the form; once it is received, nothing of it stays in the tab.
 *
 * @throws {Error} without a connection, as where the code that sends cannot be loaded.
 */
export const sendForm = async (entries: FormData, answers: Draft, audience: Audience) => {
  const { sendReferral } = await loadSubmission();
  const result = await sendReferral(entries, audience, uploadIds());
  if (result.kind === 'done') {
    visitorDrafts.forget(draftName);
    forgetLetters();
    if (entries.has(rememberName)) rememberReferrer(answers.referralReferrer);
  }
  if (result.kind === 'unreachable') throw new Error(result.kind);
  // The server answers in English; only the message about a missing file is taken from it.
  if (result.kind !== 'failed' || result.errors?.documents === undefined) return result;
  return { ...result, errors: { ...result.errors, documents: referralLetters.chooseAgain } };
};

// The parts of the form that are needed once somebody has begun to fill it in: loaded then, together, and not with the
// page.
export { CheckAnswers, goToGroup } from './check-answers.tsx';
export { layOver } from './lay-over.ts';
export { Letters } from './letters.tsx';
export { forgetLetters, loadSubmission } from './letters-store.ts';
export { PauseForm } from './paused-form.tsx';
export { fillReferrer } from './remembered-referrer.ts';

/** Words typed before a reload are offered back, before anything can be typed over them. */
export const DraftOffer = ({ onCarryOn, onStartAgain }: { onCarryOn: () => void; onStartAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.offer} aria-labelledby="draft-offer">
      <h2 id="draft-offer" ref={heading} tabIndex={-1}>
        {referralLater.begunBefore}
      </h2>
      <p>{referralLater.stillHere}</p>
      <p className={styles.choices}>
        <MainButton onClick={onCarryOn} label={referralLater.carryOn} />
        <QuietButton onClick={onStartAgain} label={referralLater.startAgain} />
      </p>
    </section>
  );
};

/** Whether this browser remembers the referrer. Removing the tick forgets the data at once. */
export const RememberReferrer = () => (
  <label className={styles.remember}>
    <input
      type="checkbox"
      name={rememberName}
      defaultChecked={readReferrer() !== undefined}
      onChange={({ currentTarget }) => !currentTarget.checked && rememberReferrer(undefined)}
    />
    <span>{referralLater.rememberMe}</span>
  </label>
);
