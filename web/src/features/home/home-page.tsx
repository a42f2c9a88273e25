import { Link } from 'react-router-dom';
import { home } from '#words/pages/home.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { pictureWords } from '#words/pictures.ts';
import { organisation, phoneLink } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Sentence } from '../../components/sentence.tsx';
import { screens } from '../../lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import { Carousel } from './carousel.tsx';
import { Figures, Partners, Testimonials } from './evidence.tsx';
import styles from './home-page.module.css';
import { LateContactForm } from './late-contact-form.tsx';
import { ServiceCards } from './service-cards.tsx';
import { SideBar } from './side-bar.tsx';

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
