import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../../../shared/screens.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { type FrameCounts, groupedLines, type MenuLine, mainLines, useFrameCounts } from './side-menu.ts';
import styles from './staff-menu.module.css';

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

/** Open before anybody has chosen: what a worker comes for after each session. */
const startGroup: MenuGroup = 'Notes and referrals';

const Line = ({ line: { to, label, count }, onFollow }: { line: MenuLine; onFollow: () => void }) => {
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

type GroupProps = { title: string; isOpen: boolean; onToggle: () => void; children: ReactNode };

const Group = ({ title, isOpen, onToggle, children }: GroupProps) => {
  const id = useId();
  return (
    <section className={styles.group} aria-label={title}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {title}
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </section>
  );
};

/**
 * The one menu of the staff area: at the side, or behind a button where there is no room. `end` is below it there.
 * One group of lines is open at a time: that of the screen that is shown, until another is opened.
 */
export const StaffMenu = ({ end }: { end: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const place = useLocation();
  const groups = groupedLines();
  const here = groups.find(({ lines }) => lines.some(({ to }) => isHere(to, place)))?.title;
  const [chosen, setChosen] = useState<{ title: string | undefined; at: string }>();
  const shown = chosen && (here === undefined || chosen.at === place.pathname) ? chosen.title : (here ?? startGroup);
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
        {groups.map(({ title, lines }) => (
          <Group
            key={title}
            title={title}
            isOpen={title === shown}
            onToggle={() => setChosen({ title: title === shown ? undefined : title, at: place.pathname })}
          >
            {lines.map(draw)}
          </Group>
        ))}
        <div className={styles.end}>{end}</div>
      </div>
    </nav>
  );
};
