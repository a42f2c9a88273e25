import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { screens } from '../../kernel/lib/paths.ts';
import panelStyles from './phone-panel.module.css';
import styles from './urgent-help.module.css';

const panel = 'urgent-help';

/**
 * The urgent help lines: the first line of every page, and on a phone behind a button that stays in sight. Below them, whether nobody
 * of ours is there.
 */
export const UrgentHelp = () => (
  <>
    <aside id={panel} popover="auto" className={`${styles.urgent} ${panelStyles.panel}`} aria-label={layout.urgentHelp}>
      <p>
        <strong>{layout.urgentHelp}</strong>
        {urgentHelp().map(({ who, say, link }) => (
          <span key={link}>
            {who}: <a href={link}>{say}</a>
          </span>
        ))}
        <Link className={styles.phone} to={screens.yourPhone}>
          {layout.yourPhone}
        </Link>
      </p>
    </aside>
    {facts.notice && (
      <section className={styles.urgent} aria-label={layout.urgentHelp}>
        <p>{facts.notice}</p>
      </section>
    )}
  </>
);

/** Opens the help lines on a phone. */
export const UrgentHelpOpener = () => (
  <button type="button" popoverTarget={panel} className={`${styles.opener} ${panelStyles.opener}`}>
    {layout.urgentHelp}
  </button>
);
