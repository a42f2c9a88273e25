import { useState } from 'react';
import type { PatientRow } from '../../../../shared/api/record.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { DeactivateReferralDialog } from './deactivate-referral-dialog.tsx';
import { ReferralRow } from './referral-row.tsx';

export const ReferralsTable = ({ page }: { page: Page<PatientRow> }) => {
  const [deactivating, setDeactivating] = useState<string>();
  const first = page.number * page.size + 1;
  return (
    <>
      <table className="rows">
        <caption>
          {page.content.length > 0 && `${first} to ${first + page.content.length - 1} of `}
          {page.totalElements} active {page.totalElements === 1 ? 'referral' : 'referrals'}, newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">Referral ID</th>
            <th scope="col">Date</th>
            <th scope="col">Deactivate</th>
            <th scope="col">
              <span className="visually-hidden">View</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.content.map((row) => (
            <ReferralRow key={row.referralId} row={row} onDeactivate={() => setDeactivating(row.referralId)} />
          ))}
        </tbody>
      </table>
      {deactivating && <DeactivateReferralDialog id={deactivating} onClose={() => setDeactivating(undefined)} />}
    </>
  );
};
