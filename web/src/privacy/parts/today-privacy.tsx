import { Link } from 'react-router-dom';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { Until } from '../../tasks/parts/until.tsx';

/** How many privacy requests and incidents are open, and when the first is due, for whoever answers for privacy. */
export const TodayPrivacy = () => {
  const { data } = useReading(privacyCalls.countPrivacyCases, {});
  if (!data || data.open === 0) return null;
  return (
    <p role="note">
      <Link to={screens.privacyCases}>
        {data.open === 1
          ? 'A privacy request or incident is open'
          : `${data.open} privacy requests and incidents are open`}
      </Link>
      {data.due && (
        <>
          , the first due: <Until until={data.due} />
        </>
      )}
      .
    </p>
  );
};
