import { referral } from '#words/referral.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import styles from './help-now.module.css';

const Lines = () => (
  <ul>
    {urgentHelp.map(({ who, say, link }) => (
      <li key={link}>
        {who}: <a href={link}>{say}</a>
      </li>
    ))}
  </ul>
);

/**
 * Who helps at once and what happens next, directly below the answers that say that somebody may be in danger. The
 * style sheet shows it once one of them is ticked, so that it works without scripts, too, and moves nothing above it.
 */
export const HelpNow = () => (
  <div role="status">
    <section className={`${styles.help} ${styles.whenTicked}`} aria-labelledby="help-now">
      <p id="help-now" className={styles.title}>
        {referral.ifItIsNow}
      </p>
      <Lines />
      <p>{referral.whatWeDo}</p>
    </section>
  </div>
);
