import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../kernel/components/icons/icon.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { type FrameCounts, type MenuLine, menuLines, useFrameCounts } from './side-menu.ts';
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

const Line = ({ line: { to, label, count }, onFollow }: { line: MenuLine; onFollow: () => void }) => {
  const place = useLocation();
  const { data } = useFrameCounts();
  return (
    <li>
      <Link to={to} aria-current={isHere(to, place) ? 'page' : undefined} onClick={onFollow}>
        <Icon screen={to} />
        <span>
          {label}
          {data && count && ` (${describe[count](data)})`}
        </span>
      </Link>
    </li>
  );
};

type GroupProps = { title: string; children: ReactNode };

const Group = ({ title, children }: GroupProps) => {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
};

/** A group that is folded unless one of its screens is shown, until somebody opens or closes it. */
const FoldedGroup = ({ title, isHere, children }: GroupProps & { isHere: boolean }) => {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isHere;
  return (
    <div className={styles.group}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setChosen(!isOpen)}>
        {title}
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
};

/** The one menu of the staff area: at the side, or behind a button where there is no room. `end` is below it there. */
export const StaffMenu = ({ end }: { end: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const place = useLocation();
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
        {menuLines().map(({ title, lines }) =>
          title === 'The organisation' ? (
            <FoldedGroup key={title} title={title} isHere={lines.some(({ to }) => isHere(to, place))}>
              {lines.map(draw)}
            </FoldedGroup>
          ) : (
            <Group key={title} title={title}>
              {lines.map(draw)}
            </Group>
          ),
        )}
        <div className={styles.end}>{end}</div>
      </div>
    </nav>
  );
};
