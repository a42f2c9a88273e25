import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { usePeople, useTrail, type Wanted } from './queries.ts';
import { Review } from './review.tsx';
import { TrailFilter } from './trail-filter.tsx';
import { TrailTable } from './trail-table.tsx';

const readWanted = (search: URLSearchParams): Wanted =>
  Object.fromEntries(
    ['person', 'record', 'day'].flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );

const explain = ({ person, record, day }: Wanted): string => {
  if (!person && !record && !day) return 'What was done today. Choose a person, a record or a day to see more.';
  return 'What fits the choice below.';
};

/** Who did what, when and to which record, for ROLE_ADMIN. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const wanted = readWanted(search);
  const { data: people } = usePeople();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTrail(wanted);
  const entries = data?.pages.flatMap(({ content }) => content) ?? [];
  const known = people?.content ?? [];
  return (
    <>
      <PageHead title="Audit trail" />
      <Heading>Audit trail</Heading>
      <p>{explain(wanted)} Every reading, search and change by staff is here, and nobody can alter it.</p>
      {people && (
        <TrailFilter
          key={search.toString()}
          people={known}
          wanted={wanted}
          onFilter={(next) => setSearch(next as Record<string, string>)}
        />
      )}
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data && entries.length === 0 && !hasNextPage && <EmptyState>There is nothing on the trail for this.</EmptyState>}
      {entries.length > 0 && (
        <TrailTable entries={entries} people={known} onRecord={(record) => setSearch({ record })} />
      )}
      {hasNextPage && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier entries
        </button>
      )}
      <Review people={known} />
    </>
  );
};
