import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { me } from '../../shared/patients/caseload-schema.ts';
import type { recordLimitCalls } from '../../shared/privacy/record-limit-calls.ts';
import { noLimits, type StoredLimits } from '../../shared/privacy/record-limits.ts';
import { nameRestriction, peopleOf } from '../kernel/access/name-restriction.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, HttpError, notFound } from '../kernel/http/outcome.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { auditRefusal } from '../kernel/store/audit.ts';
import { allWorkHere, findColleague } from '../patients/colleagues.ts';
import type { PrivacyDependencies } from './dependencies.ts';

const onlyOfOneself =
  'You can close a record to yourself. To close it to a colleague, please ask an admin who answers for privacy.';
const isWorker =
  'They are the worker of this patient. Please give the patient another worker first, and then close the record.';
const isRinger =
  'They are to ring this person, who is in danger. Please have somebody else ring first, and then close the record.';
const isFull = 'This record is closed to as many people as one can be. Please restrict it to named people instead.';
const stale = 'A colleague has just changed who opens this record. Please look at it, and choose again.';

const { one: nameLimits } = namingStaff(
  ({ excluded, restrictedTo }: StoredLimits) => [
    ...excluded.flatMap(({ id, by }) => [id, by]),
    ...peopleOf(restrictedTo),
  ],
  ({ excluded, restrictedTo, version }, nameOf) => ({
    excluded: excluded.map(({ id, by, ...one }) => ({ ...one, user: nameOf(id), by: nameOf(by) })),
    ...(restrictedTo && { restrictedTo: nameRestriction(restrictedTo, nameOf) }),
    version,
  }),
);

export const recordLimitHandlers: Handlers<typeof recordLimitCalls, PrivacyDependencies> = {
  readRecordLimits: async ({ params: { patientId } }, { readAll, staff }) => {
    const patient = (await readAll([patientId])).get(patientId);
    if (!patient) return notFound(missing.patient);
    return { status: 200, body: await nameLimits(patient.limits ?? noLimits, { staff }) };
  },
  excludeStaff: async ({ params: { patientId }, body: { userId, ...why }, caller, auditContext }, using) => {
    const { limits, staff, table } = using;
    const id = userId === me ? caller.username : userId;
    if (id !== caller.username && !roleMay(caller.role, 'mayAnswerForPrivacy')) {
      await auditRefusal(table, auditContext, patientId);
      throw new HttpError(403, onlyOfOneself);
    }
    const user = await findColleague(id, caller.username, staff);
    if (!user) return notFound(noColleague);
    const changed = await limits.exclude(patientId, user, why, auditContext);
    if (changed.outcome === 'missing') return notFound(missing.patient);
    if (changed.outcome === 'is-worker') return conflict(isWorker);
    if (changed.outcome === 'is-ringer') return conflict(isRinger);
    if (changed.outcome === 'full') return conflict(isFull);
    return { status: 200, body: await nameLimits(changed.limits, using) };
  },
  admitStaff: async ({ params: { patientId, userId }, auditContext }, using) => {
    const { outcome, limits } = await using.limits.admit(patientId, userId, auditContext);
    return outcome === 'missing' ? notFound(missing.patient) : { status: 200, body: await nameLimits(limits, using) };
  },
  restrictRecord: async ({ params: { patientId }, body, auditContext }, using) => {
    if (!(await allWorkHere(body.userIds, using.staff))) return notFound(noColleague);
    const { outcome, limits } = await using.limits.restrict(patientId, body, auditContext);
    if (outcome === 'missing') return notFound(missing.patient);
    const shown = await nameLimits(limits, using);
    return outcome === 'stale' ? conflictWith(stale, shown) : { status: 200, body: shown };
  },
};
