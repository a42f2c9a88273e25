import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { readPageNumber } from '../../lib/page-numbers.ts';
import { useReferrals } from './queries.ts';
import { ReferralsTable } from './referrals-table.tsx';

/** The active referrals, newest first. The page is part of the address, so that going back works. */
export const ReferralsPanel = () => {
  const [search, setSearch] = useSearchParams();
  const page = readPageNumber(search.get('page'));
  const list = useReferrals(page);
  const { data, error, isPlaceholderData, refetch } = list;

  const turnTo = (next: number, replace = false) =>
    setSearch({ show: 'referrals', ...(next > 1 && { page: String(next) }) }, { replace });

  return (
    <section aria-busy={!data || isPlaceholderData}>
      <PageHead title={page > 1 ? `Referrals, page ${page}` : 'Referrals'} />
      <Heading>Referrals</Heading>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data?.totalElements === 0 && <EmptyState>There are no active referrals. New ones appear here.</EmptyState>}
      {data && data.totalElements > 0 && <ReferralsTable page={data} />}
      <Pagination label="Referrals" page={page} list={list} onPageChange={turnTo} />
    </section>
  );
};
