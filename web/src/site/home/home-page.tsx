import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { home } from '#words/pages/home.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { pictureWords } from '#words/pictures.ts';
import { organisation, phoneLink } from '../../../../shared/organisation/organisation.ts';
import { Block, type BlockName } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import { Carousel } from './carousel.tsx';
import { Figures, Partners, Testimonials } from './evidence.tsx';
import styles from './home-page.module.css';
import { LateContactForm } from './late-contact-form.tsx';
import cards from './service-cards.module.css';
import bar from './side-bar.module.css';

const Icon = ({ label, d }: { label: string; d: string }) => (
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
    <Link to={screens.home}>
      <Icon label={layout.home} d="M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6" />
    </Link>
    <Link to={screens.contact}>
      <Icon label={layout.contact} d="M3 6h18v13H3zM3 7l9 7 9-7" />
    </Link>
    <Link to={screens.referrals}>
      <Icon label={layout.referral} d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h3" />
    </Link>
    <a href={organisation.social.url} rel="noreferrer">
      <Icon label={organisation.social.name} d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5" />
    </a>
  </nav>
);

const motifs: BlockName[] = ['star', 'wheat', 'diamond', 'star'];

/** Four cards, each leading to its part of the services page. */
const ServiceCards = () => (
  <section aria-labelledby="services">
    <h2 id="services">{home.cardsTitle}</h2>
    <ul className={cards.cards}>
      {organisation.services.map(({ id }, index) => (
        <li key={id}>
          <Block name={motifs[index] ?? 'star'} className={cards.block} />
          <h3>
            <Link to={`${screens.services}#${id}`}>{home.cards[id].title}</Link>
          </h3>
          <p>{home.cards[id].text}</p>
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
            <Sentence
              text={home.orCall}
              parts={{ phone: <a href={phoneLink(organisation.phone)}>{organisation.phone}</a> }}
            />
          </span>
        </p>
        <p className={styles.ring}>
          <Link to={screens.ringBack}>{home.ringBack}</Link>
        </p>
        <p>{home.text}</p>
      </div>
      <img src={picture('quilt')} width="560" height="560" fetchPriority="high" alt={pictureWords.quilt} />
    </div>
    <SideBar />
    <Carousel />
    <ServiceCards />
    <Figures />
    <Testimonials />
    <Partners />
    <LateContactForm />
  </div>
);
