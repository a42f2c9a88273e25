import { goesOn, type ReferralState } from './referral-state.ts';
import { today } from './today.ts';

type Dated = {
  readonly referredAt: string;
  readonly state: ReferralState;
  readonly stateSince: string;
  readonly closing?: { readonly at: string } | undefined;
};
type AtLeastOne<One> = readonly [One, ...One[]];

/** An episode from the day on which it began to be the one that counts; the first has always counted. */
export type Stay<Episode> = { episode: Episode; from: string };

const dayOf = (at: string): string => today(new Date(at));

/** The day of the referral that an episode began with, in London. */
export const referralDayOf = ({ referredAt }: Pick<Dated, 'referredAt'>): string => dayOf(referredAt);

/**
 * The episodes that count, the earliest first, one after the other. One that was referred while another went on counts
 * from the end of that, and not before: who is with the organisation already does not begin again.
 */
export const staysOf = <Episode extends Dated>([first, ...later]: AtLeastOne<Episode>): Stay<Episode>[] => {
  const stays = [{ episode: first, from: referralDayOf(first) }];
  let before = first;
  for (const episode of later) {
    if (goesOn(before)) break;
    const ended = dayOf(before.closing?.at ?? before.stateSince);
    const referred = referralDayOf(episode);
    stays.push({ episode, from: referred > ended ? referred : ended });
    before = episode;
  }
  return stays;
};

/** The episode that counts now, whether or not it is closed. */
export const currentStay = <Episode extends Dated>(episodes: AtLeastOne<Episode>): Stay<Episode> =>
  staysOf(episodes).at(-1) ?? { episode: episodes[0], from: referralDayOf(episodes[0]) };

/**
 * The episode that something of a day belongs to: the last that counted by then. What is older than the first belongs to
 * the first; what comes after a closing, to the episode that was closed.
 */
export const episodeAt = <Episode extends Dated>(episodes: AtLeastOne<Episode>, day: string): Episode =>
  staysOf(episodes).findLast(({ from }) => from <= day)?.episode ?? episodes[0];
