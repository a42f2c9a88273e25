import { referralLater } from '#words/referral-later.ts';
import styles from './later.module.css';
import { readReferrer, rememberName, rememberReferrer } from './remembered-referrer.ts';

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
