import type { StaffUser } from '../../../shared/patients/record.ts';
import { isClosedTo } from '../../../shared/patients/record-access.ts';
import type { StoredLimits } from '../../../shared/privacy/record-limits.ts';

/** A patient would get a worker who never opens their record. */
export class WorkerExcluded extends Error {
  override name = 'WorkerExcluded';

  constructor({ firstName, lastName }: StaffUser, patient: string) {
    super(
      `The record of ${patient} is closed to ${firstName} ${lastName}. Please choose somebody else for this patient.`,
    );
  }
}

/** @throws {WorkerExcluded} where the record is closed to the new worker. */
export const requireMayWork = (
  user: StaffUser | undefined,
  limits: StoredLimits | undefined,
  patient: { firstName: string; lastName: string },
): void => {
  if (user && isClosedTo(limits, user.id)) {
    throw new WorkerExcluded(user, `${patient.firstName} ${patient.lastName}`);
  }
};
