import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const identifyRecord: PatientsHandlers['identifyRecord'] = async ({ params: { patientId } }, { patients }) => {
  const found = await patients.read(patientId);
  if (!found) return notFound(missing.patient);
  const { reference, firstName, lastName, dob, service, user, active } = found;
  return {
    status: 200,
    body: {
      ...{ patientId, firstName, lastName, dob, service, active },
      ...(reference && { reference }),
      ...(user && { worker: user }),
    },
  };
};
