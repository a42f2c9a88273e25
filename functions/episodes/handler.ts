import { episodeCalls } from '../../shared/episodes/calls.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { type Permission, roleMay } from '../../shared/kernel/permissions.ts';
import { nameRecordsAdmin } from '../../shared/organisation/records-admin.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { createEnding } from '../appointments/store/planned/cancel-planned.ts';
import { readCancelledAtEnd } from '../appointments/store/planned/planned-appointments.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound, notOpen, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { findCaller, findRinger } from '../patients/colleagues.ts';
import { alertOpen, refuseUnanswered } from '../safety/refusals.ts';
import { describeCancelled, withName, withNames } from './present-episode.ts';
import { createEpisodeStore, mayReopenCurrent } from './store/episode-store.ts';
import type { StoredEpisode } from './store/episodes.ts';

const requireMeasures = (names: readonly string[]) =>
  `Please fill in ${names.join(' and ')} once more, or say why it is not possible.`;
const tooEarly = (firstDay: string) =>
  `The last episode began on ${formatDay(firstDay)}. Please enter a date on or after that day.`;
const onlyAdmins = () =>
  `Only whoever closed it can open it again, within a day. Please ask ${nameRecordsAdmin()}, who can do it at any time.`;
const changedMeanwhile =
  'Somebody else has changed this episode since you opened it. Nothing you wrote is lost: please look at how it is now, and decide again.';

const makeDependencies = withStaff((table, staff) => ({
  endPlanned: createEnding(table, (username) => findCaller(username, staff)),
  /** Sessions ahead that were cancelled as the episode ended. */
  readCancelledAtEnd: (patientId: string, at: string) => readCancelledAtEnd(table, patientId, at),
  episodes: createEpisodeStore(table),
}));
type Dependencies = ReturnType<typeof makeDependencies>;

/** 409: somebody else was quicker; with the present episode. */
const answerStale = async (current: StoredEpisode, { staff }: Pick<Dependencies, 'staff'>) =>
  conflictWith(changedMeanwhile, await withName(current, { staff }));

const handlers: Handlers<typeof episodeCalls, Dependencies> = {
  closeEpisode: async ({ params, body, idempotencyKey, caller, auditContext }, { endPlanned, episodes, staff }) => {
    const { sessions, ...closing } = body;
    const call = await findRinger(body.call, caller.username, staff);
    if (call === 'no-colleague') return notFound(noColleague);
    const closed = await endPlanned({ ...params, sessions, tasks: body.tasks }, auditContext, () =>
      episodes.close(params.patientId, closing, idempotencyKey, auditContext, call),
    );
    if (closed.outcome === 'missing') return notFound(missing.patient);
    if (closed.outcome === 'alert-open') return conflict(alertOpen);
    if (closed.outcome === 'unanswered' || closed.outcome === 'no-ringer') return refuseUnanswered(closed.outcome);
    if (closed.outcome === 'stale') return await answerStale(closed.current, { staff });
    if (closed.outcome === 'measures-due') {
      return refusedAt('withoutMeasures', requireMeasures(closed.due.map((id) => findQuestionnaire(id).name)));
    }
    return { status: 200, body: { message: 'The episode has been closed.' } };
  },
  listEpisodes: async ({ params, caller: { username, role } }, { episodes, staff }) => {
    const found = await episodes.read(params.patientId);
    if (!found) return notFound(missing.patient);
    const may = (permission: Permission) => roleMay(role, permission);
    const mayReopen = mayReopenCurrent(found, { username, may, now: Date.now() });
    return { status: 200, body: { content: await withNames<never>(found, { staff }), mayReopen } };
  },
  reopenEpisode: async ({ params: { patientId }, body, idempotencyKey, auditContext, caller }, dependencies) => {
    const may = (permission: Permission) => roleMay(caller.role, permission);
    const reopened = await dependencies.episodes.reopen(patientId, body, { idempotencyKey, may }, auditContext);
    if (reopened.outcome === 'missing') return notFound(missing.patient);
    if (reopened.outcome === 'not-allowed') return notOpen(onlyAdmins());
    if (reopened.outcome === 'stale') return await answerStale(reopened.current, dependencies);
    const cancelled = describeCancelled(await dependencies.readCancelledAtEnd(patientId, auditContext.at));
    return { status: 200, body: { message: `The episode is open again.${cancelled}` } };
  },
  startEpisode: async ({ params, body, idempotencyKey, auditContext }, { episodes, staff }) => {
    const started = await episodes.start(params.patientId, body, idempotencyKey, auditContext);
    if (started.outcome === 'missing') return notFound(missing.patient);
    if (started.outcome === 'stale') return await answerStale(started.current, { staff });
    if (started.outcome === 'too-early') return refusedAt('referredOn', tooEarly(started.firstDay));
    return { status: 201, body: { message: 'A new episode has been opened.' } };
  },
};

export const handler = serve(episodeCalls, handlers, makeDependencies);
