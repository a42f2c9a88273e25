import { notFound } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const readPatientVersion: PatientsHandlers['readPatientVersion'] = async (
  { params: { patientId, version }, query: { of = patientId } },
  { records, joined, staff },
) => {
  const isTheirs = of === patientId || (await joined.read(of))?.patientId === patientId;
  const earlier = isTheirs ? await records.readVersion(of, version) : undefined;
  if (!earlier) return notFound('Sorry, there is no such earlier version of this record.');
  const nameOf = await nameStaff({ staff }, [earlier.replacedBy]);
  return { status: 200, body: { ...earlier, replacedBy: nameOf(earlier.replacedBy) } };
};
