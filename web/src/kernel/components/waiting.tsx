import { useEffect, useState } from 'react';
import { forms } from '#words/forms.ts';
import styles from './waiting-screen.module.css';

/** What a part of a screen shows until it is there: while it is read, or while its code is. */
export const Waiting = () => <p role="status">{forms.wait}</p>;

/** The same beside a button, during its action. The element is always there, so that the words are announced. */
export const WaitingFor = ({ during, className }: { during: boolean; className?: string | undefined }) => (
  <span role="status" className={className}>
    {during && forms.wait}
  </span>
);

const shortMs = 400;

/** The sign that the next screen is on its way, above the one that stays until then. A short wait passes without it. */
export const WaitingScreen = () => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), shortMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div className={styles.waiting}>
      <Waiting />
    </div>
  );
};
