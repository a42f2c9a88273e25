import { Link } from 'react-router-dom';
import { home } from '#words/pages/home.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Block, type BlockName } from '../../components/blocks.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './service-cards.module.css';

const motifs: BlockName[] = ['star', 'wheat', 'diamond', 'star'];

/** Four cards, each leading to its part of the services page. */
export const ServiceCards = () => (
  <section aria-labelledby="services">
    <h2 id="services">{home.cardsTitle}</h2>
    <ul className={styles.cards}>
      {organisation.services.map(({ id }, index) => (
        <li key={id}>
          <Block name={motifs[index] ?? 'star'} className={styles.block} />
          <h3>
            <Link to={`${screens.services}#${id}`}>{home.cards[id].title}</Link>
          </h3>
          <p>{home.cards[id].text}</p>
        </li>
      ))}
    </ul>
  </section>
);
