import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { home } from '#words/pages/home.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { impactNames, listPartners, readImpact } from '../../../../shared/organisation/evidence.ts';
import { facts, type Service } from '../../../../shared/organisation/facts.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import { Block, type BlockName } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { Drawing } from '../../pictures/site-picture.tsx';
import { findAddedWords, findBuilt } from '../services/find-service-words.ts';
import { Carousel } from './carousel.tsx';
import evidence from './evidence.module.css';
import styles from './home-page.module.css';
import late from './late-contact-form.module.css';
import { News } from './news.tsx';
import cards from './service-cards.module.css';
import bar from './side-bar.module.css';

const Figures = () => {
  const impact = readImpact();
  const figures = impactNames.flatMap((name) => (impact[name] === undefined ? [] : [[name, impact[name]] as const]));
  return figures.length === 0 ? null : (
    <section aria-labelledby="figures">
      <h2 id="figures">{home.figuresTitle}</h2>
      <ul className={evidence.figures}>
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
};

const Testimonials = () => (
  <section className={evidence.quotes} aria-labelledby="said">
    <h2 id="said">{home.testimonialsTitle}</h2>
    {home.testimonials.map(({ text, who }) => (
      <figure key={who}>
        <blockquote>{text}</blockquote>
        <figcaption>{who}</figcaption>
      </figure>
    ))}
  </section>
);

// In place of logos, which the organisation would need permission to show.
const partnerBlocks: readonly BlockName[] = ['star', 'diamond', 'wheat'];

const Partners = () => {
  const partners = listPartners();
  return partners.length === 0 ? null : (
    <section aria-labelledby="partners">
      <h2 id="partners">{home.partnersTitle}</h2>
      <ul className={evidence.partners}>
        {partners.map((name, index) => (
          <li key={name}>
            <Block name={partnerBlocks[index % partnerBlocks.length] ?? 'star'} className={evidence.logo} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
};

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/** Resolves with the first sign that somebody uses the page, or at once when they came here from another page. */
const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const used = () => {
      for (const sign of signs) removeEventListener(sign, used);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, used, { passive: true });
  });

// The form is in the page from the start and can be sent without scripts; its code is loaded when somebody begins to use
// the page.
const load = () => import('../../intake/parts/contact-form.tsx');
const ContactForm = import.meta.env.SSR
  ? (await load()).ContactForm
  : lazy(() => whenUsed().then(async () => ({ default: (await load()).ContactForm })));

const LateContactForm = () => (
  <div className={late.form}>
    <Suspense>
      <ContactForm />
    </Suspense>
    <Drawing name="garden" loading="lazy" />
  </div>
);

const icon = (label: string, d: string) => (
  <>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
    <span>{label}</span>
  </>
);

/** Four links, always in reach at the edge of the home page. */
const SideBar = () => (
  <nav className={bar.bar} aria-label={home.quickLinks}>
    <Link to={screens.home}>{icon(layout.home, 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6')}</Link>
    <Link to={screens.contact}>{icon(layout.contact, 'M3 6h18v13H3zM3 7l9 7 9-7')}</Link>
    <Link to={screens.referrals}>{icon(layout.referral, 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3')}</Link>
    <a href={facts.social.url} rel="noreferrer">
      {icon(facts.social.name, 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5')}
    </a>
  </nav>
);

const motifs: BlockName[] = ['star', 'wheat', 'diamond', 'star'];

const cardOf = (service: Service) => {
  const built = findBuilt(home.cards, service.id);
  if (built) return { ...built, marks: {} };
  const { name, short, marks } = findAddedWords(service);
  return { title: name, text: short, marks };
};

const ServiceCards = () => (
  <section aria-labelledby="services">
    <h2 id="services">{home.cardsTitle}</h2>
    <ul className={cards.cards}>
      {facts.services
        .map((service) => ({ id: service.id, ...cardOf(service) }))
        .map(({ id, title, text, marks }, index) => (
          <li key={id}>
            <Block name={motifs[index % motifs.length] ?? 'star'} className={cards.block} />
            <h3 {...marks}>
              <Link to={`${screens.services}#${id}`}>{title}</Link>
            </h3>
            <p {...marks}>{text}</p>
          </li>
        ))}
    </ul>
  </section>
);

export const Component = () => (
  <div className={styles.page}>
    <PageHead
      title={organisationWords.strapline.replace(/\.$/, '')}
      description={organisationWords.description}
      path={screens.home}
    />
    <div className={styles.hero}>
      <div>
        <Heading>{organisationWords.strapline}</Heading>
        <p className="lead">{home.lead}</p>
        <p className={styles.next}>
          <Link className="button" to={screens.referrals}>
            {home.referral}
          </Link>
          <span>
            <Sentence text={home.orCall} parts={{ phone: <a href={phoneLink(facts.phone)}>{facts.phone}</a> }} />
          </span>
        </p>
        <p className={styles.ring}>
          <Link to={screens.ringBack}>{home.ringBack}</Link>
        </p>
        <p>{home.text}</p>
      </div>
      <Drawing name="quilt" width="560" height="560" fetchPriority="high" />
    </div>
    <SideBar />
    <Carousel />
    <ServiceCards />
    <News />
    <Figures />
    <Testimonials />
    <Partners />
    <LateContactForm />
  </div>
);
