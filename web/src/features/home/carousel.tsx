import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { homeWords } from '../../../../shared/organisation.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './carousel.module.css';

const shownForMs = 2500;
const slides = homeWords.carousel;

/** Pictures that take turns. They wait while they are looked at, and do not move by themselves for those who prefer it so. */
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
      aria-label="Where to begin"
      aria-roledescription="carousel"
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <ul className={styles.slides}>
        {slides.map(({ to, picture: name, alt, title, text }, index) => (
          <li key={to} className={styles.slide} data-shown={index === shown}>
            <img src={picture(name)} width="640" height="480" alt={alt} loading="lazy" />
            <div>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
        {paused ? 'Play the pictures' : 'Pause the pictures'}
      </button>
    </section>
  );
};
