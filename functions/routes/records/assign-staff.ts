import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { readPresented } from './present.ts';

export const assignStaff: Handler<typeof records.assignStaff, RecordsDependencies> = async (
  { body, auditContext },
  dependencies,
) => {
  const member = (await dependencies.staff.list()).find(({ id }) => id === body.userId);
  if (!member) return notFound('Sorry, there is no such member of staff.');
  if (!(await dependencies.assignments.assign(body.referralId, member, auditContext))) return notFound(missing.patient);
  const record = await readPresented(body.referralId, dependencies);
  return record ? { status: 200, body: record } : notFound(missing.patient);
};
