import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link to the form for an action: it looks as a button in a row does, and not as a link to read. */
export const ActionLink = ({ className, ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} className={className ? `in-row act ${className}` : 'in-row act'} />
);
