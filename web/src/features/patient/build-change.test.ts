import { expect, it } from 'vitest';
import { patientRecord } from '../../../../shared/api/record.ts';
import { buildChange } from './build-change.ts';

const record = (version: number, postcode: string, gp = '') =>
  patientRecord.parse({
    referralId: '01J00000000000000000000000',
    active: true,
    referralDate: '2026-01-05T09:00:00.000Z',
    firstName: 'Samira',
    lastName: 'Yusuf',
    version,
    externalReferrals: [],
    signupDate: '2026-01-05T09:00:00.000Z',
    changedAt: '2026-01-05T09:00:00.000Z',
    referralPersonalDetails: {
      firstName: 'Samira',
      lastName: 'Yusuf',
      postcode,
      signatureUrl: `https://files.example/${version}`,
    },
    referralGpDetails: { lastName: gp },
  });

const change = (seen: ReturnType<typeof record>, live: ReturnType<typeof record>) =>
  buildChange({ name: 'referralPersonalDetails', seen, live, answers: { firstName: 'Samira', postcode: 'LS9 9ZZ' } });

it('sends the version that was seen when a colleague has saved the same group meanwhile', () => {
  expect(change(record(3, 'LS1 1AA'), record(4, 'LS2 2BB')).version).toBe(3);
});

it('sends the newest version, and what it holds elsewhere, when only other parts have changed', () => {
  const body = change(record(3, 'LS1 1AA'), record(5, 'LS1 1AA', 'Patel'));
  expect(body).toMatchObject({ version: 5, referralGpDetails: { lastName: 'Patel' } });
  expect(body.referralPersonalDetails).toEqual({ firstName: 'Samira', postcode: 'LS9 9ZZ' });
});

it('keeps to the version that a refusal has shown, which is newer than the one on the screen', () => {
  expect(change(record(6, 'LS1 1AA'), record(5, 'LS1 1AA')).version).toBe(6);
});
