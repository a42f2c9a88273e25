import { closingReasonLabels, informedPartyLabels } from '../../../../shared/episodes/closing.ts';
import type { EpisodeSpan } from '../../../../shared/episodes/episode.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { TimelineEvent } from '../../../../shared/patients/timeline.ts';

type Closing = Pick<Extract<TimelineEvent, { kind: 'closed' }>, 'outcome' | 'words' | 'withoutMeasures' | 'informed'>;

export const describeInformed = (informed: Closing['informed']): string =>
  informed.length === 0
    ? 'Nobody was told'
    : `Told: ${informed.map(({ party, on }) => `${informedPartyLabels[party].toLowerCase().replace('gp', 'GP')} on ${formatDay(on)}`).join(', ')}`;

/** The record of the end of an episode beside the reason, a line each. */
export const describeClosing = ({ outcome, words, withoutMeasures, informed }: Closing): string[] =>
  [
    outcome,
    words,
    withoutMeasures && `Without last questionnaires: ${withoutMeasures}`,
    describeInformed(informed),
  ].flatMap((line) => line || []);

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const yearOf = (day: string): string => day.slice(0, 4);

/** `2024-25`, or `2026` where it began and ended in one year. */
const yearsOf = ({ from, closed }: EpisodeSpan): string => {
  const [first, last] = [yearOf(from), yearOf(closed?.on ?? from)];
  return first === last ? first : `${first}-${last.slice(2)}`;
};

const describeEarlier = (span: EpisodeSpan): string => {
  const description = `${ordinals[span.number - 1] ?? `${span.number}th`} stay ${yearsOf(span)}`;
  return span.closed?.reason ? `${description}: ${closingReasonLabels[span.closed.reason].toLowerCase()}` : description;
};

const describeCurrent = ({ number, from, closed }: EpisodeSpan): string => {
  if (!closed) return `Episode ${number}, since ${formatDay(from)}`;
  const reason = closed.reason ? closingReasonLabels[closed.reason].toLowerCase() : 'no reason written yet';
  return `Episode ${number}, ${formatDay(from)} to ${formatDay(closed.on)}: ${reason}`;
};

/** The episodes of a patient in one line: `Episode 2, since 3 Mar 2026; first stay 2024-25: completed`. */
export const describeEpisodes = (spans: readonly EpisodeSpan[]): string => {
  const current = spans.at(-1);
  return current ? [describeCurrent(current), ...spans.slice(0, -1).map(describeEarlier)].join('; ') : '';
};
