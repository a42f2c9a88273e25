import { pageNumbers } from '../lib/page-numbers.ts';
import styles from './pagination.module.css';

type Props = { label: string; page: number; totalPages: number; onTurn: (page: number) => void };

/** Previous, four numbers, next. What cannot be used stays in place, so that the focus never falls off the last page. */
export const Pagination = ({ label, page, totalPages, onTurn }: Props) => {
  const step = (text: string, to: number, possible: boolean) => (
    <button type="button" aria-disabled={!possible} onClick={() => possible && onTurn(to)}>
      {text}
    </button>
  );
  return (
    <nav aria-label={`${label}, pages`} className={styles.pagination}>
      {step('Previous', page - 1, page > 1)}
      <ul>
        {pageNumbers(page, totalPages).map(({ number, exists }) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              aria-disabled={!exists}
              onClick={() => exists && onTurn(number)}
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
