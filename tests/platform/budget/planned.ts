import { freeDay } from '../../support/free-day.ts';
import { addPatient } from '../../support/patients.ts';
import type { Budget } from './open-budget.ts';

/** What is planned: at the end of an episode, and when patients go to another worker. */
export const measurePlanned = async ({ call, measure, memberId }: Budget) => {
  let made = 0;
  // Later than the series of the diary's measurements, whatever day it is today.
  const day = freeDay(160);
  /** A patient of a worker with six weekly sessions and a task. */
  const planned = async () => {
    const patientId = await addPatient('Sabiha', 'Planned');
    await call('assignStaff', { body: { patientId, userId: memberId } });
    const time = `${String(6 + Math.floor(made / 2)).padStart(2, '0')}:${made % 2 === 0 ? '00' : '30'}`;
    made += 1;
    const booking = { patientId, workerId: memberId, day, time, minutes: 30, place: 'telephone' };
    await call('bookAppointment', { body: { ...booking, weeks: 6 } });
    await call('createTask', { body: { what: 'Ring them.', until: freeDay(), ownerId: memberId, patientId } });
    return patientId;
  };
  await measure('what is planned for a patient', 'readPlanned', async () => ({
    params: { patientId: await planned() },
  }));
  const asked = { body: { from: memberId, to: 'nobody' } };
  await measure('what is planned with a worker', 'askHandOver', () => asked);
  const handed = async () => ({
    body: {
      ...{ from: memberId, to: 'nobody', reason: 'Leaves.', patientIds: [await planned()] },
      planned: { sessions: 'tell', overlaps: 'leave', tasks: 'leave' },
    },
  });
  await measure('hand over one patient with six sessions', 'handOver', handed);
  await measure('close an episode with six planned sessions', 'closeEpisode', async () => ({
    params: { patientId: await planned() },
    body: { number: 1, version: 2, reason: 'moved', informed: [], sessions: 'cancel', tasks: 'stay' },
  }));
};
