import { Link } from 'react-router-dom';
import { errorPages } from '#words/errors.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Sentence } from '../../components/sentence.tsx';
import { screens } from '../../lib/paths.ts';
import { MissedPage } from './missed-page.tsx';

const { unauthorised, contact } = errorPages;

export const Component = () => (
  <MissedPage heading={unauthorised.heading}>
    <PageHead title={unauthorised.title} description={unauthorised.description} path={screens.unauthorised} />
    <p>{unauthorised.text}</p>
    <p>{unauthorised.newAccount}</p>
    <p>
      <Sentence
        text={unauthorised.waysOut}
        parts={{
          signIn: (
            <Link to={screens.signIn} reloadDocument>
              {unauthorised.signIn}
            </Link>
          ),
          contact: <Link to={screens.contact}>{contact}</Link>,
          home: <Link to={screens.home}>{unauthorised.home}</Link>,
        }}
      />
    </p>
  </MissedPage>
);
