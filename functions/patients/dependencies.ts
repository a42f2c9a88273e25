import type { records } from '../../shared/patients/calls.ts';
import { readBelonging } from '../kernel/access/belonging.ts';
import { createOpeningStore } from '../kernel/access/openings.ts';
import { createContactMessageStore } from '../messages/store/contact-messages.ts';
import { createDocumentStore } from '../documents/store/documents.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { createMessageWords } from '../messages/store/message-words.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createEnding } from '../appointments/store/planned/cancel-planned.ts';
import { createHandingOne } from '../appointments/store/planned/hand-one.ts';
import { readCancelledAtEnd } from '../appointments/store/planned/planned-appointments.ts';
import { patientEntity } from './store/patients.ts';
import { createAssignmentStore } from './store/assignments.ts';
import { createCaseNoteStore } from '../notes/store/case-notes.ts';
import { createDangerStore } from '../safety/store/danger-store.ts';
import { createEpisodeStore } from '../episodes/store/episode-store.ts';
import { createExternalReferralStore } from './store/external-referrals.ts';
import { createJoinedReferralStore } from '../referrals/store/joined-referrals.ts';
import { createRecordStore } from './store/records.ts';
import { createSafetyPlanStore } from '../safety/store/safety-plans.ts';
import { createTimelineStore } from './store/timeline.ts';
import { createWithdrawnNoteStore } from '../notes/store/withdrawn-notes.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { findCaller } from './find-caller.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory());
  const callerBy = (username: string) => findCaller(username, staff);
  return {
    assignments: createAssignmentStore(table),
    endPlanned: createEnding(table, callerBy),
    handing: createHandingOne(table, callerBy),
    /** Sessions ahead that were cancelled as the episode ended. */
    readCancelledAtEnd: (patientId: string, at: string) => readCancelledAtEnd(table, patientId, at),
    records: createRecordStore(table),
    joined: createJoinedReferralStore(table),
    caseNotes: createCaseNoteStore(table),
    withdrawnNotes: createWithdrawnNoteStore(table),
    episodes: createEpisodeStore(table),
    danger: createDangerStore(table),
    externalReferrals: createExternalReferralStore(table),
    safetyPlans: createSafetyPlanStore(table),
    timeline: createTimelineStore(table),
    messages: createContactMessageStore(table),
    openings: createOpeningStore(table),
    patients: { read: (patientId: string) => readItemCached(table, patientEntity, patientId) },
    belonging: (ids: readonly string[]) => readBelonging(table, ids),
    messageWords: createMessageWords(table),
    documents: createDocumentStore(table),
    documentFiles: lazyClient(async () =>
      (await import('../documents/files/document-files.ts')).createDocumentFiles(),
    ),
    quarantine: lazyClient(async () => (await import('../documents/files/document-files.ts')).createQuarantine()),
    signatures: lazyClient(async () => (await import('./files/signatures.ts')).createSignatureStore()),
    staff,
  };
};
export type RecordsDependencies = ReturnType<typeof makeDependencies>;
export type RecordsHandler<Name extends keyof typeof records> = Handler<(typeof records)[Name], RecordsDependencies>;
