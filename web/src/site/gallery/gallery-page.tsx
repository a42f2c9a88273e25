import { gallery } from '#words/pages/gallery.ts';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { Drawing } from '../../pictures/site-picture.tsx';
import styles from './gallery-page.module.css';

const pictures = Object.entries(gallery.captions) as [keyof typeof gallery.captions, string][];
const drawnAtOnce = 2;

export const Component = () => (
  <PublicPage words={gallery} path={screens.gallery}>
    <ul className={styles.pictures}>
      {pictures.map(([name, caption], index) => (
        <li key={name}>
          <figure>
            <Drawing name={name} loading={index < drawnAtOnce ? 'eager' : 'lazy'} />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
    <NextStep words={gallery.next} to={screens.contact} />
  </PublicPage>
);
