import { galleryWords } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './gallery-page.module.css';

const drawnAtOnce = 2;

export const Component = () => (
  <div>
    <PageHead title="Gallery" description={galleryWords.description} path={screens.gallery} />
    <Heading>{galleryWords.title}</Heading>
    <p className="lead">{galleryWords.lead}</p>
    <ul className={styles.pictures}>
      {galleryWords.pictures.map(({ picture: name, alt, caption }, index) => (
        <li key={name}>
          <figure>
            <img
              src={picture(name)}
              width="640"
              height="480"
              alt={alt}
              loading={index < drawnAtOnce ? 'eager' : 'lazy'}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
    <NextStep title={galleryWords.next.title} to={screens.contact} label="Contact us">
      {galleryWords.next.text}
    </NextStep>
  </div>
);
