import type { StaffUser } from '../../../shared/patients/record.ts';
import { isExcluded, type Opened } from '../../../shared/patients/record-access.ts';

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
  { excluded }: Pick<Opened, 'excluded'>,
  patient: { firstName: string; lastName: string },
): void => {
  if (user && isExcluded(user.id, { excluded })) {
    throw new WorkerExcluded(user, `${patient.firstName} ${patient.lastName}`);
  }
};
