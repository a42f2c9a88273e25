import { Link } from 'react-router-dom';
import { Block } from './blocks.tsx';
import styles from './next-step.module.css';

type Props = { words: { readonly title: string; readonly text: string; readonly link: string }; to: string };

/** Where to go from here: the end of every page. */
export const NextStep = ({ words: { title, text, link }, to }: Props) => (
  <section className={styles.next} aria-labelledby="next-step">
    <Block name="wheat" className={styles.block} />
    <div>
      <h2 id="next-step">{title}</h2>
      <p>{text}</p>
      <Link className="button" to={to}>
        {link}
      </Link>
    </div>
  </section>
);
