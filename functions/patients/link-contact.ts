import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { answerChange, checkMessage } from '../messages/present.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const linkContact: PatientsHandlers['linkContact'] = async (
  { params, body, access, auditContext },
  dependencies,
) => {
  const { patients, messages } = dependencies;
  const [patient] = await Promise.all([patients.read(body.patientId), messages.read(params.id)]);
  if (!patient) return notFound(missing.patient);
  const changed = await messages.link(params.id, body, auditContext, (message) =>
    checkMessage(message, access, dependencies),
  );
  return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, dependencies);
};
