import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './announcer.module.css';
import { usePublishedHeight } from './use-published-height.ts';

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
  const sentence = usePublishedHeight<HTMLParagraphElement>('--announcement');
  const [announcement, setAnnouncement] = useState<{ text: string; at: number }>();
  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(() => setAnnouncement(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [announcement]);
  // Whoever was led to the heading sees the sentence above it, and not across it.
  useEffect(() => {
    if (announcement && document.activeElement?.tagName === 'H1') window.scrollTo(0, 0);
  }, [announcement]);
  // An action on the last screen is of no interest on the one after the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, wherever it leads.
  useEffect(() => setAnnouncement((last) => (last && Date.now() - last.at < sameMoveMs ? last : undefined)), [key]);
  return (
    <AnnounceContext value={(text) => setAnnouncement({ text, at: Date.now() })}>
      <p ref={sentence} role="status" className={styles.announcement}>
        {announcement?.text}
      </p>
      {children}
    </AnnounceContext>
  );
};
