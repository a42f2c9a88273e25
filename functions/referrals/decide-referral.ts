import { workerChanged } from '../../shared/appointments/appointments.ts';
import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { nameRecordsAdmin } from '../../shared/organisation/records-admin.ts';
import { me, nobody } from '../../shared/patients/caseload-schema.ts';
import type { ReferralDecision } from '../../shared/referrals/calls.ts';
import { withName } from '../episodes/present-episode.ts';
import type { Caller } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound } from '../kernel/http/outcome.ts';
import { findCaller, findColleague, findRinger, nobodyTakes } from '../patients/colleagues.ts';
import { alertOpen, refuseUnanswered } from '../safety/refusals.ts';
import type { ReferralsDependencies, ReferralsHandlers } from './dependencies.ts';

const changedMeanwhile =
  'A colleague has changed this referral since you opened it. Nothing you wrote is lost: please compare and save again.';
const onlyAdmins = () => `Only ${nameRecordsAdmin()} can access the assignment of patients.`;
const notYours =
  'This referral was decided. Whoever decided may take it up again within a day, and an admin later: please ask one of them.';

const knownPerson =
  'This is more than a referral: the person has a worker, an earlier time with us, or a further referral. Only a referral of nobody we know can be junk.';

/**
 * Whether the caller may change the worker: an admin to anybody; staff, where the settings allow it, from nobody to
 * themselves.
 */
const mayHand = async (
  { from, to }: NonNullable<ReferralDecision['worker']>,
  { role, username }: Caller,
  { settings }: Pick<ReferralsDependencies, 'settings'>,
): Promise<boolean> => {
  if (from === to || roleMay(role, 'mayAssignPatients')) return true;
  return from === nobody && to === username && (await settings.read()).staffMayAssignThemselves;
};

export const decideReferral: ReferralsHandlers['decideReferral'] = async (
  { params, body, caller, auditContext },
  dependencies,
) => {
  const wanted = body.worker && { ...body.worker, to: body.worker.to === me ? caller.username : body.worker.to };
  const handed = wanted && wanted.from !== wanted.to ? wanted : undefined;
  if (handed && !(await mayHand(handed, caller, dependencies))) return conflict(onlyAdmins());
  const worker =
    handed && handed.to !== nobody ? await findColleague(handed.to, caller.username, dependencies.staff) : undefined;
  if (handed && handed.to !== nobody && !worker) return notFound(noColleague);
  const call = await findRinger(body.call, caller.username, dependencies.staff);
  if (call === 'no-colleague') return notFound(noColleague);
  const { patientId } = params;
  const wrong = handed && nobodyTakes(worker, body.planned);
  if (wrong) return conflict(wrong.message);
  const reason = body.why ?? workerChanged;
  const going = handed && { patientId, from: handed.from, to: worker, choice: body.planned, reason };
  const plans = going && (await dependencies.handing.readPlans(going, auditContext.at));
  const informer = body.inform && (await findCaller(caller.username, dependencies.staff));
  const decided = await dependencies.endPlanned({ ...body, patientId }, auditContext, () =>
    dependencies.referrals.decide(
      params,
      { ...body, worker: wanted },
      { worker, call, informer, may: (permission) => roleMay(caller.role, permission) },
      auditContext,
    ),
  );
  // Afterwards, and again where the request is sent again: it names the worker until now.
  if (going && plans && decided.outcome === 'done') await dependencies.handing.hand(going, plans, auditContext);
  if (decided.outcome === 'missing') return notFound(missing.referral);
  if (decided.outcome === 'unanswered' || decided.outcome === 'no-ringer') return refuseUnanswered(decided.outcome);
  if (decided.outcome === 'alert-open') return conflict(alertOpen);
  if (decided.outcome === 'not-allowed') return conflict(notYours);
  if (decided.outcome === 'known') return conflict(knownPerson);
  if (!('episode' in decided)) return notFound(missing.referral);
  const { episode, worker: present } = decided;
  const current = { episode: await withName(episode, dependencies), ...(present && { worker: present }) };
  return decided.outcome === 'done' ? { status: 200, body: current } : conflictWith(changedMeanwhile, current);
};
