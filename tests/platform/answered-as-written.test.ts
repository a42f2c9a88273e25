import { expect, it } from 'vitest';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { openCalls } from './call-by-name.ts';
import { samples } from './samples.ts';

const product = await startTestProduct();
const call = openCalls(product, await signInStaff(product, 'ROLE_ADMIN'));

/** A patient with everything that a record shows: another service's referral and a safety plan. */
const addWhole = async () => {
  const patientId = await addPatient('Halima', 'Warsame');
  const external = {
    patientId,
    serviceType: 'Housing',
    description: 'Damp.',
    withoutConsent: 'They asked for it by phone.',
  };
  await call('createExternalReferral', { body: external });
  await call('saveSafetyPlan', { ...samples.safety.saveSafetyPlan, params: { patientId } });
  return { patientId, read: () => call('readReferral', { params: { id: patientId } }) };
};

it('a changed patient is answered as the next reading finds them', async () => {
  const { patientId, read } = await addWhole();
  const { version } = await read();
  const referralPersonalDetails = { firstName: 'Halima', lastName: 'Warsame-Noor', mobile: '07700 900123' };
  const body = { patientId, version, referralPersonalDetails };
  const answered = await call('updatePatient', { body });
  expect(answered).toMatchObject({ version: 2, lastName: 'Warsame-Noor' });
  expect(answered).toMatchObject({ externalReferrals: [{ serviceType: 'Housing' }], safetyPlan: { version: 1 } });
  expect(answered).toEqual(await read());
});

it('a patient who is given to a worker, taken from them or left unchanged is answered as the next reading finds them', async () => {
  const { patientId, read } = await addWhole();
  const [member] = (await call('listStaff')) as unknown as [{ id: string }];
  const assign = { body: { patientId, userId: member.id } };
  const given = await call('assignStaff', assign);
  expect(given).toMatchObject({ user: { id: member.id }, safetyPlan: { version: 1 } });
  expect(given).toEqual(await read());
  expect(await call('assignStaff', assign)).toEqual(given);
  const taken = await call('unassignStaff', { params: { patientId }, body: { reason: 'On leave.' } });
  expect(taken).not.toHaveProperty('user');
  expect(taken).toEqual(await read());
});
