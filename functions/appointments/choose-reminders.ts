import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { AppointmentsHandlers } from './dependencies.ts';

const changedMeanwhile = 'A colleague has changed this meanwhile. It is shown as it is now.';

export const chooseReminders: AppointmentsHandlers['chooseReminders'] = async (
  { params: { patientId }, body, auditContext },
  { reminders },
) => {
  const chosen = await reminders.choose(patientId, body, auditContext);
  if (chosen.outcome === 'missing') return notFound(missing.patient);
  if (chosen.outcome === 'done') return { status: 200, body: chosen.choice };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: chosen.choice } };
};
