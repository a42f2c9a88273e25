import { useState } from 'react';
import type { ReadableWorklistRow, WorklistPage } from '../../../../shared/api/referrals.ts';
import { describeRows } from '../../components/list-panel.tsx';
import type { WorklistChoice } from './choice.ts';
import { DeactivateReferralDialog } from './deactivate-referral-dialog.tsx';
import { ReferralRow } from './referral-row.tsx';
import styles from './worklist.module.css';

const orders = { danger: 'danger first, then the longest wait', newest: 'newest first' } as const;

type Props = { page: WorklistPage; order: WorklistChoice['order'] };

export const ReferralsTable = ({ page, order }: Props) => {
  const [deactivating, setDeactivating] = useState<ReadableWorklistRow>();
  return (
    <>
      <table className={`rows ${styles.table}`}>
        <caption>
          {describeRows(page, 'referral', 'referrals')}, {orders[order]}
          {page.more && '. There are more: choose a service, a language or a worker to find them.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Referral ID</th>
            <th scope="col">Date</th>
            <th scope="col">Deactivate</th>
            <th scope="col">
              <span className="visually-hidden">View</span>
            </th>
            <th scope="col">Name, age, language</th>
            <th scope="col">Service</th>
            <th scope="col">Waiting</th>
            <th scope="col">Safety</th>
            <th scope="col">Referrer</th>
            <th scope="col">State and worker</th>
          </tr>
        </thead>
        <tbody>
          {page.content.map((row) => (
            <ReferralRow
              key={'unreadable' in row ? row.patientId : `${row.patientId} ${row.number}`}
              row={row}
              onDeactivate={setDeactivating}
            />
          ))}
        </tbody>
      </table>
      {deactivating && <DeactivateReferralDialog row={deactivating} onClose={() => setDeactivating(undefined)} />}
    </>
  );
};
