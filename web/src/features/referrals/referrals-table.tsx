import { useState } from 'react';
import type { PatientRow } from '../../../../shared/api/record.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { describeRows } from '../../components/list-panel.tsx';
import { RowsTable } from '../../components/rows-table.tsx';
import { referenceOf } from '../../entities/patient/reference-of.ts';
import { DeactivateReferralDialog } from './deactivate-referral-dialog.tsx';
import { ReferralRow } from './referral-row.tsx';

export const ReferralsTable = ({ page }: { page: Page<PatientRow> }) => {
  const [deactivating, setDeactivating] = useState<{ id: string; reference: string }>();
  return (
    <>
      <RowsTable
        caption={`${describeRows(page, 'active referral', 'active referrals')}, newest first`}
        columns={['Referral ID', 'Date', 'Deactivate', { hidden: 'View' }]}
      >
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
      </RowsTable>
      {deactivating && <DeactivateReferralDialog {...deactivating} onClose={() => setDeactivating(undefined)} />}
    </>
  );
};
