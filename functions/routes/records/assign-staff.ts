import { missing, noColleague } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import { workerChanged } from '../../../shared/domain/appointments.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { findCaller } from './find-caller.ts';
import { findRinger } from './find-ringer.ts';
import { withSignature } from './present.ts';

export const assignStaff: Handler<typeof records.assignStaff, RecordsDependencies> = async (
  { body: { patientId, userId, planned: choice, call: given }, caller, auditContext },
  dependencies,
) => {
  const { staff, handing } = dependencies;
  const [to, from, call] = await Promise.all([
    staff.list().then((all) => all.find(({ id }) => id === userId)),
    handing.workerOf(patientId),
    findRinger(given, caller.username, dependencies),
  ]);
  if (!to || call === 'no-colleague') return notFound(noColleague);
  const going = { patientId, from, to, choice, reason: workerChanged };
  await handing.requireChoice(going, auditContext.at);
  await handing.hand({ ...going, findOwner: () => findCaller(caller.username, staff) }, auditContext);
  const found = await dependencies.assignments.assign(patientId, to, auditContext, call);
  if (found === 'no-worker') return notFound(noColleague);
  if (found === 'missing') return notFound(missing.patient);
  return { status: 200, body: await withSignature(found, dependencies) };
};
