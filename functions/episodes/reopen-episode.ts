import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { notFound, notOpen } from '../kernel/http/outcome.ts';
import type { EpisodesHandlers } from './dependencies.ts';
import { describeCancelled } from './describe-cancelled.ts';
import { staleEpisode } from './present-episode.ts';

const onlyAdmins = `Only whoever closed it can open it again, within a day. Please ask ${organisation.recordsAdmin}, who can do it at any time.`;

export const reopenEpisode: EpisodesHandlers['reopenEpisode'] = async (
  { params, body, idempotencyKey, auditContext, caller },
  dependencies,
) => {
  const may = (permission: Parameters<typeof roleMay>[1]) => roleMay(caller.role, permission);
  const reopened = await dependencies.episodes.reopen(params.patientId, body, { idempotencyKey, may }, auditContext);
  if (reopened.outcome === 'missing') return notFound(missing.patient);
  if (reopened.outcome === 'not-allowed') return notOpen(onlyAdmins);
  if (reopened.outcome === 'stale') return await staleEpisode(reopened.current, dependencies);
  const cancelled = await describeCancelled(params.patientId, dependencies, auditContext.at);
  return { status: 200, body: { message: `The episode is open again.${cancelled}` } };
};
