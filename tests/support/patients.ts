import { randomUUID } from 'node:crypto';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { referralInput } from '../../shared/patients/referral.ts';

/** A patient of that name, born in 1990, without any questionnaire; returns the id. */
export const addPatient = async (firstName = 'Amina', lastName = 'Yusuf', at = new Date()): Promise<string> => {
  const records = createRecordStore(connectTable());
  const answers = referralInput.parse({
    referralPersonalDetails: { firstName, lastName, dob: '1990-05-04', phone: '07700 900456' },
  });
  const sender = { call: 'test', idempotencyKey: randomUUID(), content: {}, at: at.toISOString() };
  const { patientId } = await records.add({ answers }, sender);
  return patientId;
};
