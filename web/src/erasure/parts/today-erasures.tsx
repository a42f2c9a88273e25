import { Link } from 'react-router-dom';
import { erasureCalls } from '../../../../shared/erasure/calls.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';

/** That somebody asks for records to be erased, for an admin who has to look at it. */
export const TodayErasures = () => {
  const { data } = useReading(erasureCalls.countErasures, {});
  if (!data || data.waiting === 0) return null;
  return (
    <p role="note">
      <Link to={screens.erasures}>
        {data.waiting === 1 ? 'Somebody asks' : `${data.waiting} times somebody asks`} for a record to be erased
      </Link>
      . Please agree or refuse.
    </p>
  );
};
