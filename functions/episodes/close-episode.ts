import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { conflict, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { findRinger } from '../patients/find-ringer.ts';
import { alertOpen, refuseUnanswered } from '../safety/refusals.ts';
import type { EpisodesHandlers } from './dependencies.ts';
import { staleEpisode } from './present-episode.ts';

const requireMeasures = (names: readonly string[]) =>
  `Please fill in ${names.join(' and ')} once more, or say why it is not possible.`;

export const closeEpisode: EpisodesHandlers['closeEpisode'] = async (
  { params, body: { sessions, ...body }, idempotencyKey, caller, auditContext },
  dependencies,
) => {
  const call = await findRinger(body.call, caller.username, dependencies);
  if (call === 'no-colleague') return notFound(noColleague);
  const closed = await dependencies.endPlanned(sessions, auditContext, () =>
    dependencies.episodes.close(params.patientId, body, idempotencyKey, auditContext, call),
  );
  if (closed.outcome === 'missing') return notFound(missing.patient);
  if (closed.outcome === 'alert-open') return conflict(alertOpen);
  if (closed.outcome === 'unanswered' || closed.outcome === 'no-ringer') return refuseUnanswered(closed.outcome);
  if (closed.outcome === 'stale') return await staleEpisode(closed.current, dependencies);
  if (closed.outcome === 'measures-due') {
    return refusedAt('withoutMeasures', requireMeasures(closed.due.map((id) => findQuestionnaire(id).name)));
  }
  return { status: 200, body: { message: 'The episode has been closed.' } };
};
