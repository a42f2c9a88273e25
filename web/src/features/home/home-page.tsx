import { Link } from 'react-router-dom';
import { homeWords, organisation, phoneLink } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
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
      title={organisation.strapline.replace(/\.$/, '')}
      description={organisation.description}
      path={screens.home}
    />
    <div className={styles.hero}>
      <div>
        <Heading>{organisation.strapline}</Heading>
        <p className="lead">{homeWords.lead}</p>
        <p className={styles.next}>
          <Link className="button" to={screens.referrals}>
            Make a referral
          </Link>
          <span>
            or call <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>
          </span>
        </p>
        <p>{homeWords.text}</p>
      </div>
      <img
        src={picture('quilt')}
        width="560"
        height="560"
        fetchPriority="high"
        alt="A quilt of old cloths held together by running stitch, with a cup of tea, its steam sewn in white thread, and a needle still in the last row."
      />
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
