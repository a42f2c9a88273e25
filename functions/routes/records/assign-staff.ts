import { missing, noColleague } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { findRinger } from './find-ringer.ts';
import { withSignature } from './present.ts';

export const assignStaff: Handler<typeof records.assignStaff, RecordsDependencies> = async (
  { body, caller, auditContext },
  dependencies,
) => {
  const call = await findRinger(body.call, caller.username, dependencies);
  if (call === 'no-colleague') return notFound(noColleague);
  const member = dependencies.staff.list().then((staff) => staff.find(({ id }) => id === body.userId));
  const found = await dependencies.assignments.assign(body.referralId, member, auditContext, call);
  if (found === 'no-worker') return notFound(noColleague);
  if (found === 'missing') return notFound(missing.patient);
  return { status: 200, body: await withSignature(found, dependencies) };
};
