import { Link } from 'react-router-dom';
import { errorPages } from '#words/errors.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Sentence } from '../../components/sentence.tsx';
import { screens } from '../../lib/paths.ts';
import { DroppedStitch } from './dropped-stitch.tsx';
import { MissedPage } from './missed-page.tsx';

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
