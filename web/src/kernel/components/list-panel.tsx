import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../../../shared/kernel/page.ts';
import type { Reading } from '../lib/reading.ts';
import { EmptyState } from './empty-state.tsx';
import { Loaded } from './loaded.tsx';
import { Pagination, readPageNumber } from './pagination.tsx';
import { StaffHeading } from './staff-heading.tsx';

type TurnTo = (page: number, replace?: boolean) => void;

/** The page of a list as a part of the address, so that going back works; `rest` is the rest of the address. */
export const usePageInAddress = (rest: Readonly<Record<string, string>>): [page: number, turnTo: TurnTo] => {
  const [search, setSearch] = useSearchParams();
  const turnTo: TurnTo = (next, replace = false) =>
    setSearch({ ...rest, ...(next > 1 && { page: String(next) }) }, { replace });
  return [readPageNumber(search.get('page')), turnTo];
};

/** `13 to 24 of 32 messages, newest first`. */
export const describeRows = ({ number, size, content, totalElements }: Page<unknown>, one: string, more: string) => {
  const first = number * size + 1;
  const shown = content.length > 0 ? `${first} to ${first + content.length - 1} of ` : '';
  return `${shown}${totalElements} ${totalElements === 1 ? one : more}`;
};

type Props<Row> = {
  title: string;
  list: Reading<Page<Row>> & { isPlaceholderData: boolean };
  page: number;
  onPageChange: TurnTo;
  /** The text for a list without rows, with what to expect. */
  empty: string;
  /** The part between the heading and the list. */
  above?: ReactNode;
  /** The part after its pages. */
  below?: ReactNode;
  children: (page: Page<Row>) => ReactNode;
};

/** A screen that is a list: its heading, its rows or a text that there are none, and its pages. */
export const ListPanel = <Row,>({ title, list, page, onPageChange, empty, above, below, children }: Props<Row>) => (
  <section aria-busy={!list.data || list.isPlaceholderData}>
    <StaffHeading title={page > 1 ? `${title}, page ${page}` : title} heading={title} />
    {above}
    <Loaded from={list}>
      {(shown) => (shown.totalElements === 0 ? <EmptyState>{empty}</EmptyState> : children(shown))}
    </Loaded>
    <Pagination label={title} page={page} list={list} onPageChange={onPageChange} />
    {below}
  </section>
);
