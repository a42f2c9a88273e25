import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { DroppedStitch } from './dropped-stitch.tsx';
import { MissedPage } from './missed-page.tsx';

export const Component = () => (
  <MissedPage heading="We dropped a stitch" sign={<DroppedStitch />}>
    <PageHead title="Page not found" description="There is no page at this address. Here is where to go instead." />
    <p>Sorry, that page does not exist. If you think this is an error, please contact admin.</p>
    <p>
      <Link to={screens.home}>Go to the home page</Link> or <Link to={screens.contact}>contact us</Link>.
    </p>
  </MissedPage>
);
