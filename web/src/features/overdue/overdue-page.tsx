import { pageSize } from '../../../../shared/domain/page.ts';
import { ListPanel, usePageInAddress } from '../../components/list-panel.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { OverdueTable } from '../../entities/result/overdue-table.tsx';
import { useOverdue } from '../../entities/result/queries.ts';
import { patientsWatch } from '../../entities/watches.ts';
import { titles } from '../../lib/paths.ts';
import { WithoutBaseline } from './without-baseline.tsx';

export const Component = () => {
  const [page, turnTo] = usePageInAddress({});
  return (
    <>
      <ListPanel
        title={titles.overdue}
        list={useOverdue(page, pageSize)}
        page={page}
        onPageChange={turnTo}
        empty="No test is overdue."
        above={<Freshness of={patientsWatch} />}
      >
        {({ content, totalElements }) => (
          <OverdueTable
            rows={content}
            caption={`${totalElements} overdue ${totalElements === 1 ? 'test' : 'tests'}, the longest overdue first`}
          />
        )}
      </ListPanel>
      <WithoutBaseline />
    </>
  );
};
