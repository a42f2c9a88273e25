import { about } from '#words/pages/about.ts';
import { Block } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { Drawing } from '../../pictures/site-picture.tsx';
import styles from './about-page.module.css';

const motifs = ['star', 'diamond', 'wheat'] as const;

export const Component = () => (
  <div className={styles.page}>
    <PageHead title={about.title} description={about.description} path={screens.about} />
    <div className={styles.start}>
      <div>
        <Heading>{about.title}</Heading>
        <p className="lead">{about.lead}</p>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Drawing name="kites" fetchPriority="high" />
    </div>
    <div className={styles.pillars}>
      {about.pillars.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
    <section aria-labelledby="values">
      <h2 id="values">{about.valuesTitle}</h2>
      <ul className={styles.values}>
        {about.values.map(({ title, text }, index) => (
          <li key={title}>
            <Block name={motifs[index % motifs.length] ?? 'star'} className={styles.block} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
    <NextStep words={about.next} to={screens.services} />
  </div>
);
