import { useEffect, useRef } from 'react';
import { referralLater } from '#words/referral-later.ts';
import styles from './later.module.css';
import { readReferrer, rememberName, rememberReferrer } from './remembered-referrer.ts';

// The parts of the form that are needed once somebody has begun to fill it in: loaded then, together, and not with the
// page.
export { journeyOf } from '../../../../shared/intake/journey.ts';
export { CheckAnswers, goToGroup } from './check-answers.tsx';
export { layOver } from './lay-over.ts';
export { Letters } from './letters.tsx';
export { forgetLetters } from './letters-store.ts';
export { loadSubmission } from './load-submission.ts';
export { redrawInPlace } from './redraw-in-place.ts';
export { withReferrer } from './remembered-referrer.ts';
export { checkForm, sendForm } from './send-form.ts';

type Props = { onCarryOn: () => void; onStartAgain: () => void };

/** Words typed before a reload are offered back, before anything can be typed over them. */
export const DraftOffer = ({ onCarryOn, onStartAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.offer} aria-labelledby="draft-offer">
      <h2 id="draft-offer" ref={heading} tabIndex={-1}>
        {referralLater.begunBefore}
      </h2>
      <p>{referralLater.stillHere}</p>
      <p className={styles.choices}>
        <button type="button" className="button" onClick={onCarryOn}>
          {referralLater.carryOn}
        </button>
        <button type="button" className="button quiet" onClick={onStartAgain}>
          {referralLater.startAgain}
        </button>
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
