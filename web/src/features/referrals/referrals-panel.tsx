import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { ListPanel, usePageInAddress } from '../../components/list-panel.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { patientsWatch } from '../../entities/watches.ts';
import { callQuery, keptForReturn, paged } from '../../lib/query.ts';
import { ReferralsTable } from './referrals-table.tsx';

/** The active referrals, newest first. */
export const ReferralsPanel = () => {
  const [page, turnTo] = usePageInAddress({ show: 'referrals' });
  const list = useQuery({ ...callQuery(records.listReferrals, { params: { page } }), ...paged, ...keptForReturn });
  return (
    <ListPanel
      title="Referrals"
      list={list}
      page={page}
      onPageChange={turnTo}
      empty="There are no active referrals. New ones appear here."
      above={<Freshness of={patientsWatch} />}
    >
      {(shown) => <ReferralsTable page={shown} />}
    </ListPanel>
  );
};
