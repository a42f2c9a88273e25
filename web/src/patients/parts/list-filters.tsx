import type { ReactNode } from 'react';
import { Folded } from '../../kernel/components/folded.tsx';
import styles from './list-filters.module.css';

type Props = {
  /** What the list has, as in 'Choose patients'. */
  what: string;
  /** The number of filters that are set. */
  chosen: number;
  /** Wide enough for an order in many words. */
  isWide?: boolean;
  /** The language takes effect with the form, too. */
  onLanguage: (language: string) => void;
  children: ReactNode;
};

/** The filters of a list, folded; their heading counts those that are set. */
export const ListFilters = ({ what, chosen, isWide = false, onLanguage, children }: Props) => (
  <search>
    <Folded label={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
      <form
        className={styles.filters}
        data-wide={isWide}
        aria-label={`Choose ${what}`}
        onSubmit={(event) => {
          event.preventDefault();
          onLanguage(String(new FormData(event.currentTarget).get('language') ?? '').trim());
        }}
      >
        {children}
        <button type="submit" className="visually-hidden">
          Show these {what}
        </button>
      </form>
    </Folded>
  </search>
);
