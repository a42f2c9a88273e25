import { workerChanged } from '../../shared/appointments/appointments.ts';
import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';
import { findRinger } from './find-ringer.ts';
import { withSignature } from './present.ts';

export const assignStaff: PatientsHandlers['assignStaff'] = async (
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
  await handing.hand(going, auditContext);
  const found = await dependencies.assignments.assign(patientId, to, auditContext, call);
  if (found === 'no-worker') return notFound(noColleague);
  if (found === 'missing') return notFound(missing.patient);
  return { status: 200, body: await withSignature(found, dependencies) };
};
