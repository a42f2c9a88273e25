/** How often each call is made in a month, as an assumption; what a call costs is counted, not assumed. */
export const monthlyCalls = {
  perStaff: {
    listReferrals: 40,
    listContacts: 40,
    readContact: 20,
    readReferral: 120,
    listPatients: 60,
    searchPatients: 120,
    updatePatient: 20,
    readTimeline: 120,
    createCaseNote: 80,
    listCaseNotes: 80,
    createExternalReferral: 4,
    saveResult: 40,
    listScores: 80,
    listSuicideRisk: 40,
    readOrgData: 40,
    readPatientData: 340,
    // A request each minute while the screen is in sight: half of the hours of a day.
    readFrame: 4800,
    watchPatient: 900,
    listOverdue: 60,
    listAlerts: 60,
    watchAlerts: 300,
    readFeedback: 20,
    keepDraft: 200,
    keepSession: 300,
  },
  perPatient: { sendReferral: 0.05, sendContactMessage: 0.05, saveFeedback: 0.05 },
} as const;

export const monthlySignInsPerStaff = 22;
export const monthlyVisitsPerPatient = 5;
export const requestsPerVisit = 12;
export const megabytesPerVisit = 0.3;
export const kilobytesStoredPerPatient = 60;
export const millisecondsPerCall = 40;
export const functionGigabytes = 1;
export const logKilobytesPerCall = 0.8;
/** Copies kept each night for 35 days and each month for 400; each is a full copy of the table. */
export const copiesOfTable = 35 + 13;
export const signatureKilobytesPerPatient = 8;
/** Codes to choose a password with. */
export const monthlyMailsPerStaff = 0.2;
