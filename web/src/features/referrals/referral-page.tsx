import { Link, useLocation, useParams } from 'react-router-dom';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { adminMenu, screens } from '../../lib/paths.ts';
import { isMissing } from '../../lib/query.ts';
import { useReferral } from './queries.ts';
import { ReferralDetails } from './referral-details.tsx';

const missing = 'Sorry, that referral does not exist.';

/** The page of the list that the reader came from. */
const useWayBack = (): string => {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('?') ? `${screens.admin}${from}` : adminMenu('referrals');
};

export const Component = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReferral(id);
  const back = useWayBack();
  return (
    <article>
      <PageHead title="Referral" />
      <Link to={back} className="back">
        Back to referrals
      </Link>
      <Heading>{data ? `Referral of ${data.firstName} ${data.lastName}` : 'Referral'}</Heading>
      {!data && !error && <p role="status">Please Wait</p>}
      {error &&
        (isMissing(error) ? <Problem text={missing} /> : <Problem text={error.message} retry={() => void refetch()} />)}
      {data && <ReferralDetails record={data} />}
    </article>
  );
};
