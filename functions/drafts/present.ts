import type { DraftStore } from './store/drafts.ts';

type ListedDraft = Awaited<ReturnType<DraftStore['list']>>[number];

export const presentDraft = ({ record, patient, ...draft }: ListedDraft) => ({
  ...draft,
  recordId: record,
  patient: patient && { patientId: patient.patientId, firstName: patient.firstName, lastName: patient.lastName },
});
