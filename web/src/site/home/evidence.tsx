import { home } from '#words/pages/home.ts';
import { impact, partners } from '../../../../shared/organisation/organisation-evidence.ts';
import { Block } from '../../kernel/components/blocks.tsx';
import styles from './evidence.module.css';

const figures = Object.entries(impact) as [keyof typeof impact, number][];

export const Figures = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">{home.figuresTitle}</h2>
    <ul className={styles.figures}>
      {figures.map(([name, value]) => (
        <li key={name}>
          <strong>{value}%</strong> {home.figures[name]}
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
  <section className={styles.quotes} aria-labelledby="said">
    <h2 id="said">{home.testimonialsTitle}</h2>
    {home.testimonials.map(({ text, who }) => (
      <figure key={who}>
        <blockquote>{text}</blockquote>
        <figcaption>{who}</figcaption>
      </figure>
    ))}
  </section>
);

export const Partners = () => (
  <section aria-labelledby="partners">
    <h2 id="partners">{home.partnersTitle}</h2>
    <ul className={styles.partners}>
      {partners.map(({ name, block }) => (
        <li key={name}>
          <Block name={block} className={styles.logo} />
          {name}
        </li>
      ))}
    </ul>
  </section>
);
