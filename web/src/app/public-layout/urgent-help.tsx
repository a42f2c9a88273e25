import { layout } from '#words/layout.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import styles from './urgent-help.module.css';

/** Who answers when it cannot wait: the first line of every page. */
export const UrgentHelp = () => (
  <aside className={styles.urgent} aria-label={layout.urgentHelp}>
    <p>
      <strong>{layout.urgentHelp}</strong>
      {urgentHelp.map(({ who, say, link }) => (
        <span key={link}>
          {who}: <a href={link}>{say}</a>
        </span>
      ))}
    </p>
  </aside>
);
