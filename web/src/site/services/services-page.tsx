import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { services } from '#words/pages/services.ts';
import { pictureWords } from '#words/pictures.ts';
import type { ServiceId } from '../../../../shared/kernel/service-id.ts';
import { isHidden } from '../../../../shared/organisation/facts.ts';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { Stitch } from '../../kernel/components/stitch.tsx';
import { ringBackAbout, screens } from '../../kernel/lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import { servicePictures } from '../../pictures/service-pictures.ts';
import styles from './services-page.module.css';

// In the order of the page.
const ids = Object.keys(services.services) as ServiceId[];

const Service = ({ id, isFirst }: { id: ServiceId; isFirst: boolean }) => {
  const { title, meaning, text, facts } = services.services[id];
  return (
    <section id={id} className={styles.service} aria-labelledby={`${id}-title`}>
      <img
        src={picture(servicePictures[id])}
        width="640"
        height="480"
        alt={pictureWords[servicePictures[id]]}
        // The first is the largest element of the first screen.
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
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
            {services.ask(title)}
          </Link>
          <Link className="button quiet" to={ringBackAbout(id)}>
            {services.ringBack} <span className="visually-hidden">{services.ringBackAbout(title)}</span>
          </Link>
          {!isHidden(screens.gallery) && (
            <SiteLink className="button quiet" to={screens.gallery}>
              {services.pictures} <span className="visually-hidden">{services.picturesOf(title)}</span>
            </SiteLink>
          )}
        </p>
      </div>
    </section>
  );
};

export const Component = () => (
  <PublicPage words={services} path={screens.services}>
    <p>
      <SiteLink to={screens.easyServices}>{layout.easyRead}</SiteLink>
    </p>
    <nav aria-label={services.onThisPage}>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{services.services[id].title}</a>
          </li>
        ))}
      </ul>
    </nav>
    {ids.map((id, index) => (
      <div key={id}>
        {index > 0 && <Stitch />}
        <Service id={id} isFirst={index === 0} />
      </div>
    ))}
    <NextStep words={services.next} to={screens.referrals} />
  </PublicPage>
);
