import { gallery } from '#words/pages/gallery.ts';
import { pictureWords } from '#words/pictures.ts';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './gallery-page.module.css';

const pictures = Object.entries(gallery.captions) as [keyof typeof gallery.captions, string][];
const drawnAtOnce = 2;

export const Component = () => (
  <PublicPage words={gallery} path={screens.gallery}>
    <ul className={styles.pictures}>
      {pictures.map(([name, caption], index) => (
        <li key={name}>
          <figure>
            <img
              src={picture(name)}
              width="640"
              height="480"
              alt={pictureWords[name]}
              loading={index < drawnAtOnce ? 'eager' : 'lazy'}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
    <NextStep words={gallery.next} to={screens.contact} />
  </PublicPage>
);
