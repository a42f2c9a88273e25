import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../../../shared/domain/page.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { OverdueTable } from '../../entities/result/overdue-table.tsx';
import { useOverdue } from '../../entities/result/queries.ts';
import { readPageNumber } from '../../lib/page-numbers.ts';
import { WithoutBaseline } from './without-baseline.tsx';

/** Every overdue test, the longest overdue first, and apart from them who has answered nothing yet. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const page = readPageNumber(search.get('page'));
  const list = useOverdue(page, pageSize);
  const { data, error, isPlaceholderData, refetch } = list;
  const turnTo = (next: number, replace = false) => setSearch(next > 1 ? { page: String(next) } : {}, { replace });
  return (
    <>
      <section aria-busy={!data || isPlaceholderData}>
        <PageHead title={page > 1 ? `Overdue tests, page ${page}` : 'Overdue tests'} />
        <Heading>Overdue tests</Heading>
        {error && <Problem text={error.message} retry={() => void refetch()} />}
        {!data && !error && <p role="status">Please Wait</p>}
        {data?.totalElements === 0 && <EmptyState>No test is overdue.</EmptyState>}
        {data && data.totalElements > 0 && (
          <OverdueTable
            rows={data.content}
            caption={`${data.totalElements} overdue ${data.totalElements === 1 ? 'test' : 'tests'}, the longest overdue first`}
          />
        )}
        <Pagination label="Overdue tests" page={page} list={list} onPageChange={turnTo} />
      </section>
      <WithoutBaseline />
    </>
  );
};
