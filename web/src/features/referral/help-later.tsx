import { referralSent } from '#words/referral-sent.ts';
import styles from './help-now.module.css';
import { Lines } from './help-now.tsx';

/** The same after the form was sent, for everybody: what was answered is in neither the page nor its address. */
export const HelpLater = () => (
  <section className={styles.help} aria-labelledby="in-danger">
    <h2 id="in-danger">{referralSent.inDanger}</h2>
    <p>{referralSent.whatWeDo}</p>
    <Lines />
  </section>
);
