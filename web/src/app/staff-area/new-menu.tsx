import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../kernel/components/icons/icon.tsx';
import { isSingleKey, useSingleKeys } from '../../kernel/lib/single-keys.ts';
import styles from './new-menu.module.css';
import { newLines } from './side-menu.ts';

/**
 * What is written down or planned, from any screen: behind one button, and by the key N. The browser closes it by Escape
 * and by a press beside it, and gives the focus back.
 */
export const NewMenu = () => {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const hasKey = useSingleKeys();
  useEffect(() => {
    if (!hasKey) return;
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event, 'n') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      menu.current?.togglePopover();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasKey]);
  const groups = newLines();
  if (groups.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-keyshortcuts={hasKey ? 'N' : undefined}>
        <Icon action="new" />
        New
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label="New"
        className={styles.menu}
        onToggle={({ newState, currentTarget }) => newState === 'open' && currentTarget.querySelector('a')?.focus()}
      >
        {groups.map(({ title, lines }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul aria-label={title}>
              {lines.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} onClick={() => menu.current?.hidePopover()}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
};
