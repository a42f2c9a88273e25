import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../../../shared/domain/page.ts';
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
  const { data, error, isPlaceholderData, refetch } = useReferrals(page);

  const turnTo = (next: number, replace = false) =>
    setSearch({ show: 'referrals', ...(next > 1 && { page: String(next) }) }, { replace });

  // The last referral of the last page was deactivated: show the page before it.
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : undefined;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) turnTo(lastPage, true);
  });

  return (
    <section aria-busy={!data || isPlaceholderData}>
      <PageHead title={page > 1 ? `Referrals, page ${page}` : 'Referrals'} />
      <Heading>Referrals</Heading>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data?.totalElements === 0 && <EmptyState>There are no active referrals. New ones appear here.</EmptyState>}
      {data && data.totalElements > 0 && <ReferralsTable page={data} />}
      {data && data.totalElements > pageSize && (
        <Pagination label="Referrals" page={page} totalPages={data.totalPages} onTurn={turnTo} />
      )}
    </section>
  );
};
