import { openTable } from '../../data/open-table.ts';
import { type CaseNotes, openCaseNotes } from '../../data/records/case-notes.ts';
import { type ExternalReferrals, openExternalReferrals } from '../../data/records/external-referrals.ts';
import { openRecords, type Records } from '../../data/records/records.ts';
import { openTimeline, type Timeline } from '../../data/records/timeline.ts';
import { loadLater } from '../../lib/load-later.ts';
import type { SignatureStore } from '../../lib/signature-store.ts';
import type { StaffDirectory } from '../../lib/staff-directory.ts';

export type RecordsDependencies = {
  records: Records;
  caseNotes: CaseNotes;
  externalReferrals: ExternalReferrals;
  timeline: Timeline;
  signatures: SignatureStore;
  staff: StaffDirectory;
};

export const makeDependencies = (): RecordsDependencies => {
  const table = openTable();
  return {
    records: openRecords(table),
    caseNotes: openCaseNotes(table),
    externalReferrals: openExternalReferrals(table),
    timeline: openTimeline(table),
    signatures: loadLater(async () => (await import('../../lib/signature-store.ts')).openSignatureStore()),
    staff: loadLater(async () => (await import('../../lib/staff-directory.ts')).openStaffDirectory()),
  };
};

export const noSuchReferral = 'Sorry, that referral does not exist.';
export const noSuchPatient = 'Sorry, that patient does not exist.';
export const noSuchNote = 'Sorry, that case note does not exist.';
