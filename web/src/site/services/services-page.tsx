import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { services } from '#words/pages/services.ts';
import {
  isHidden,
  type Service as OurService,
  facts as organisationFacts,
} from '../../../../shared/organisation/facts.ts';
import { firstServices } from '../../../../shared/organisation/organisation.ts';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { Stitch } from '../../kernel/components/stitch.tsx';
import { ringBackAbout, screens } from '../../kernel/lib/paths.ts';
import { Drawing, Photograph } from '../../pictures/site-picture.tsx';
import { findAddedWords, findBuilt, pictureOf } from './find-service-words.ts';
import styles from './services-page.module.css';

/** The services in their order. As long as an admin has moved none, the first ones have an order of this page's own. */
const inOrder = (): OurService[] => {
  const all = organisationFacts.services;
  const first = firstServices.map(({ id }) => all.findIndex((one) => one.id === id)).filter((at) => at >= 0);
  if (first.some((at, index) => at < (first[index - 1] ?? 0))) return all;
  const placeOf = ({ id }: OurService) => Object.keys(services.services).indexOf(id);
  return [
    ...all.filter((one) => placeOf(one) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...all.filter((one) => placeOf(one) < 0),
  ];
};

const wordsOf = (service: OurService) => {
  const built = findBuilt(services.services, service.id);
  if (built) return { ...built, marks: {} };
  const { name, short, text, marks } = findAddedWords(service);
  return { title: name, meaning: short, text: text.split(/\n+/), facts: [], marks };
};

const Service = ({ service, isFirst }: { service: OurService; isFirst: boolean }) => {
  const { id } = service;
  const { title, meaning, text, facts, marks } = wordsOf(service);
  // The first is the largest element of the first screen.
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <section id={id} className={styles.service} aria-labelledby={`${id}-title`}>
      {service.photograph ? (
        <Photograph of={service.photograph} {...loading} />
      ) : (
        <Drawing name={pictureOf(service)} {...loading} />
      )}
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} {...marks}>
          {title}
        </h2>
        <p className={styles.meaning} {...marks}>
          {meaning}
        </p>
        {text.map((paragraph) => (
          <p key={paragraph} {...marks}>
            {paragraph}
          </p>
        ))}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
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
        {inOrder().map((service) => (
          <li key={service.id}>
            <a href={`#${service.id}`} {...wordsOf(service).marks}>
              {wordsOf(service).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {inOrder().map((service, index) => (
      <div key={service.id}>
        {index > 0 && <Stitch />}
        <Service service={service} isFirst={index === 0} />
      </div>
    ))}
    <NextStep words={services.next} to={screens.referrals} />
  </PublicPage>
);
