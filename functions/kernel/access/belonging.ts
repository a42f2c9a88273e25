import { type Patient, readPatients } from '../../patients/store/patients.ts';
import { joinedReferralEntity } from '../../referrals/store/joined-referral-items.ts';
import { parseItem } from '../store/entity.ts';
import type { Table } from '../store/open-table.ts';
import { readBatch } from '../store/read-batch.ts';

/**
 * The patients to whom what is stored under some ids belongs, by those ids: each their own, and those of referrals that were
 * joined to somebody's record that person's. The further requests are made only where an id is no patient's.
 */
export const readBelonging = async (table: Table, ids: readonly string[]): Promise<ReadonlyMap<string, Patient>> => {
  const patients = await readPatients(table, ids);
  const others = [...new Set(ids)].filter((id) => !patients.has(id));
  if (others.length === 0) return patients;
  const items = await readBatch(table, others.map(joinedReferralEntity.key));
  const joined = items.map((item) => parseItem(joinedReferralEntity, item));
  const theirs = await readPatients(
    table,
    joined.map(({ patientId }) => patientId),
  );
  const found = joined.flatMap(({ formerId, patientId }) => {
    const patient = theirs.get(patientId);
    return patient ? [[formerId, patient] as const] : [];
  });
  return new Map([...patients, ...found]);
};
