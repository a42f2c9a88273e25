import { useState } from 'react';
import type { ReadableWorklistRow, WorklistPage } from '../../../../shared/referrals/calls.ts';
import { describeRows } from '../../kernel/components/list-panel.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import type { Choosing } from '../parts/use-chosen.ts';
import type { WorklistChoice } from './choice.ts';
import { DeactivateReferralDialog } from './deactivate-referral-dialog.tsx';
import type { ChosenReferral } from './judge-referrals.tsx';
import { ReferralRow } from './referral-row.tsx';
import styles from './worklist.module.css';

const orders = { danger: 'danger first, then the longest wait', newest: 'newest first' } as const;

type Props = {
  page: WorklistPage;
  order: WorklistChoice['order'];
  choosing: Choosing<ChosenReferral> | undefined;
};

export const ReferralsTable = ({ page, order, choosing }: Props) => {
  const [deactivating, setDeactivating] = useState<ReadableWorklistRow>();
  return (
    <>
      <RowsTable
        className={styles.table}
        caption={
          <>
            {describeRows(page, 'referral', 'referrals')}, {orders[order]}
            {page.next !== undefined && '. More follow below the list.'}
          </>
        }
        columns={[
          // The tick takes the place of the action on one alone.
          ...(choosing ? [{ hidden: 'Choose' }, 'Referral ID', 'Date'] : ['Referral ID', 'Date', 'Deactivate']),
          { hidden: 'View' },
          ...['Name, age, language', 'Service', 'Waiting', 'Safety', 'Referrer', 'State and worker'],
        ]}
      >
        {page.content.map((row) => (
          <ReferralRow
            key={'unreadable' in row ? row.patientId : `${row.patientId} ${row.number}`}
            row={row}
            choosing={choosing}
            onDeactivate={setDeactivating}
          />
        ))}
      </RowsTable>
      {deactivating && <DeactivateReferralDialog row={deactivating} onClose={() => setDeactivating(undefined)} />}
    </>
  );
};
