import { Link } from 'react-router-dom';
import { organisation, phoneLink } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './home-page.module.css';
import quilt from './quilt.svg';

export const Component = () => (
  <div className={styles.page}>
    <PageHead
      title={organisation.strapline.replace(/\.$/, '')}
      description={organisation.description}
      path={screens.home}
    />
    <div className={styles.words}>
      <Heading>{organisation.strapline}</Heading>
      <p className="lead">
        Come as you are. Talk in the language you think in, with people who know your food, your festivals and your
        family jokes.
      </p>
      <p>
        We work across Leeds with women and girls, with older men, and with anyone carrying grief, worry or a cancer
        diagnosis. It costs nothing, and what you tell us stays between us unless someone is in danger.
      </p>
      <p className={styles.next}>
        <Link className="button" to={screens.contact}>
          Send us a message
        </Link>
        <span>
          or call <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>
        </span>
      </p>
    </div>
    <img
      className={styles.picture}
      src={quilt}
      width="560"
      height="560"
      alt="A quilt of old cloths held together by running stitch, with a cup of tea, its steam sewn in white thread, and a needle still in the last row."
    />
  </div>
);
