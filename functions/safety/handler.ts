import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { nameStaff, namingStaff } from '../kernel/identity/name-staff.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { findRinger } from '../patients/colleagues.ts';
import { patientEntity } from '../patients/store/patients.ts';
import { refuseUnanswered } from './refusals.ts';
import { createDangerStore } from './store/danger-store.ts';
import { createSafetyPlanStore, type StoredPlan } from './store/safety-plans.ts';

const noneOpen = 'No call is open any more: a colleague has recorded it meanwhile. The timeline says what came of it.';

const dangerRefusals = {
  stale:
    'The danger has changed since you opened the record. Please read it again first: what you wrote is still here.',
  'call-open': 'The promised call is still open. Please record it first; then the danger can be lifted.',
} as const;

const changedMeanwhile =
  'Somebody else has changed this plan since you opened it. Nothing you wrote is lost: please read their words and save again.';
const notThatFar = 'There is no such version of this plan. Please open the plan again.';

/** Plans with the names of who wrote them down. */
const { one: withAuthor, all: withAuthors } = namingStaff(
  ({ by }: StoredPlan) => [by],
  (plan, nameOf) => ({ ...plan, by: nameOf(plan.by) }),
);

const makeDependencies = withStaff((table) => ({
  danger: createDangerStore(table),
  safetyPlans: createSafetyPlanStore(table),
  patients: { read: (patientId: string) => readItemCached(table, patientEntity, patientId) },
}));

const handlers: Handlers<typeof safetyCalls, ReturnType<typeof makeDependencies>> = {
  listSafetyPlanVersions: async ({ params: { patientId } }, { patients, safetyPlans, staff }) => {
    const [found, earlier] = await Promise.all([patients.read(patientId), safetyPlans.readEarlier(patientId)]);
    if (!found) return notFound(missing.patient);
    return { status: 200, body: { content: await withAuthors(earlier, { staff }) } };
  },
  markDanger: async ({ params, body, caller: { username: id }, idempotencyKey, auditContext }, { danger, staff }) => {
    const { stands, reason, since } = body;
    const named = nameStaff({ staff }, [id]).then((nameOf) => nameOf(id));
    const mark = { kind: stands ? ('raised' as const) : ('lifted' as const), reason, since, caller: named };
    const outcome = await danger.mark(params.patientId, mark, idempotencyKey, auditContext);
    if (outcome === 'missing') return notFound(missing.patient);
    if (outcome !== 'done') return conflict(dangerRefusals[outcome]);
    const message = stands ? 'The danger is at the head of the record.' : 'The danger has been lifted.';
    return { status: 200, body: { message } };
  },
  readSafetyPlan: async ({ params }, { safetyPlans, staff }) => {
    const found = await safetyPlans.read(params.patientId);
    if (!found) return notFound(missing.patient);
    return { status: 200, body: { plan: found.plan && (await withAuthor(found.plan, { staff })) } };
  },
  recordCall: async ({ params, body, caller, idempotencyKey, auditContext }, { danger, staff }) => {
    const answer = await findRinger(body, caller.username, staff);
    if (answer === undefined || answer === 'no-colleague') return notFound(noColleague);
    const outcome = await danger.recordCall(params.patientId, answer, idempotencyKey, auditContext);
    if (outcome === 'missing') return notFound(missing.patient);
    if (outcome === 'none-open') return conflict(noneOpen);
    if (outcome !== 'done') return refuseUnanswered(outcome);
    return { status: 200, body: { message: 'Recorded. It is on the timeline.' } };
  },
  saveSafetyPlan: async ({ params, body, auditContext }, { safetyPlans, staff }) => {
    const saved = await safetyPlans.save(params.patientId, body, auditContext);
    if (saved.outcome === 'missing') return notFound(missing.patient);
    if (!saved.plan) return conflict(notThatFar);
    const plan = await withAuthor(saved.plan, { staff });
    if (saved.outcome === 'done') return { status: 200, body: plan };
    return conflictWith(changedMeanwhile, plan);
  },
};

export const handler = serve(safetyCalls, handlers, makeDependencies);
