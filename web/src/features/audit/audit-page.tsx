import { useRef } from 'react';
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
  const results = useRef<HTMLHeadingElement>(null);
  const wanted = readWanted(search);
  const access = usePeople();
  const trail = useTrail(wanted);
  const problem = trail.error ?? access.error;
  const isReady = trail.data !== undefined && access.data !== undefined;
  const pages = trail.data?.pages ?? [];
  const entries = pages.flatMap(({ content }) => content);
  const withAccess = access.data?.content ?? [];
  const people = { withAccess, named: pages.flatMap(({ people: named }) => named) };
  // What was pressed may be gone with the entries it stood among, and the focus with it.
  const choose = (next: Wanted) => {
    setSearch({ ...next });
    results.current?.focus();
  };
  return (
    <>
      <PageHead title="Audit trail" />
      <Heading>Audit trail</Heading>
      <p>{explain(wanted)} Every reading, search and change by staff is here, and nobody can alter it.</p>
      {isReady && <TrailFilter key={search.toString()} people={people} wanted={wanted} onFilter={choose} />}
      <h2 ref={results} tabIndex={-1}>
        Entries
      </h2>
      {problem && (
        <Problem
          text={problem.message}
          retry={() => {
            void trail.refetch();
            void access.refetch();
          }}
        />
      )}
      {!isReady && !problem && <p role="status">Please Wait</p>}
      {isReady && entries.length === 0 && !trail.hasNextPage && (
        <EmptyState>There is nothing on the trail for this.</EmptyState>
      )}
      {isReady && entries.length > 0 && <TrailTable entries={entries} people={people} onChoose={choose} />}
      {isReady && trail.hasNextPage && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          Show earlier entries
        </button>
      )}
      {access.data && <Review withAccess={withAccess} onChoose={choose} />}
    </>
  );
};
