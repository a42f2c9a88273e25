import { readBelonging } from '../../data/access/belonging.ts';
import { createOpeningStore, type OpeningStore } from '../../data/access/openings.ts';
import { type ContactMessageStore, createContactMessageStore } from '../../data/contact-messages.ts';
import type { StoredAppointment } from '../../data/diary/appointment-items.ts';
import { createDocumentStore, type DocumentStore } from '../../data/documents/documents.ts';
import { readItemCached } from '../../data/entity.ts';
import { createMessageWords, type MessageWords } from '../../data/message-words.ts';
import { connectTable } from '../../data/open-table.ts';
import { createEnding, type EndPlanned } from '../../data/planned/cancel-planned.ts';
import { createHandingOne, type HandingOne } from '../../data/planned/hand-one.ts';
import { readCancelledAtEnd } from '../../data/planned/planned-appointments.ts';
import { type Patient, patientEntity } from '../../data/questionnaires/patients.ts';
import { type AssignmentStore, createAssignmentStore } from '../../data/records/assignments.ts';
import { type CaseNoteStore, createCaseNoteStore } from '../../data/records/case-notes.ts';
import { createDangerStore, type DangerStore } from '../../data/records/danger-store.ts';
import { createEpisodeStore, type EpisodeStore } from '../../data/records/episode-store.ts';
import { createExternalReferralStore, type ExternalReferralStore } from '../../data/records/external-referrals.ts';
import { createJoinedReferralStore, type JoinedReferralStore } from '../../data/records/joined-referrals.ts';
import { createRecordStore, type RecordStore } from '../../data/records/records.ts';
import { createSafetyPlanStore, type SafetyPlanStore } from '../../data/records/safety-plans.ts';
import { createTimelineStore, type TimelineStore } from '../../data/records/timeline.ts';
import { createWithdrawnNoteStore, type WithdrawnNoteStore } from '../../data/records/withdrawn-notes.ts';
import type { DocumentFiles, Quarantine } from '../../files/documents/document-files.ts';
import type { SignatureStore } from '../../files/signatures.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type RecordsDependencies = {
  assignments: AssignmentStore;
  endPlanned: EndPlanned;
  handing: HandingOne;
  /** Sessions ahead that were cancelled as the episode ended. */
  readCancelledAtEnd: (patientId: string, at: string) => Promise<StoredAppointment[]>;
  records: RecordStore;
  joined: Pick<JoinedReferralStore, 'read'>;
  caseNotes: CaseNoteStore;
  withdrawnNotes: WithdrawnNoteStore;
  episodes: EpisodeStore;
  danger: DangerStore;
  externalReferrals: ExternalReferralStore;
  safetyPlans: SafetyPlanStore;
  timeline: TimelineStore;
  messages: Pick<ContactMessageStore, 'link' | 'read'>;
  openings: OpeningStore;
  patients: { read: (patientId: string) => Promise<Patient | undefined> };
  belonging: (ids: readonly string[]) => Promise<ReadonlyMap<string, Patient>>;
  messageWords: MessageWords;
  signatures: SignatureStore;
  documents: DocumentStore;
  documentFiles: Pick<DocumentFiles, 'link'>;
  quarantine: Pick<Quarantine, 'offer'>;
  staff: StaffDirectory;
};

export const makeDependencies = (): RecordsDependencies => {
  const table = connectTable();
  return {
    assignments: createAssignmentStore(table),
    endPlanned: createEnding(table),
    handing: createHandingOne(table),
    readCancelledAtEnd: (patientId, at) => readCancelledAtEnd(table, patientId, at),
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
    patients: { read: (patientId) => readItemCached(table, patientEntity, patientId) },
    belonging: (ids) => readBelonging(table, ids),
    messageWords: createMessageWords(table),
    documents: createDocumentStore(table),
    documentFiles: lazyClient(async () =>
      (await import('../../files/documents/document-files.ts')).createDocumentFiles(),
    ),
    quarantine: lazyClient(async () => (await import('../../files/documents/document-files.ts')).createQuarantine()),
    signatures: lazyClient(async () => (await import('../../files/signatures.ts')).createSignatureStore()),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
