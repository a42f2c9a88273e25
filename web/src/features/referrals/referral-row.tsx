import { Link, useLocation } from 'react-router-dom';
import type { PatientRow } from '../../../../shared/api/record.ts';
import { UnreadableRow } from '../../components/unreadable.tsx';
import { referenceOf } from '../../entities/patient/reference-of.ts';
import { formatInstantShort } from '../../lib/format-date.ts';
import { referralScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import styles from './referrals.module.css';

type Props = { row: PatientRow; onDeactivate: () => void };

export const ReferralRow = ({ row, onDeactivate }: Props) => {
  const { search } = useLocation();
  if ('unreadable' in row) return <UnreadableRow columns={4} what="This referral" id={row.referralId} />;
  const reference = referenceOf(row);
  return (
    <tr>
      <th scope="row" className={styles.id}>
        {reference}
      </th>
      <td>
        <time dateTime={row.referralDate}>{formatInstantShort(row.referralDate)}</time>
      </td>
      <td>
        {may('mayDeactivatePatients') && (
          <button type="button" className="in-row" onClick={onDeactivate}>
            Deactivate <span className="visually-hidden">referral {reference}</span>
          </button>
        )}
      </td>
      <td>
        <Link className="in-row" to={referralScreen(row.referralId)} state={{ from: search }}>
          View referral info <span className="visually-hidden">of {reference}</span>
        </Link>
      </td>
    </tr>
  );
};
