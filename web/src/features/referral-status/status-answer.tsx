import { useEffect, useRef } from 'react';
import type { ShownAnswer } from '../../../../shared/api/referral-status.ts';
import styles from './status-page.module.css';

/** The answer. It takes the focus, so that it is read out and in sight. */
export const StatusAnswer = ({ answer: { title, paragraphs } }: { answer: ShownAnswer }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.answer} aria-labelledby="status-answer">
      <h2 id="status-answer" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
};
