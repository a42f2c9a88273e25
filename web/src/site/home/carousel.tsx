import { useEffect, useState } from 'react';
import { home } from '#words/pages/home.ts';
import { isHidden } from '../../../../shared/organisation/facts.ts';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { Drawing } from '../../pictures/site-picture.tsx';
import styles from './carousel.module.css';

const shownForMs = 2500;
const words = home.carousel;
const slides = (
  [
    { to: screens.about, picture: 'tea', ...words.about },
    { to: screens.services, picture: 'sewing', ...words.services },
    { to: screens.contact, picture: 'bench', ...words.contact },
  ] as const
).filter(({ to }) => !isHidden(to));

/**
 * Pictures in turn. They pause while somebody looks at them, and do not move by themselves for people who prefer
 * reduced motion.
 */
export const Carousel = () => {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);

  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  const playing = !paused && !attended;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setShown((now) => (now + 1) % slides.length), shownForMs);
    return () => clearInterval(timer);
  }, [playing]);

  return (
    <section
      className={styles.carousel}
      aria-label={words.label}
      aria-roledescription={words.role}
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <ul className={styles.slides}>
        {slides.map(({ to, picture: name, title, text }, index) => (
          <li key={to} className={styles.slide} data-shown={index === shown}>
            <Drawing name={name} loading="lazy" />
            <div>
              <h2>
                <SiteLink to={to}>{title}</SiteLink>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
        {paused ? words.play : words.pause}
      </button>
    </section>
  );
};
