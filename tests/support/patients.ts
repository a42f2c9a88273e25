import { ulid } from 'ulid';
import { openTable } from '../../functions/data/open-table.ts';
import { awaitBaseline } from '../../functions/data/questionnaires/baselines.ts';
import { patientEntity } from '../../functions/data/questionnaires/patients.ts';
import { commit } from '../../functions/data/write.ts';

/** A patient of that name, born in 1990, without any questionnaire; answers the id. */
export const addPatient = async (firstName = 'Amina', lastName = 'Yusuf'): Promise<string> => {
  const referralId = ulid();
  const referralPersonalDetails = { firstName, lastName, dob: '1990-05-04' };
  await commit(openTable(), [
    { Put: { Item: { ...patientEntity.key(referralId), referralId, active: true, referralPersonalDetails } } },
    ...awaitBaseline(referralId),
  ]);
  return referralId;
};
