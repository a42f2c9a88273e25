import { gallery } from '#words/pages/gallery.ts';
import { pictureWords } from '#words/pictures.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './gallery-page.module.css';

const pictures = Object.entries(gallery.captions) as [keyof typeof gallery.captions, string][];
const drawnAtOnce = 2;

export const Component = () => (
  <div>
    <PageHead title={gallery.title} description={gallery.description} path={screens.gallery} />
    <Heading>{gallery.heading}</Heading>
    <p className="lead">{gallery.lead}</p>
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
    <NextStep title={gallery.next.title} to={screens.contact} label={gallery.next.link}>
      {gallery.next.text}
    </NextStep>
  </div>
);
