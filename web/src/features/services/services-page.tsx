import { Link } from 'react-router-dom';
import { servicesSummary, servicesWords } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Stitch } from '../../components/stitch.tsx';
import { screens } from '../../lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './services-page.module.css';

const Service = ({ id, title, meaning, picture: name, alt, text, facts }: (typeof servicesWords)[number]) => (
  <section id={id} className={styles.service} aria-labelledby={`${id}-title`}>
    <img src={picture(name)} width="640" height="480" alt={alt} loading="lazy" />
    <div>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.meaning}>{meaning}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.buttons}>
        <Link className="button" to={screens.contact}>
          Ask about {title}
        </Link>
        <Link className="button quiet" to={screens.gallery}>
          See pictures<span className="visually-hidden"> of {title} and our other work</span>
        </Link>
      </p>
    </div>
  </section>
);

export const Component = () => (
  <div>
    <PageHead title="Services" description={servicesSummary.description} path={screens.services} />
    <Heading>What we do</Heading>
    <p className="lead">{servicesSummary.lead}</p>
    <nav aria-label="Services on this page">
      <ul className={styles.list}>
        {servicesWords.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    {servicesWords.map((service, index) => (
      <div key={service.id}>
        {index > 0 && <Stitch />}
        <Service {...service} />
      </div>
    ))}
    <NextStep title="Not sure which one?" to={screens.referrals} label="Make a referral">
      Tell us what is happening, for yourself or for somebody else. Leave the service blank and we will work it out with
      you.
    </NextStep>
  </div>
);
