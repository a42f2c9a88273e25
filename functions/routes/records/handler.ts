import { records } from '../../../shared/api/records.ts';
import { serve } from '../../http/serve.ts';
import { addDocument } from './add-document.ts';
import { amendCaseNote } from './amend-case-note.ts';
import { assignStaff } from './assign-staff.ts';
import { closeEpisode } from './close-episode.ts';
import { createCaseNote } from './create-case-note.ts';
import { createExternalReferral } from './create-external-referral.ts';
import { createPatient } from './create-patient.ts';
import { deactivatePatient } from './deactivate-patient.ts';
import { deactivateReferral } from './deactivate-referral.ts';
import { deleteDocument } from './delete-document.ts';
import { makeDependencies } from './dependencies.ts';
import { findLikelyPatients } from './find-likely-patients.ts';
import { identifyRecord } from './identify-record.ts';
import { linkContact } from './link-contact.ts';
import { listCaseNotes } from './list-case-notes.ts';
import { listDocuments } from './list-documents.ts';
import { listEpisodes } from './list-episodes.ts';
import { listLikelyPatients } from './list-likely-patients.ts';
import { listNoteVersions } from './list-note-versions.ts';
import { listPatients } from './list-patients.ts';
import { listReferrals } from './list-referrals.ts';
import { listSafetyPlanVersions } from './list-safety-plan-versions.ts';
import { listStaff } from './list-staff.ts';
import { markDanger } from './mark-danger.ts';
import { offerDocument } from './offer-document.ts';
import { openDocument } from './open-document.ts';
import { openRecord } from './open-record.ts';
import { openWithdrawnNote } from './open-withdrawn-note.ts';
import { reactivatePatient } from './reactivate-patient.ts';
import { readPatientData } from './read-patient-data.ts';
import { readPatientVersion } from './read-patient-version.ts';
import { readReferral } from './read-referral.ts';
import { readSafetyPlan } from './read-safety-plan.ts';
import { readTimeline } from './read-timeline.ts';
import { recordCall } from './record-call.ts';
import { renameDocument } from './rename-document.ts';
import { reopenEpisode } from './reopen-episode.ts';
import { saveSafetyPlan } from './save-safety-plan.ts';
import { saveSignature } from './save-signature.ts';
import { searchPatients } from './search-patients.ts';
import { startEpisode } from './start-episode.ts';
import { unassignStaff } from './unassign-staff.ts';
import { updateExternalReferral } from './update-external-referral.ts';
import { updatePatient } from './update-patient.ts';
import { watchPatient } from './watch-patient.ts';
import { withdrawCaseNote } from './withdraw-case-note.ts';

export const handler = serve(
  records,
  {
    addDocument,
    deleteDocument,
    listDocuments,
    offerDocument,
    openDocument,
    renameDocument,
    amendCaseNote,
    assignStaff,
    closeEpisode,
    createCaseNote,
    createExternalReferral,
    createPatient,
    deactivatePatient,
    deactivateReferral,
    findLikelyPatients,
    identifyRecord,
    linkContact,
    listCaseNotes,
    listEpisodes,
    listLikelyPatients,
    listNoteVersions,
    listPatients,
    listReferrals,
    listSafetyPlanVersions,
    listStaff,
    openRecord,
    reactivatePatient,
    readPatientData,
    readPatientVersion,
    readReferral,
    readSafetyPlan,
    markDanger,
    readTimeline,
    recordCall,
    reopenEpisode,
    saveSafetyPlan,
    saveSignature,
    searchPatients,
    startEpisode,
    unassignStaff,
    updateExternalReferral,
    updatePatient,
    watchPatient,
    withdrawCaseNote,
    openWithdrawnNote,
  },
  makeDependencies,
);
