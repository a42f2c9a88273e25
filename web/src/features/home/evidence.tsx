import { homeWords } from '../../../../shared/organisation.ts';
import { Block } from '../../components/blocks.tsx';
import styles from './evidence.module.css';

export const Figures = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">{homeWords.figuresTitle}</h2>
    <ul className={styles.figures}>
      {homeWords.figures.map(({ value, text }) => (
        <li key={text}>
          <strong>{value}%</strong> {text}
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <line x1="0" y1="3" x2="100" y2="3" />
            <line x1="0" y1="3" x2={value} y2="3" />
          </svg>
        </li>
      ))}
    </ul>
  </section>
);

export const Testimonials = () => (
  <section className={styles.said} aria-labelledby="said">
    <h2 id="said">In their own words</h2>
    {homeWords.testimonials.map(({ text, who, service }) => (
      <figure key={who}>
        <blockquote>{text}</blockquote>
        <figcaption>
          {who}, {service}
        </figcaption>
      </figure>
    ))}
  </section>
);

export const Partners = () => (
  <section aria-labelledby="partners">
    <h2 id="partners">Who we work with</h2>
    <ul className={styles.partners}>
      {homeWords.partners.map(({ name, block }) => (
        <li key={name}>
          <Block name={block} className={styles.logo} />
          {name}
        </li>
      ))}
    </ul>
  </section>
);
