import { referral } from '#words/referral.ts';
import styles from './referral-form.module.css';
import { readReferrer, rememberReferrer } from './remembered-referrer.ts';

/** The name of the tick; it is no question of the form, and never sent. */
export const rememberName = 'remember';

/** Whether this browser remembers who refers. What is remembered goes as soon as the tick does. */
export const RememberReferrer = () => (
  <label className={styles.remember}>
    <input
      type="checkbox"
      name={rememberName}
      defaultChecked={readReferrer() !== undefined}
      onChange={({ currentTarget }) => !currentTarget.checked && rememberReferrer(undefined)}
    />
    <span>{referral.rememberMe}</span>
  </label>
);
