import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { readPageNumber } from '../../lib/page-numbers.ts';
import { MessagesTable } from './messages-table.tsx';
import { useMessages } from './queries.ts';

/** The contact messages, newest first. The page is part of the address, so that going back works. */
export const MessagesPanel = () => {
  const [search, setSearch] = useSearchParams();
  const page = readPageNumber(search.get('page'));
  const list = useMessages(page);
  const { data, error, isPlaceholderData, refetch } = list;

  const turnTo = (next: number, replace = false) =>
    setSearch({ show: 'messages', ...(next > 1 && { page: String(next) }) }, { replace });

  return (
    <section aria-busy={!data || isPlaceholderData}>
      <PageHead title={page > 1 ? `Messages, page ${page}` : 'Messages'} />
      <Heading>Messages</Heading>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data?.totalElements === 0 && <EmptyState>There are no messages. New ones appear here.</EmptyState>}
      {data && data.totalElements > 0 && <MessagesTable page={data} />}
      <Pagination label="Messages" page={page} list={list} onPageChange={turnTo} />
    </section>
  );
};
