import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './announcer.module.css';
import { useToldHeight } from './use-told-height.ts';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/**
 * Announces what has just been done. The sentence outlives the screen on which it was done, and disappears after a
 * while.
 */
export const useAnnounce = () => useContext(AnnounceContext);

const shownForMs = 12_000;
const sameMoveMs = 1_000;

export const Announcer = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  const sentence = useToldHeight<HTMLParagraphElement>('--said');
  const [said, setSaid] = useState<{ text: string; at: number }>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [said]);
  // Whoever was led to the heading sees the sentence above it, and not across it.
  useEffect(() => {
    if (said && document.activeElement?.tagName === 'H1') window.scrollTo(0, 0);
  }, [said]);
  // An action on the last screen is of no interest on the one after the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, wherever it leads.
  useEffect(() => setSaid((last) => (last && Date.now() - last.at < sameMoveMs ? last : undefined)), [key]);
  return (
    <AnnounceContext value={(text) => setSaid({ text, at: Date.now() })}>
      <p ref={sentence} role="status" className={styles.said}>
        {said?.text}
      </p>
      {children}
    </AnnounceContext>
  );
};
