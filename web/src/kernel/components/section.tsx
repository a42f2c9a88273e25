import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'section'>, 'id' | 'title'> & { id: string; title: ReactNode };

/** A part of a screen under its own heading, which has the id: links lead there. */
export const Section = ({ id, title, children, ...section }: Props) => (
  <section {...section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
