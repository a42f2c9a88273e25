import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import styles from './help-lines.module.css';

export const HelpLines = () => (
  <ul className={styles.lines} aria-label="Urgent help">
    {urgentHelp().map(({ who, say, link }) => (
      <li key={link}>
        {who}: <a href={link}>{say}</a>
      </li>
    ))}
  </ul>
);
