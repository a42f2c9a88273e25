import { randomUUID } from 'node:crypto';
import { currentEpisode } from '../../../functions/episodes/store/episodes.ts';
import type { AuditContext } from '../../../functions/kernel/store/audit.ts';
import type { Table } from '../../../functions/kernel/store/open-table.ts';
import { createCaseNoteStore } from '../../../functions/notes/store/case-notes.ts';
import { createAssignmentStore } from '../../../functions/patients/store/assignments.ts';
import { createExternalReferralStore } from '../../../functions/patients/store/external-referrals.ts';
import { createRecordStore } from '../../../functions/patients/store/records.ts';
import { createConsentStore } from '../../../functions/privacy/store/consents.ts';
import { createReferralStore } from '../../../functions/referrals/store/referrals.ts';
import { openCallOf } from '../../../functions/safety/store/danger-state.ts';
import { today as dayOf } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { ReferralState } from '../../../shared/referrals/referral-state.ts';
import { closeEpisode, startEpisode } from './change-episodes.ts';
import { readData } from './read-data.ts';

const day = 24 * 60 * 60 * 1000;
type Move = { state: ReferralState; at: number; why?: string | undefined; insteadTo?: string | undefined };
const everything = { worker: undefined, may: () => true };
export type AddedPatient = { patientId: string; name: string };

/** Fills the records through the same functions as a member of staff does; returns the patients. */
export const addPatients = async (
  table: Table,
  member: StaffUser,
  workers: ReadonlyMap<string, StaffUser>,
): Promise<AddedPatient[]> => {
  const added: AddedPatient[] = [];
  const records = createRecordStore(table);
  const assignments = createAssignmentStore(table);
  const caseNotes = createCaseNoteStore(table);
  const referrals = createReferralStore(table);
  const externals = createExternalReferralStore(table);
  const consents = createConsentStore(table);

  const auditAt = (time: number, call: string): AuditContext => ({
    at: new Date(time).toISOString(),
    requestId: randomUUID(),
    username: member.id,
    role: 'ROLE_ADMIN',
    call,
    written: false,
  });

  /** The call to people in danger, before a decision. */
  const rung = {
    outcome: 'reached' as const,
    by: `${member.firstName} ${member.lastName}`,
    words: 'Spoke with them: safe for now, and they know whom to ring at night.',
  };

  /** The later states of a referral, step by step. */
  const move = async (patientId: string, moves: readonly Move[]) => {
    for (const { state, at, why, insteadTo } of moves) {
      const record = await referrals.read(patientId);
      if (!record) throw new Error('A patient of the demonstration is missing');
      const { number, version, state: from } = currentEpisode(record.episodes);
      const decision = { state, from, version, why, insteadTo };
      const call = openCallOf(record) && { ...rung, on: dayOf(new Date(at)) };
      const { outcome } = await referrals.decide(
        { patientId, number },
        decision,
        { ...everything, call },
        auditAt(at, 'decideReferral'),
      );
      if (outcome !== 'done') throw new Error(`A referral of the demonstration was not decided on: ${outcome}`);
    }
  };

  for (const [
    index,
    { daysAgo, referral, referralMoves, worker = '', notes, external, inactive, closing, returned },
  ] of (await readData('patients')).entries()) {
    const { signatureUrl: _, signedName: __, ...answers } = referral;
    const start = Date.now() - daysAgo * day;
    const key = `demonstration-patient-${index}`;
    const fromStaff = index % 3 === 0 ? { auditContext: auditAt(start, 'createPatient') } : {};
    const { patientId } = await records.add(
      { answers },
      { call: 'createPatient', idempotencyKey: key, content: key, at: new Date(start).toISOString(), ...fromStaff },
    );
    // Later events, spread over the time since.
    const followed = notes.length + external.length + 2;
    let step = 0;
    const next = (call: string) => {
      step += 1;
      return auditAt(start + (Math.min(daysAgo, 120) * day * step) / followed, call);
    };
    const auditDaysAgo = (ago: number, call: string) => auditAt(Date.now() - ago * day, call);
    const assigned = workers.get(worker);
    const accepted = [{ state: 'accepted' as const, at: start + (Math.min(daysAgo, 4) * day) / 2 }];
    await move(patientId, referralMoves?.map((one) => ({ ...one, at: Date.now() - one.daysAgo * day })) ?? accepted);
    if (assigned) await assignments.assign(patientId, assigned, next('assignStaff'));
    for (const caseNote of notes) {
      await caseNotes.add({ patientId, caseNote }, `${key}-${step}`, next('createCaseNote'));
    }
    if (external.length > 0) {
      // Asked before they are referred on.
      const asked = auditAt(accepted[0]?.at ?? start, 'addConsent');
      const language = referral.referralDemographics?.language || 'English';
      const on = dayOf(new Date(asked.at));
      const agreed = { purpose: 'services', answer: 'given', how: 'in-person', language, on } as const;
      await consents.add(patientId, agreed, `${key}-consent`, asked);
    }
    for (const words of external) {
      await externals.add({ patientId, ...words }, `${key}-${step}`, next('createExternalReferral'));
    }
    if (inactive) await records.setActive(patientId, false, next('deactivatePatient'));
    if (closing) await closeEpisode(table, patientId, closing, member, auditDaysAgo(closing.daysAgo, 'closeEpisode'));
    if (returned) await startEpisode(table, patientId, returned, auditDaysAgo(returned.daysAgo, 'startEpisode'));
    const { firstName, lastName } = referral.referralPersonalDetails;
    added.push({ patientId, name: `${firstName} ${lastName}` });
  }
  return added;
};
