import { today } from '../kernel/today.ts';

type Dated = { readonly referredAt: string; readonly closing?: { readonly at: string } | undefined };
type AtLeastOne<One> = readonly [One, ...One[]];

const dayOf = (at: string): string => today(new Date(at));

/** The day in London of the referral that an episode began with. */
export const referralDayOf = ({ referredAt }: Dated): string => dayOf(referredAt);

/**
 * The day from which each episode counts, in order: that of its referral, but not before the end of the previous one,
 * even if somebody was referred again while still coming.
 */
export const countsFrom = (episodes: readonly Dated[]): string[] => {
  const days: string[] = [];
  for (const [index, episode] of episodes.entries()) {
    const closing = episodes[index - 1]?.closing;
    const [referred, ended] = [referralDayOf(episode), closing ? dayOf(closing.at) : ''];
    days.push(referred > ended ? referred : ended);
  }
  return days;
};

/**
 * The episode that something of a day belongs to: the last that had begun by then. Anything older than the first
 * belongs to the first; anything after a closing, to the closed episode.
 */
export const episodeAt = <Episode extends Dated>(episodes: AtLeastOne<Episode>, day: string): Episode => {
  const days = countsFrom(episodes);
  return episodes.findLast((_, index) => (days[index] ?? '') <= day) ?? episodes[0];
};

type Span<Reason> = { number: number; from: string; closed?: { on: string; reason?: Reason } };
type Ended<Reason> = Dated & { number: number; closing?: { at: string; reason?: Reason | undefined } | undefined };

/** The period and the closing of each episode. */
export const spansOf = <Reason>(episodes: readonly Ended<Reason>[]): Span<Reason>[] => {
  const days = countsFrom(episodes);
  return episodes.map(({ number, referredAt, closing }, index) => ({
    number,
    from: days[index] ?? referralDayOf({ referredAt }),
    ...(closing && { closed: { on: dayOf(closing.at), ...(closing.reason && { reason: closing.reason }) } }),
  }));
};
