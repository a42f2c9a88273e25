import type { ComponentProps, ReactNode } from 'react';

/** A term is hidden where only screen readers need it, since the fact explains itself. */
type Fact = readonly [term: string, fact: ReactNode, isHidden?: 'hidden'];
type Props = Pick<ComponentProps<'dl'>, 'className' | 'aria-label'> & { facts: readonly Fact[] };

/** Facts under their terms; one that is undefined is left out. */
export const Facts = ({ facts, ...list }: Props) => (
  <dl {...list}>
    {facts.map(([term, fact, isHidden]) =>
      fact === undefined ? null : (
        <div key={term}>
          <dt className={isHidden && 'visually-hidden'}>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ),
    )}
  </dl>
);
