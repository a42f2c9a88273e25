import { layout } from '#words/layout.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import styles from './urgent-help.module.css';

/** The urgent help lines: the first line of every page. */
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
