import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const identifyRecord: Handler<typeof records.identifyRecord, RecordsDependencies> = async (
  { params: { patientId } },
  { patients },
) => {
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
