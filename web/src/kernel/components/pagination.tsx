import { useEffect, useRef } from 'react';
import styles from './pagination.module.css';

type Props = {
  label: string;
  page: number;
  /** The list as read; while an earlier page of it is shown, nothing is known of this one. */
  list: { data: { totalPages: number } | undefined; isPlaceholderData: boolean };
  onPageChange: (page: number, replace?: boolean) => void;
};

/**
 * Previous, four numbers, next; nothing for a list of one page. Disabled controls stay in place, so that the focus is
 * never lost on the last page. When the last page has gone with its last row, it turns to the one before.
 */
export const Pagination = ({ label, page, list: { data, isPlaceholderData }, onPageChange }: Props) => {
  const totalPages = data?.totalPages ?? 0;
  const lastPage = data && !isPlaceholderData ? Math.max(1, totalPages) : page;
  useEffect(() => {
    if (page > lastPage) onPageChange(lastPage, true);
  });
  // On a phone a page is longer than the window: the next one is read from its first row, not from its last.
  const nav = useRef<HTMLElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current || isPlaceholderData) return;
    isTurned.current = false;
    const rows = nav.current?.previousElementSibling;
    if (rows && rows.getBoundingClientRect().top < 0) rows.scrollIntoView();
  });
  const turnTo = (to: number) => {
    isTurned.current = true;
    onPageChange(to);
  };
  if (totalPages <= 1) return null;
  const step = (text: string, to: number, possible: boolean) => (
    <button type="button" aria-disabled={!possible} onClick={() => possible && turnTo(to)}>
      {text}
    </button>
  );
  return (
    <nav ref={nav} aria-label={`${label}, pages`} className={styles.pagination}>
      {step('Previous', page - 1, page > 1)}
      <ul>
        {pageNumbers(page, totalPages).map(({ number, exists }) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              aria-disabled={!exists}
              onClick={() => exists && turnTo(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      {step('Next', page + 1, page < totalPages)}
      <p role="status" className={styles.place}>
        Page {page} of {totalPages}
      </p>
    </nav>
  );
};

const numbersShown = 4;

export type PageNumber = { number: number; exists: boolean };

/** The four numbers of the pagination control around a page: 1-4, 5-8, and so on, with those past the end marked. */
export const pageNumbers = (page: number, totalPages: number): PageNumber[] => {
  const first = Math.floor((page - 1) / numbersShown) * numbersShown + 1;
  return Array.from({ length: numbersShown }, (_, i) => ({ number: first + i, exists: first + i <= totalPages }));
};

/** The page in an address: anything but a whole number from 1 up is page 1. */
export const readPageNumber = (text: string | null): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);
