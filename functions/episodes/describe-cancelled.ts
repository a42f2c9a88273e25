import { formatDay } from '../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import type { EpisodesDependencies } from './dependencies.ts';

/** What was cancelled when the episode ended and is still ahead, in words: nothing of it is planned again by itself. */
export const describeCancelled = async (
  patientId: string,
  { readCancelledAtEnd }: Pick<EpisodesDependencies, 'readCancelledAtEnd'>,
  at: string,
): Promise<string> => {
  const cancelled = await readCancelledAtEnd(patientId, at);
  if (cancelled.length === 0) return '';
  const when = cancelled.map(({ startsAt }) => {
    const { day, time } = londonTimeOf(startsAt);
    return `${formatDay(day)} at ${time}`;
  });
  const what = when.length === 1 ? 'This session was' : 'These sessions were';
  return ` ${what} cancelled at the end: ${when.join('; ')}. Plan them again if they are to take place.`;
};
