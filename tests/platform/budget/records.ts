import { randomUUID } from 'node:crypto';
import { today } from '../../../shared/kernel/today.ts';
import { addCounted, addInactive, runErasures } from '../../support/erasures.ts';
import { addPatient } from '../../support/patients.ts';
import { serviceAt } from '../../support/services.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

export const page = (number: number, more: object = {}) => ({ params: { page: String(number), size: '12', ...more } });

/** Patients: their lists, their records, and whose they are. */
export const measureRecords = async ({ call, measure, patientId, memberId }: Budget) => {
  const params = { patientId };
  const id = { params: { id: patientId } };
  const version = async () => (await call('readReferral', id)).version as number;
  const newPatient = async () => await addPatient('Sabiha', 'Rehman');
  const inDanger = async () => {
    const body = { ...samples.intake.sendReferral.body, referralRiskAssessment: { selfHarm: true } };
    return (await call('sendReferral', { body })).patientId as string;
  };

  await measure('referrals, page 1', 'listReferrals');
  await measure('patients, page 1', 'listPatients', () => page(1));
  await measure('search by name, page 1', 'searchPatients', () => ({ params: { text: 'warsame', page: '1' } }));
  await measure('search by two names', 'searchPatients', () => ({ params: { text: 'warsame hal', page: '1' } }));
  await measure('read a record', 'readReferral', () => id);
  await measure('the first screen of a record', 'readSummary', () => ({ params }));
  await measure('whose record it is', 'identifyRecord', () => ({ params }));
  await measure('open a record with a reason', 'openRecord', async () => ({
    params: { patientId: await newPatient() },
  }));
  await measure('ask for an erasure', 'askErasure', async () => ({ params: { patientId: await addInactive() } }));
  await measure('agree to an erasure', 'approveErasure', async () => {
    const { patientId: of, countedAt } = await addCounted();
    return { params: { patientId: of }, body: { countedAt } };
  });
  await measure('refuse an erasure', 'refuseErasure', async () => ({
    params: { patientId: (await addCounted()).patientId },
  }));
  const erased = await addCounted();
  await call('approveErasure', { params: { patientId: erased.patientId }, body: { countedAt: erased.countedAt } });
  await runErasures();
  await measure('whether a record was erased', 'readErased', () => ({ params: { of: erased.patientId } }));
  await measure('timeline', 'readTimeline', () => ({ params: { ...params, before: 'latest' } }));
  await measure('watch a record', 'watchPatient', () => ({ params }));
  await measure('counts of patients', 'readPatientData');
  await measure('staff', 'listStaff');
  await measure('make a practice patient', 'addPracticePatient');
  await measure('practice patients', 'listPracticePatients');
  await measure('remove a practice patient', 'removePracticePatient', async () => {
    const { patientId: of } = (await call('addPracticePatient')) as { patientId: string };
    return { params: { patientId: of } };
  });
  await measure('likely duplicates of a record', 'listLikelyPatients', () => ({ params }));
  await measure('likely duplicates of somebody new', 'findLikelyPatients');
  await measure('create a patient', 'createPatient');
  await measure('change a patient', 'updatePatient', async () => ({
    body: {
      patientId,
      version: await version(),
      referralPersonalDetails: { firstName: 'Halima', lastName: `Warsame ${randomUUID().slice(0, 4)}` },
    },
  }));
  await measure('an earlier version of a record', 'readPatientVersion', () => ({
    params: { ...params, version: '1' },
  }));
  await measure('store a signature', 'saveSignature');
  await measure('assign a patient', 'assignStaff', async () => {
    await call('unassignStaff', { params, body: { reason: 'On leave.' } });
    return { body: { patientId, userId: memberId } };
  });
  await measure('unassign a patient', 'unassignStaff', async () => {
    await call('assignStaff', { body: { patientId, userId: memberId } });
    return { params, body: { reason: 'On leave.' } };
  });
  await measure('record a call', 'recordCall', async () => ({
    params: { patientId: await inDanger() },
  }));
  await measure('raise the danger of a patient', 'markDanger', async () => ({
    params: { patientId: await newPatient() },
  }));
  await measure('deactivate a patient', 'deactivatePatient', async () => {
    await call('reactivatePatient', { params });
    return { params };
  });
  await measure('reactivate a patient', 'reactivatePatient', async () => {
    await call('deactivatePatient', { params });
    return { params };
  });
  await measure('deactivate a referral', 'deactivateReferral', async () => ({ params: { id: await newPatient() } }));
};

/** Episodes of care. */
export const measureEpisodes = async ({ call, measure, patientId }: Budget) => {
  const newPatient = async () => ({ params: { patientId: await addPatient('Zubeda', 'Stay') } });
  const closed = async () => {
    const sent = await newPatient();
    await call('closeEpisode', sent);
    return sent;
  };
  await measure('episodes', 'listEpisodes', () => ({ params: { patientId } }));
  await measure('close an episode', 'closeEpisode', newPatient);
  await measure('open an episode again', 'reopenEpisode', closed);
  await measure('begin a new episode', 'startEpisode', async () => ({
    ...(await closed()),
    body: { after: 1, referredOn: today(), service: serviceAt(1), referrerKind: 'self' },
  }));
};
