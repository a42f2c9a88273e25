import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const readPatientVersion: Handler<typeof records.readPatientVersion, RecordsDependencies> = async (
  { params },
  { records, staff },
) => {
  const earlier = await records.readVersion(params.patientId, params.version);
  if (!earlier) return notFound('Sorry, there is no such earlier version of this record.');
  const names = await staff.name([earlier.replacedBy]);
  const replacedBy = names.get(earlier.replacedBy) ?? { id: earlier.replacedBy, firstName: '', lastName: '' };
  return { status: 200, body: { ...earlier, replacedBy } };
};
