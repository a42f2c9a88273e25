import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminMenu, screens } from '../lib/paths.ts';
import type { Reading } from '../lib/reading.ts';
import { Loaded } from './loaded.tsx';
import { StaffHeading } from './staff-heading.tsx';

/** The page of the list that the reader came from, or the first. */
const useWayBack = (show: string): string => {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('?') ? `${screens.admin}${from}` : adminMenu(show);
};

type Props<Data> = {
  /** The kind of thing. */
  title: string;
  /** The heading, once the name is known. */
  heading?: string | undefined;
  /** The list of the staff home that it belongs to. */
  list: string;
  from: Reading<Data>;
  missing: string;
  children: (data: Data, back: string) => ReactNode;
};

/** One row of a list of the staff home, in full. */
export const DetailPage = <Data,>({ title, heading, list, from, missing, children }: Props<Data>) => {
  const back = useWayBack(list);
  return (
    <article>
      <StaffHeading title={title} heading={heading} back={[back, `Back to ${list}`]} />
      <Loaded from={from} missing={missing}>
        {(data) => children(data, back)}
      </Loaded>
    </article>
  );
};
