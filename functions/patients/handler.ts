import { records } from '../../shared/patients/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addDocument } from '../documents/add-document.ts';
import { amendCaseNote } from '../notes/amend-case-note.ts';
import { assignStaff } from './assign-staff.ts';
import { closeEpisode } from '../episodes/close-episode.ts';
import { createCaseNote } from '../notes/create-case-note.ts';
import { createExternalReferral } from './create-external-referral.ts';
import { createPatient } from './create-patient.ts';
import { deactivatePatient } from './deactivate-patient.ts';
import { deactivateReferral } from './deactivate-referral.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { makeDependencies } from './dependencies.ts';
import { findLikelyPatients } from './find-likely-patients.ts';
import { identifyRecord } from './identify-record.ts';
import { linkContact } from './link-contact.ts';
import { listCaseNotes } from '../notes/list-case-notes.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { listEpisodes } from '../episodes/list-episodes.ts';
import { listLikelyPatients } from './list-likely-patients.ts';
import { listNoteVersions } from '../notes/list-note-versions.ts';
import { listPatients } from './list-patients.ts';
import { listReferrals } from './list-referrals.ts';
import { listSafetyPlanVersions } from '../safety/list-safety-plan-versions.ts';
import { listStaff } from './list-staff.ts';
import { markDanger } from '../safety/mark-danger.ts';
import { offerDocument } from '../documents/offer-document.ts';
import { openDocument } from '../documents/open-document.ts';
import { openRecord } from './open-record.ts';
import { openWithdrawnNote } from '../notes/open-withdrawn-note.ts';
import { reactivatePatient } from './reactivate-patient.ts';
import { readPatientData } from './read-patient-data.ts';
import { readPatientVersion } from './read-patient-version.ts';
import { readReferral } from './read-referral.ts';
import { readSafetyPlan } from '../safety/read-safety-plan.ts';
import { readTimeline } from './read-timeline.ts';
import { recordCall } from '../safety/record-call.ts';
import { renameDocument } from '../documents/rename-document.ts';
import { reopenEpisode } from '../episodes/reopen-episode.ts';
import { saveSafetyPlan } from '../safety/save-safety-plan.ts';
import { saveSignature } from './save-signature.ts';
import { searchPatients } from './search-patients.ts';
import { startEpisode } from '../episodes/start-episode.ts';
import { unassignStaff } from './unassign-staff.ts';
import { updateExternalReferral } from './update-external-referral.ts';
import { updatePatient } from './update-patient.ts';
import { watchPatient } from './watch-patient.ts';
import { withdrawCaseNote } from '../notes/withdraw-case-note.ts';

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
