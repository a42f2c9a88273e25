import type { patientCalls } from '../../shared/patients/calls.ts';
import { createEnding } from '../appointments/store/planned/cancel-planned.ts';
import { createHandingOne } from '../appointments/store/planned/hand-planned.ts';
import { readCancelledAtEnd } from '../appointments/store/planned/planned-appointments.ts';
import { readBelonging } from '../kernel/access/belonging.ts';
import { createOpeningStore } from '../kernel/access/openings.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { createContactMessageStore } from '../messages/store/contact-messages.ts';
import { createMessageWords } from '../messages/store/message-words.ts';
import { createConsentStore } from '../privacy/store/consents.ts';
import { createJoinedReferralStore } from '../referrals/store/joined-referrals.ts';
import { createFindOwner } from '../tasks/store/find-owner.ts';
import { findCaller } from './colleagues.ts';
import { createAssignmentStore } from './store/assignments.ts';
import { createExternalReferralStore } from './store/external-referrals.ts';
import { patientEntity, readPatients } from './store/patients.ts';
import { createPracticeStore } from './store/practice.ts';
import { createRecordStore } from './store/records.ts';
import { createTimelineStore } from './store/timeline.ts';

export const makeDependencies = withStaff((table, staff) => {
  const callerBy = (username: string) => findCaller(username, staff);
  return {
    assignments: createAssignmentStore(table),
    endPlanned: createEnding(table, callerBy),
    handing: createHandingOne(table, callerBy),
    /** Sessions ahead that were cancelled as the episode ended. */
    readCancelledAtEnd: (patientId: string, at: string) => readCancelledAtEnd(table, patientId, at),
    records: createRecordStore(table),
    joined: createJoinedReferralStore(table),
    consents: createConsentStore(table),
    externalReferrals: createExternalReferralStore(table, createFindOwner(table, staff)),
    timeline: createTimelineStore(table),
    messages: createContactMessageStore(table),
    openings: createOpeningStore(table),
    patients: {
      read: (patientId: string) => readItemCached(table, patientEntity, patientId),
      readAll: (ids: readonly string[]) => readPatients(table, ids),
    },
    practice: createPracticeStore(table),
    callerBy,
    belonging: (ids: readonly string[]) => readBelonging(table, ids),
    messageWords: createMessageWords(table),
    /** What other areas know of a patient is loaded by the first record that is opened. */
    summary: lazyClient(async () => (await import('./read-summary.ts')).createSummary(table, staff)),
    signatures: lazyClient(async () => (await import('./files/signatures.ts')).createSignatureStore()),
  };
});
export type PatientsDependencies = ReturnType<typeof makeDependencies>;
export type PatientsHandlers = Handlers<typeof patientCalls, PatientsDependencies>;
