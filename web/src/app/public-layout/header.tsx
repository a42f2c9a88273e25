import { useState } from 'react';
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

export const Header = () => {
  const [open, setOpen] = useState(false);
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
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="top-menu"
          onClick={() => setOpen(!open)}
        >
          {layout.menu}
        </button>
        <nav
          id="top-menu"
          aria-label={layout.main}
          className={styles.menu}
          data-open={open}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <ul>
            <li className={styles.call}>
              <a href={phoneLink(facts.phone)}>
                {layout.callUs} {phoneInText(facts.phone)}
              </a>
            </li>
            {topMenu.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} isMenu onClick={() => setOpen(false)}>
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
