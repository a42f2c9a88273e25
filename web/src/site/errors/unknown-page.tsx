import { Link } from 'react-router-dom';
import { errorPages } from '#words/errors.ts';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { MissedPage } from './missed-page.tsx';
import styles from './unknown-page.module.css';

/** A row of running stitch in which one stitch is missing, the thread hanging from it with its needle. */
const DroppedStitch = () => (
  <svg className={styles.row} viewBox="0 0 420 120" width="420" height="120" aria-hidden="true" focusable="false">
    <path
      className={styles.thread}
      d="M6 30h30M54 28h30M102 31h30M150 29h24M272 30h28M318 28h30M366 31h30M6 58h30M54 60h30M102 57h30M318 59h30M366 57h30"
    />
    <path className={styles.loose} d="M174 29c26-1 34 26 20 38s-34-6-16-18 52 8 58 40" />
    <path className={styles.needle} d="M234 86l6-2 16 30z" />
  </svg>
);

const { unknown, contact } = errorPages;

export const Component = () => (
  <MissedPage heading={unknown.heading} sign={<DroppedStitch />}>
    <PageHead title={unknown.title} description={unknown.description} path="/404.html" listed={false} />
    <p>{unknown.text}</p>
    <p>
      <Sentence
        text={unknown.waysOut}
        parts={{
          home: <Link to={screens.home}>{unknown.home}</Link>,
          contact: <Link to={screens.contact}>{contact}</Link>,
        }}
      />
    </p>
  </MissedPage>
);
