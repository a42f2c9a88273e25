import { patientCalls } from '../../shared/patients/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { assignStaff } from './assign-staff.ts';
import { createExternalReferral } from './create-external-referral.ts';
import { createPatient } from './create-patient.ts';
import { deactivatePatient } from './deactivate-patient.ts';
import { deactivateReferral } from './deactivate-referral.ts';
import { makeDependencies } from './dependencies.ts';
import { findLikelyPatients } from './find-likely-patients.ts';
import { identifyRecord } from './identify-record.ts';
import { linkContact } from './link-contact.ts';
import { listLikelyPatients } from './list-likely-patients.ts';
import { listPatients } from './list-patients.ts';
import { listReferrals } from './list-referrals.ts';
import { listStaff } from './list-staff.ts';
import { openRecord } from './open-record.ts';
import { reactivatePatient } from './reactivate-patient.ts';
import { readPatientData } from './read-patient-data.ts';
import { readPatientVersion } from './read-patient-version.ts';
import { readReferral } from './read-referral.ts';
import { readTimeline } from './read-timeline.ts';
import { saveSignature } from './save-signature.ts';
import { searchPatients } from './search-patients.ts';
import { unassignStaff } from './unassign-staff.ts';
import { updateExternalReferral } from './update-external-referral.ts';
import { updatePatient } from './update-patient.ts';
import { watchPatient } from './watch-patient.ts';

export const handler = serve(
  patientCalls,
  {
    assignStaff,
    createExternalReferral,
    createPatient,
    deactivatePatient,
    deactivateReferral,
    findLikelyPatients,
    identifyRecord,
    linkContact,
    listLikelyPatients,
    listPatients,
    listReferrals,
    listStaff,
    openRecord,
    reactivatePatient,
    readPatientData,
    readPatientVersion,
    readReferral,
    readTimeline,
    saveSignature,
    searchPatients,
    unassignStaff,
    updateExternalReferral,
    updatePatient,
    watchPatient,
  },
  makeDependencies,
);
