import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { AuditTable } from './audit-table.tsx';
import { useAuditLog, usePeople, type Wanted } from './queries.ts';
import { Review } from './review.tsx';

const readWanted = (search: URLSearchParams): Wanted =>
  Object.fromEntries(
    ['person', 'record', 'day'].flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );

const explain = ({ person, record, day }: Wanted): string => {
  if (!person && !record && !day) return 'What was done today. Choose a person, a record or a day to see more.';
  return 'What fits the choice below.';
};

/** Who did what, when and to which record. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const results = useRef<HTMLHeadingElement>(null);
  const wanted = readWanted(search);
  const access = usePeople();
  const auditLog = useAuditLog(wanted);
  const pages = auditLog.data?.pages ?? [];
  const entries = pages.flatMap(({ content }) => content);
  const people = access.data && { withAccess: access.data.content, named: pages.flatMap(({ people: named }) => named) };
  // Nothing is shown of either before both are there: an entry without the name behind it says little.
  const both = {
    data: auditLog.data && people,
    error: auditLog.error ?? access.error,
    refetch: () => Promise.all([auditLog.refetch(), access.refetch()]),
  };
  // What was pressed may be gone with the entries it stood among, and the focus with it.
  const choose = (next: Wanted) => {
    setSearch({ ...next });
    results.current?.focus();
  };
  return (
    <>
      <PageHead title="Audit log" />
      <Heading>Audit log</Heading>
      <p>{explain(wanted)} Every reading, search and change by staff is here, and nobody can alter it.</p>
      {both.data && <AuditFilter key={search.toString()} people={both.data} wanted={wanted} onFilter={choose} />}
      <h2 ref={results} tabIndex={-1}>
        Entries
      </h2>
      <Loaded from={both}>
        {(shown) => (
          <>
            {entries.length === 0 && !auditLog.hasNextPage && (
              <EmptyState>There is nothing in the audit log for this.</EmptyState>
            )}
            {entries.length > 0 && <AuditTable entries={entries} people={shown} onChoose={choose} />}
            {auditLog.hasNextPage && (
              <button
                type="button"
                className="button quiet"
                aria-disabled={auditLog.isFetchingNextPage}
                onClick={() => void auditLog.fetchNextPage()}
              >
                Show earlier entries
              </button>
            )}
          </>
        )}
      </Loaded>
      {people && <Review withAccess={people.withAccess} onChoose={choose} />}
    </>
  );
};
