import { Link } from 'react-router-dom';
import { homeWords } from '../../../../shared/organisation.ts';
import { Block, type BlockName } from '../../components/blocks.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './service-cards.module.css';

const motifs: BlockName[] = ['star', 'wheat', 'diamond', 'star'];

/** Four pieces of one cloth, each leading to its part of the services page. */
export const ServiceCards = () => (
  <section aria-labelledby="services">
    <h2 id="services">What we can do together</h2>
    <ul className={styles.cards}>
      {homeWords.cards.map(({ service, title, text }, index) => (
        <li key={service}>
          <Block name={motifs[index] ?? 'star'} className={styles.block} />
          <h3>
            <Link to={`${screens.services}#${service}`}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
