import { urgentHelp } from '../../../../shared/organisation.ts';
import styles from './urgent-help.module.css';

/** Who answers when it cannot wait: the first line of every page. */
export const UrgentHelp = () => (
  <aside className={styles.urgent} aria-label="Urgent help">
    <p>
      <strong>Urgent help</strong>
      {urgentHelp.map(({ who, say, link }) => (
        <span key={link}>
          {who}: <a href={link}>{say}</a>
        </span>
      ))}
    </p>
  </aside>
);
