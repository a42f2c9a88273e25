import { referral } from '#words/referral.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import styles from './help-now.module.css';

/**
 * Who helps at once, beside the answers that say that somebody may be in danger. The style sheet shows it once one of them is
 * ticked, so that it is there without scripts, too.
 */
export const HelpNow = () => (
  <section className={styles.help} aria-labelledby="help-now">
    <p id="help-now" className={styles.title}>
      {referral.ifItIsNow}
    </p>
    <ul>
      {urgentHelp.map(({ who, say, link }) => (
        <li key={link}>
          {who}: <a href={link}>{say}</a>
        </li>
      ))}
    </ul>
    <p>{referral.notReadAtOnce}</p>
  </section>
);
