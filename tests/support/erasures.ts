import { handler as eraseJob } from '../../functions/erasure/jobs/erase.ts';
import { createErasureStore } from '../../functions/erasure/store/erasure-requests.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { makeAuditContext } from './audit-context.ts';
import { addPatient } from './patients.ts';

/** Runs the job that erases, with the permissions that it has in the cloud. */
export const runErasures = () => actAs('erase', eraseJob);

/** A patient who is no longer looked after. */
export const addInactive = async (firstName = 'Amina', lastName = 'Yusuf'): Promise<string> => {
  const patientId = await addPatient(firstName, lastName);
  await createRecordStore(connectTable()).setActive(patientId, false, makeAuditContext());
  return patientId;
};

/** The same, whose erasure a colleague has asked for, and what would go has been counted. */
export const addCounted = async (): Promise<{ patientId: string; countedAt: string }> => {
  const patientId = await addInactive();
  const erasures = createErasureStore(connectTable());
  await erasures.ask({ patientId, why: 'request', words: 'By a letter.' }, makeAuditContext());
  await runErasures();
  return { patientId, countedAt: (await erasures.read(patientId))?.counted?.at ?? '' };
};
