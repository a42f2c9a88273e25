import { useEffect, useState } from 'react';
import { Waiting } from './waiting.tsx';
import styles from './waiting-screen.module.css';

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
