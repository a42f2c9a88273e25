import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  auditCalls,
  type DrawnLook,
  drawnLooks,
  type ReviewRow,
  type UnusualLook,
} from '../../../../shared/audit/calls.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { userCalls } from '../../../../shared/users/calls.ts';
import { pagesAfter, useReading } from '../../kernel/lib/query.ts';

export type Wanted = { person?: string; record?: string; day?: string };
export type Named = { patientId: string; firstName: string; lastName: string };

export const useAuditLog = (wanted: Wanted) => useInfiniteQuery(pagesAfter(auditCalls.readAuditLog, { query: wanted }));

/** The review is complete once its last page is loaded; the pages are read one after the other, automatically. */
export const useReview = (quarter: string) => {
  const reading = useInfiniteQuery(pagesAfter(auditCalls.reviewQuarter, { params: { quarter } }));
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = reading;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    data: data && { ...sumPages(data.pages), countedUntil: data.pages.at(-1)?.next?.slice(0, 10) },
    error,
    refetch: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};

type Page = {
  content: readonly ReviewRow[];
  people: readonly StaffUser[];
  drawn: readonly DrawnLook[];
  unusual: readonly UnusualLook[];
  patients: readonly Named[];
};

/** Each of them once. */
const distinct = <One>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one] as const)).values(),
];

/** The review of a quarter, from what was counted and drawn page by page; by person, and by call. */
export const sumPages = (pages: readonly Page[]) => {
  const rows = new Map<string, ReviewRow>();
  for (const { username, call, times } of pages.flatMap(({ content }) => content)) {
    const key = `${username}#${call}`;
    rows.set(key, { username, call, times: times + (rows.get(key)?.times ?? 0) });
  }
  const people = new Map(pages.flatMap((page) => page.people.map((person) => [person.id, person] as const)));
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const drawn = pages
    .flatMap((page) => page.drawn)
    .toSorted((one, other) => one.order.localeCompare(other.order))
    .slice(0, drawnLooks);
  return {
    content: sorted.map(([, row]) => row),
    people: [...people.values()],
    drawn,
    unusual: distinct(pages.flatMap((page) => page.unusual)),
    patients: distinct(pages.flatMap((page) => page.patients)),
  };
};

/** Everybody with a role, for the names behind the entries. */
export const usePeople = () => useReading(userCalls.listUsers, {});
