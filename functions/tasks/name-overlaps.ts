import type { HandedResult, Overlap } from '../../shared/appointments/planned.ts';
import type { Handed, Overlapping } from '../appointments/store/planned/hand-planned.ts';
import type { TasksDependencies } from './dependencies.ts';

type Needs = Pick<TasksDependencies, 'patients'>;

export const nameOverlaps = async (overlaps: readonly Overlapping[], { patients }: Needs): Promise<Overlap[]> => {
  const names = await patients.read(overlaps.map(({ appointment }) => appointment.patientId));
  return overlaps.map(({ appointment: { appointmentId, patientId, startsAt }, why }) => {
    const { firstName = '', lastName = '' } = names.get(patientId) ?? {};
    return { appointmentId, patient: { patientId, firstName, lastName }, startsAt, why };
  });
};

export const nameHanded = async (handed: Handed, dependencies: Needs): Promise<HandedResult> => ({
  ...handed,
  overlaps: await nameOverlaps(handed.overlaps, dependencies),
});
