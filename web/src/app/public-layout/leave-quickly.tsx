import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { visitorDrafts } from '../../kernel/lib/tab-storage.ts';
import styles from './leave-quickly.module.css';

const pressesToLeave = 3;
const pressesWithinMs = 3000;

/** Forgets what was typed, and replaces the page so that going back does not return here. */
const leave = () => {
  visitorDrafts.forgetAll();
  document.body.hidden = true;
  location.replace(facts.leaveTo);
};

const useEscapeThreeTimes = () =>
  useEffect(() => {
    let presses: number[] = [];
    const count = ({ key, timeStamp }: globalThis.KeyboardEvent) => {
      presses = key === 'Escape' ? [...presses.filter((at) => timeStamp - at < pressesWithinMs), timeStamp] : [];
      if (presses.length >= pressesToLeave) leave();
    };
    document.addEventListener('keydown', count);
    return () => document.removeEventListener('keydown', count);
  }, []);

const Leave = () => {
  useEscapeThreeTimes();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === ' ' && leave();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link works before and without JavaScript, a button would not.
    <a
      className={styles.leave}
      href={facts.leaveTo}
      role="button"
      rel="noreferrer"
      title={layout.leaveHint}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {layout.leave}
    </a>
  );
};

/**
 * Leaves the site at once, for somebody who is being watched; beside it, a link about what the phone keeps of the
 * visit. Without JavaScript it is a link. On a phone its row has what opens the help lines and the languages, too.
 */
export const LeaveQuickly = ({ help, languages }: { help: ReactNode; languages: ReactNode }) => (
  <div className={styles.exit}>
    {help}
    <Leave />
    {languages}
    <Link className={styles.phone} to={screens.yourPhone}>
      {layout.yourPhone}
    </Link>
  </div>
);
