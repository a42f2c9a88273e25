import type { records } from '../../../shared/api/records.ts';
import { readBelonging } from '../../data/access/belonging.ts';
import { createOpeningStore } from '../../data/access/openings.ts';
import { createContactMessageStore } from '../../data/contact-messages.ts';
import { createDocumentStore } from '../../data/documents/documents.ts';
import { readItemCached } from '../../data/entity.ts';
import { createMessageWords } from '../../data/message-words.ts';
import { connectTable } from '../../data/open-table.ts';
import { createEnding } from '../../data/planned/cancel-planned.ts';
import { createHandingOne } from '../../data/planned/hand-one.ts';
import { readCancelledAtEnd } from '../../data/planned/planned-appointments.ts';
import { patientEntity } from '../../data/questionnaires/patients.ts';
import { createAssignmentStore } from '../../data/records/assignments.ts';
import { createCaseNoteStore } from '../../data/records/case-notes.ts';
import { createDangerStore } from '../../data/records/danger-store.ts';
import { createEpisodeStore } from '../../data/records/episode-store.ts';
import { createExternalReferralStore } from '../../data/records/external-referrals.ts';
import { createJoinedReferralStore } from '../../data/records/joined-referrals.ts';
import { createRecordStore } from '../../data/records/records.ts';
import { createSafetyPlanStore } from '../../data/records/safety-plans.ts';
import { createTimelineStore } from '../../data/records/timeline.ts';
import { createWithdrawnNoteStore } from '../../data/records/withdrawn-notes.ts';
import type { Handler } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';
import { findCaller } from './find-caller.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory());
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
      (await import('../../files/documents/document-files.ts')).createDocumentFiles(),
    ),
    quarantine: lazyClient(async () => (await import('../../files/documents/document-files.ts')).createQuarantine()),
    signatures: lazyClient(async () => (await import('../../files/signatures.ts')).createSignatureStore()),
    staff,
  };
};
export type RecordsDependencies = ReturnType<typeof makeDependencies>;
export type RecordsHandler<Name extends keyof typeof records> = Handler<(typeof records)[Name], RecordsDependencies>;
