import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { screens as registry } from '../../../../shared/screens.ts';
import { adminMenu, screens } from '../../lib/paths.ts';
import { mayOpen } from '../../lib/session/may.ts';
import { staffMenu } from './menu.ts';
import { crmMenu, linesOf } from './side-menu.ts';
import styles from './staff-menu.module.css';

const isUnder = (pathname: string, screen: string): boolean => pathname === screen || pathname.startsWith(`${screen}/`);

/** The menu at the side: of the staff home, or of the patient records. */
export const StaffMenu = () => (isUnder(useLocation().pathname, screens.crm) ? <CrmMenu /> : <HomeMenu />);

const HomeMenu = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const chosen = pathname === screens.admin ? search.get('show') : null;
  return (
    <nav aria-label="Staff" className={styles.menu}>
      <ul>
        {staffMenu().map(({ show, label }) => (
          <li key={show}>
            <Link to={adminMenu(show)} aria-current={show === chosen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        {mayOpen(registry.crm.access) && (
          <li>
            <Link to={screens.crm}>CRM</Link>
          </li>
        )}
        {linesOf('Staff').map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const CrmMenu = () => {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const line = (to: string, label: string, here: boolean) => (
    <li key={to}>
      <Link to={to} aria-current={here ? 'page' : undefined} onClick={() => setOpen(false)}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav
      aria-label="CRM"
      className={styles.menu}
      data-open={open}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="crm-menu"
        onClick={() => setOpen(!open)}
      >
        CRM menu
      </button>
      <ul id="crm-menu" className={styles.folding}>
        <li>
          <Link to={screens.admin}>Back to admin</Link>
        </li>
        {line(screens.crm, 'CRM home', pathname === screens.crm)}
        {crmMenu().map(({ title, lines }) => (
          <li key={title} className={styles.group}>
            <span className={styles.title}>{title}</span>
            <ul>{lines.map(({ to, label }) => line(to, label, isUnder(pathname, to)))}</ul>
          </li>
        ))}
      </ul>
    </nav>
  );
};
