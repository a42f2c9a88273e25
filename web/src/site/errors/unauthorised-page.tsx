import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorPages } from '#words/errors.ts';
import { returnParameter } from '../../../../shared/kernel/return-parameter.ts';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { readAuthorities } from '../../kernel/session/authorities.ts';
import { MissedPage } from './missed-page.tsx';

const { unauthorised, contact } = errorPages;

/** The address that the guard refused. Nothing for somebody who is signed in: signing in again would change nothing. */
const useWanted = (): string | undefined => {
  const { state } = useLocation();
  const [wanted, setWanted] = useState<string>();
  // After the first drawing, which must match the one of the build.
  useEffect(() => {
    const isSignedIn = readAuthorities().length > 0;
    const given: unknown = state && typeof state === 'object' && 'wanted' in state ? state.wanted : undefined;
    setWanted(typeof given === 'string' && !isSignedIn ? given : undefined);
  }, [state]);
  return wanted;
};

export const Component = () => {
  const wanted = useWanted();
  return (
    <MissedPage heading={unauthorised.heading}>
      <PageHead title={unauthorised.title} description={unauthorised.description} path={screens.unauthorised} />
      <p>{unauthorised.text}</p>
      {wanted && (
        <p>
          <a className="button" href={`${screens.signIn}?${new URLSearchParams({ [returnParameter]: wanted })}`}>
            {unauthorised.signInToOpen}
          </a>
        </p>
      )}
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
};
