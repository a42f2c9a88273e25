import { missing } from '../../shared/kernel/missing.ts';
import { patientInput } from '../../shared/patients/patient-input.ts';
import { mostPractice, practiceName } from '../../shared/patients/practice.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { PatientsHandlers } from './dependencies.ts';

const tooMany = `There are ${mostPractice} practice patients already. Please remove one that nobody uses any more.`;
const added = 'The practice patient is there. Nothing that you do with it counts.';
const removed = 'The practice patient is gone from this list. Its record is erased within some minutes.';

// The number is one of Ofcom's for dramas: no text or call reaches anybody.
const {
  signatureUrl: _,
  signedName: __,
  ...practiceAnswers
} = patientInput.parse({
  referralPersonalDetails: { ...practiceName, dob: '1990-01-01', mobile: '07700 900123' },
});

/** The calls about practice patients, who count nowhere. */
export const practiceHandlers = {
  addPracticePatient: async ({ caller, idempotencyKey, auditContext }, { callerBy, practice, records }) => {
    const [all, practiceOf] = await Promise.all([practice.list(), callerBy(caller.username)]);
    if (all.length >= mostPractice) return conflict(tooMany);
    const sender = { call: 'addPracticePatient', idempotencyKey, content: '', at: auditContext.at, auditContext };
    const { patientId } = await records.add({ answers: practiceAnswers, practiceOf }, sender);
    return { status: 201, body: { patientId, message: added } };
  },
  listPracticePatients: async (_, { patients, practice, staff }) => {
    const all = await practice.list();
    const [people, nameOf] = await Promise.all([
      patients.readAll(all.map(({ patientId }) => patientId)),
      nameStaff(
        { staff },
        all.map(({ by }) => by),
      ),
    ]);
    const content = all.flatMap(({ patientId, by, at }) => {
      const patient = people.get(patientId);
      if (!patient) return [];
      const { firstName, lastName } = patient;
      return [{ patientId, firstName, lastName, madeBy: nameOf(by), madeAt: at }];
    });
    return { status: 200, body: { content } };
  },
  removePracticePatient: async ({ params: { patientId }, auditContext }, { practice }) => {
    const done = await practice.remove(patientId, auditContext);
    return done ? { status: 200, body: { message: removed } } : notFound(missing.patient);
  },
} satisfies Partial<PatientsHandlers>;
