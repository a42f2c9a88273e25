import { today } from './today.ts';

type Begun = { readonly referredAt: string };

/** The day on which an episode began, in London. */
export const firstDayOf = ({ referredAt }: Begun): string => today(new Date(referredAt));

/**
 * The episode that something of a day belongs to: the latest that had begun by then. What is older than the first
 * belongs to the first; what comes after a closing, to the episode that was closed.
 */
export const episodeAt = <Episode extends Begun>(
  [first, ...later]: readonly [Episode, ...Episode[]],
  day: string,
): Episode => later.findLast((one) => firstDayOf(one) <= day) ?? first;
