import { formatDay } from '../../shared/kernel/format-day.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { EpisodesHandlers } from './dependencies.ts';
import { staleEpisode } from './present-episode.ts';

export const startEpisode: EpisodesHandlers['startEpisode'] = async (
  { params, body, idempotencyKey, auditContext },
  dependencies,
) => {
  const started = await dependencies.episodes.start(params.patientId, body, idempotencyKey, auditContext);
  if (started.outcome === 'missing') return notFound(missing.patient);
  if (started.outcome === 'stale') return await staleEpisode(started.current, dependencies);
  if (started.outcome === 'too-early') {
    const message = `The last episode began on ${formatDay(started.firstDay)}. Please enter a date on or after that day.`;
    return refusedAt('referredOn', message);
  }
  return { status: 201, body: { message: 'A new episode has been opened.' } };
};
