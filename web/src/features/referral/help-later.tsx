import { referralSent } from '#words/referral-sent.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import styles from './help-later.module.css';

/** The same after the form was sent, for everybody: neither the page nor its address reveals an answer. */
export const HelpLater = () => (
  <section className={styles.help} aria-labelledby="in-danger">
    <h2 id="in-danger">{referralSent.inDanger}</h2>
    <p>{referralSent.whatWeDo}</p>
    <ul>
      {urgentHelp.map(({ who, say, link }) => (
        <li key={link}>
          {who}: <a href={link}>{say}</a>
        </li>
      ))}
    </ul>
  </section>
);
