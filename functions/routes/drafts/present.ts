import type { DraftStore } from '../../data/drafts.ts';

type ListedDraft = Awaited<ReturnType<DraftStore['list']>>[number];

/** A draft without its words, with the name of the patient. */
export const presentDraft = ({ record, patient, ...draft }: ListedDraft) => ({
  ...draft,
  recordId: record,
  patient: patient && { patientId: patient.patientId, firstName: patient.firstName, lastName: patient.lastName },
});
