import type { Episode } from '../../shared/episodes/episode.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import type { StoredEpisode } from './store/episodes.ts';

/** Episodes with the names of who did what. */
export const { one: withName, all: withNames } = namingStaff(
  ({ stateBy, closing }: StoredEpisode) => [stateBy ?? [], closing?.by ?? []].flat(),
  ({ stateBy, closing, ...episode }, nameOf): Episode => ({
    ...episode,
    ...(stateBy !== undefined && { stateBy: nameOf(stateBy) }),
    ...(closing && { closing: { ...closing, by: closing.by === undefined ? undefined : nameOf(closing.by) } }),
  }),
);

/** What was cancelled when the episode ended and is still ahead, in words: nothing of it is planned again by itself. */
export const describeCancelled = (cancelled: readonly { startsAt: string }[]): string => {
  if (cancelled.length === 0) return '';
  const when = cancelled.map(({ startsAt }) => {
    const { day, time } = londonTimeOf(startsAt);
    return `${formatDay(day)} at ${time}`;
  });
  const what = when.length === 1 ? 'This session was' : 'These sessions were';
  return ` ${what} cancelled at the end: ${when.join('; ')}. Plan them again if they are to take place.`;
};
