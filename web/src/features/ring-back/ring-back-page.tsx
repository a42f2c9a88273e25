import { useState } from 'react';
import { ringBack } from '#words/pages/ring-back.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { RingBackForm } from './ring-back-form.tsx';
import styles from './ring-back-page.module.css';

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead title={ringBack.title} isWrong={wrong} description={ringBack.description} path={screens.ringBack} />
      <Heading>{ringBack.title}</Heading>
      <p className="lead">{ringBack.lead}</p>
      <RingBackForm onErrors={setWrong} />
    </div>
  );
};
