import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import { groupedLines, type MenuLine, mainLines } from './side-menu.ts';
import styles from './staff-menu.module.css';
import { type FrameCounts, useFrameCounts } from './use-frame-counts.ts';

// The addresses of the staff home and the home of the records are prefixes of all others below them.
const homes: readonly string[] = [screens.admin, screens.crm];

const isHere = (to: string, { pathname, search }: { pathname: string; search: string }): boolean => {
  const [path = '', query] = to.split('?');
  if (path === screens.admin) {
    const show = new URLSearchParams(search).get('show');
    return pathname === path && show === new URLSearchParams(query).get('show');
  }
  return pathname === path || (!homes.includes(path) && pathname.startsWith(`${path}/`));
};

/** The number beside a line; there may be more new referrals than were counted. */
const describe: Record<NonNullable<MenuLine['count']>, (counts: FrameCounts) => string> = {
  messages: ({ messages }) => String(messages),
  newReferrals: ({ newReferrals: { count, more } }) => `${count}${more ? '+' : ''} new`,
};

type LineProps = { line: MenuLine; onFollow: () => void };

const Line = ({ line: { to, label, count }, onFollow }: LineProps) => {
  const place = useLocation();
  const { data } = useFrameCounts();
  return (
    <li>
      <Link to={to} aria-current={isHere(to, place) ? 'page' : undefined} onClick={onFollow}>
        {label}
        {data && count && ` (${describe[count](data)})`}
      </Link>
    </li>
  );
};

/** The one menu of the staff area: at the side, or behind a button where there is no room. `end` is below it. */
export const StaffMenu = ({ end }: { end: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const draw = (line: MenuLine) => <Line key={line.to} line={line} onFollow={() => setOpen(false)} />;
  return (
    <nav
      aria-label="Staff"
      className={styles.menu}
      data-open={open}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="staff-menu"
        onClick={() => setOpen(!open)}
      >
        Menu
      </button>
      <div id="staff-menu" className={styles.folding}>
        <ul className={styles.first}>{mainLines().map(draw)}</ul>
        {groupedLines().map(({ title, lines }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul>{lines.map(draw)}</ul>
          </section>
        ))}
        <div className={styles.end}>{end}</div>
      </div>
    </nav>
  );
};
