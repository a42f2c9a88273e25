import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import { answerChange } from '../inbox/present.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const linkContact: Handler<typeof records.linkContact, RecordsDependencies> = async (
  { params, body, auditContext },
  dependencies,
) => {
  if (!(await dependencies.patients.read(body.patientId))) return notFound(missing.patient);
  const changed = await dependencies.messages.link(params.id, body, auditContext);
  return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, dependencies);
};
