import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { MissedPage } from './missed-page.tsx';

export const Component = () => (
  <MissedPage heading="You cannot open this page">
    <PageHead
      title="Unauthorised"
      description="This page is for members of staff who are signed in. Here is where to go instead."
      path={screens.unauthorised}
    />
    <p>Sorry, you are unauthorised to view this page. If this is an error, please contact admin.</p>
    <p>
      <Link to={screens.signIn} reloadDocument>
        Sign in
      </Link>
      , <Link to={screens.contact}>contact us</Link> or <Link to={screens.home}>go to the home page</Link>.
    </p>
  </MissedPage>
);
