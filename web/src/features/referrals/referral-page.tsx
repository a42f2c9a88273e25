import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { DetailPage } from '../../components/detail-page.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { useRecord } from '../../entities/patient/queries.ts';
import { patientWatch } from '../../entities/watches.ts';
import { titles } from '../../lib/paths.ts';
import { ReferralDetails } from './referral-details.tsx';

export const Component = () => {
  const { id = '' } = useParams();
  const from = useRecord(id);
  const heading = from.data && `Referral of ${from.data.firstName} ${from.data.lastName}`;
  return (
    <DetailPage title={titles.referral} heading={heading} list="referrals" from={from} missing={missing.referral}>
      {(record) => (
        <>
          <Freshness of={patientWatch(record.referralId)} />
          <ReferralDetails record={record} />
        </>
      )}
    </DetailPage>
  );
};
