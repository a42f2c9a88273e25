import { aboutWords, organisation } from '../../../../shared/organisation.ts';
import { Block } from '../../components/blocks.tsx';
import { Heading } from '../../components/heading.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './about-page.module.css';

const motifs = ['star', 'diamond', 'wheat'] as const;

export const Component = () => (
  <div className={styles.page}>
    <PageHead
      title="About us"
      description={`Who ${organisation.longName} is, how it began and what it holds to: mission, vision and core values.`}
      path={screens.about}
    />
    <div className={styles.start}>
      <div>
        <Heading>About us</Heading>
        <p className="lead">{aboutWords.lead}</p>
        {aboutWords.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <img
        src={picture('kites')}
        width="640"
        height="480"
        alt="Three paper kites fly over a row of terraced roofs."
        fetchPriority="high"
      />
    </div>
    <div className={styles.pillars}>
      {aboutWords.pillars.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
    <section aria-labelledby="values">
      <h2 id="values">{aboutWords.valuesTitle}</h2>
      <ul className={styles.values}>
        {aboutWords.values.map(({ title, text }, index) => (
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
    <NextStep title={aboutWords.next.title} to={screens.services} label="Our services">
      {aboutWords.next.text}
    </NextStep>
  </div>
);
