import { formatDay } from '../../shared/kernel/format-day.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const openRecord: PatientsHandlers['openRecord'] = async (
  { params: { patientId }, body, idempotencyKey, auditContext },
  { openings },
) => {
  const opened = await openings.open(patientId, body, idempotencyKey, auditContext);
  if (!opened) return notFound(missing.patient);
  const { user } = opened.patient;
  const until = opened.days.at(-1) ?? '';
  const notice = user ? ` ${user.firstName} ${user.lastName} is told.` : '';
  return {
    status: 201,
    body: { until, message: `The record is open to you until the end of ${formatDay(until)}.${notice}` },
  };
};
