import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
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
  const problem = auditLog.error ?? access.error;
  const isReady = auditLog.data !== undefined && access.data !== undefined;
  const pages = auditLog.data?.pages ?? [];
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
      <PageHead title="Audit log" />
      <Heading>Audit log</Heading>
      <p>{explain(wanted)} Every reading, search and change by staff is here, and nobody can alter it.</p>
      {isReady && <AuditFilter key={search.toString()} people={people} wanted={wanted} onFilter={choose} />}
      <h2 ref={results} tabIndex={-1}>
        Entries
      </h2>
      {problem && (
        <Problem
          text={problem.message}
          retry={() => {
            void auditLog.refetch();
            void access.refetch();
          }}
        />
      )}
      {!isReady && !problem && <p role="status">Please Wait</p>}
      {isReady && entries.length === 0 && !auditLog.hasNextPage && (
        <EmptyState>There is nothing in the audit log for this.</EmptyState>
      )}
      {isReady && entries.length > 0 && <AuditTable entries={entries} people={people} onChoose={choose} />}
      {isReady && auditLog.hasNextPage && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={auditLog.isFetchingNextPage}
          onClick={() => void auditLog.fetchNextPage()}
        >
          Show earlier entries
        </button>
      )}
      {access.data && <Review withAccess={withAccess} onChoose={choose} />}
    </>
  );
};
