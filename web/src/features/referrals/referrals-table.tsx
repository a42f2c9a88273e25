import { useState } from 'react';
import type { PatientRow } from '../../../../shared/api/record.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { describeRows } from '../../components/list-panel.tsx';
import { referenceOf } from '../../entities/patient/reference-of.ts';
import { DeactivateReferralDialog } from './deactivate-referral-dialog.tsx';
import { ReferralRow } from './referral-row.tsx';

export const ReferralsTable = ({ page }: { page: Page<PatientRow> }) => {
  const [deactivating, setDeactivating] = useState<{ id: string; reference: string }>();
  return (
    <>
      <table className="rows">
        <caption>{describeRows(page, 'active referral', 'active referrals')}, newest first</caption>
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
            <ReferralRow
              key={row.referralId}
              row={row}
              onDeactivate={() =>
                setDeactivating({
                  id: row.referralId,
                  reference: 'unreadable' in row ? row.referralId : referenceOf(row),
                })
              }
            />
          ))}
        </tbody>
      </table>
      {deactivating && <DeactivateReferralDialog {...deactivating} onClose={() => setDeactivating(undefined)} />}
    </>
  );
};
