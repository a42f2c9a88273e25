import type { DraftStore } from '../../data/drafts.ts';

type Kept = Awaited<ReturnType<DraftStore['list']>>[number];

/** That there is a draft, with the name of whom it is about. */
export const presentDraft = ({ record, patient, ...draft }: Kept) => ({
  ...draft,
  referralId: record,
  patient: patient && { patientId: patient.patientId, firstName: patient.firstName, lastName: patient.lastName },
});
