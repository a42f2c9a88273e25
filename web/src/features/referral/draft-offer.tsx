import { useEffect, useRef } from 'react';
import { referralLater } from '#words/referral-later.ts';
import styles from './later.module.css';

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
