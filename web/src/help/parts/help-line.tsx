import { lazy, Suspense, useId, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import * as registry from '../../../../shared/screens.ts';
import type { titles } from '../../kernel/lib/paths.ts';
import styles from './help-line.module.css';

const HelpOfScreen = lazy(async () => ({ default: (await import('./help-of-screen.tsx')).HelpOfScreen }));

type Name = keyof typeof titles | 'questionnaire';

const staffScreens = Object.entries(registry.screens).filter(([, screen]) => 'title' in screen);

/** The name of the staff screen of an address; those of questionnaires share one. */
const findName = (pathname: string): Name => {
  const [name = 'questionnaire'] = staffScreens.find(([, { path }]) => matchPath(path, pathname) !== null) ?? [];
  return name as Name;
};

const Line = ({ name }: { name: Name }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.help}>
      <button
        type="button"
        className="in-row"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Help with this screen
      </button>
      <div id={id}>
        <Suspense fallback={<p>Loading…</p>}>{isOpen && <HelpOfScreen name={name} />}</Suspense>
      </div>
    </div>
  );
};

/** What the open screen is for, at its end. The words are loaded when somebody opens it. */
export const HelpLine = () => {
  const { pathname } = useLocation();
  return <Line key={pathname} name={findName(pathname)} />;
};
