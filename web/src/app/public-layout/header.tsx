import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import { phoneInText } from '../../../../shared/words/phone-in-text.ts';
import { Logo } from '../../kernel/components/logo.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { Stitch } from '../../kernel/components/stitch.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './header.module.css';
import { LanguagesOpener } from './language-switch.tsx';
import { LeaveQuickly } from './leave-quickly.tsx';
import { topMenu } from './menu.ts';
import { UrgentHelpOpener } from './urgent-help.tsx';

const panel = 'top-menu';

export const Header = () => {
  return (
    <header className={styles.header}>
      <LeaveQuickly help={<UrgentHelpOpener />} languages={<LanguagesOpener />} />
      <div className={styles.bar}>
        <Link to={screens.home} className={styles.home}>
          <Logo />
        </Link>
        <a className={styles.phone} href={phoneLink(facts.phone)}>
          <span className="visually-hidden">{layout.callUs} </span>
          {phoneInText(facts.phone)}
        </a>
        <button type="button" popoverTarget={panel} className={styles.toggle}>
          {layout.menu}
        </button>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link of it is pressed by a key or otherwise; the browser closes it by Escape. */}
        <nav
          id={panel}
          popover="auto"
          aria-label={layout.main}
          className={styles.menu}
          // Too old for popovers: it is always open.
          onClick={({ currentTarget }) => currentTarget.hidePopover?.()}
        >
          <ul>
            <li className={styles.call}>
              <a href={phoneLink(facts.phone)}>
                {layout.callUs} {phoneInText(facts.phone)}
              </a>
            </li>
            {topMenu.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} isMenu>
                  {label}
                </SiteLink>
              </li>
            ))}
            <li>
              <a href={facts.social.url} rel="noreferrer">
                {facts.social.name}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <Stitch />
    </header>
  );
};
