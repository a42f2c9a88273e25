import type { ReactNode } from 'react';

type Props = { className: string | undefined; facts: readonly (readonly [term: string, fact: ReactNode])[] };

/** Facts under their terms; one that is undefined is left out. */
export const Facts = ({ className, facts }: Props) => (
  <dl className={className}>
    {facts.map(([term, fact]) =>
      fact === undefined ? null : (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ),
    )}
  </dl>
);
