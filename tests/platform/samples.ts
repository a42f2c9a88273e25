import type { AreaName, areas } from '../../shared/contract.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { BodyInput, Call, Params } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { firstFacts, firstServices } from '../../shared/organisation/organisation.ts';
import { freeDay } from '../support/free-day.ts';
import { makePhoto } from '../support/make-photo.ts';
import { withoutServices } from '../support/without-services.ts';

type Calls = { [Area in AreaName]: (typeof areas)[Area] };
const patientId = '01M5YXZYWAKE0RY5QY34VFXM34';
const named = { referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456' } };
// One white pixel.
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';

type SampleOf<C extends Call> = { params: { [Name in keyof Params<C>]: string } } & (C['body'] extends undefined
  ? { body?: never }
  : { body: BodyInput<C> });

const photo = (await makePhoto()).toString('base64');
const letter = { name: 'Letter.pdf', type: 'application/pdf', bytes: 1000 } as const;
export const patient = '01M5YXZYWAKE0RY5QY34VFXM34';

const link = 'x'.repeat(43);

export const nobody = '7d2f1f6e-8f5e-4d6b-9c1e-0d4f8e5a3b21';

const comingDay = freeDay(21, 1);

/** One request of every call that its schemas accept; a call without one does not compile. */
export const samples: {
  [Area in AreaName]: {
    [Name in keyof Calls[Area]]: Calls[Area][Name] extends Call ? SampleOf<Calls[Area][Name]> : never;
  };
} = {
  site: {
    readOpenApi: { params: {} },
  },
  intake: {
    sendContactMessage: {
      params: {},
      body: { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message: 'Please ring me after 3.' },
    },
    askRingBack: { params: {}, body: { phone: '07700 900456', times: 'Before 3pm', language: 'Punjabi' } },
    sendReferral: {
      params: {},
      body: { referralPersonalDetails: { ...named.referralPersonalDetails, signatureUrl: '' } },
    },
    offerUpload: { params: {}, body: letter },
    pauseReferral: { params: {}, body: { answers: '{}' } },
    resumeReferral: { params: {}, body: { code: 'K7MH-4PXR-9CDF' } },
    readReferralStatus: { params: {}, body: { reference: 'K7M-4PX', dob: '1990-05-04' } },
    showSentReferral: { params: { reference: 'K7M-4PX' } },
  },
  referrals: {
    listWorklist: { params: { page: '1' } },
    markJunk: { params: {}, body: { patientIds: [patientId], versions: [1], why: 'Many of the same words.' } },
    clearJunk: { params: {}, body: { patientIds: [patientId], versions: [2] } },
    decideReferral: { params: { patientId, number: '1' }, body: { state: 'reading', from: 'new', version: 1 } },
    renewStatusCode: { params: { patientId } },
    answerReferrer: { params: { patientId, number: '1' }, body: { text: 'Thank you for your referral.' } },
    separateReferral: {
      params: { patientId, formerId: '01M5YXZYWAKE0RY5QY34VFXM35' },
      body: { reason: 'They have the same name and birthday, and are cousins.' },
    },
    joinReferral: { params: { patientId }, body: { samePatientId: '01M5YXZYWAKE0RY5QY34VFXM35' } },
    readJoinedReferral: { params: { patientId, formerId: patientId } },
  },
  erasure: {
    askErasure: { params: { patientId }, body: { why: 'request', words: 'By a letter of the third of May.' } },
    listErasures: { params: {} },
    countErasures: { params: {} },
    approveErasure: { params: { patientId }, body: { countedAt: '2026-11-20T10:00:00.000Z' } },
    refuseErasure: { params: { patientId } },
    listDue: { params: {} },
    leaveDue: { params: { dueId: patientId }, body: { reason: 'A court case is open.', until: addDays(today(), 90) } },
    readErased: { params: { of: 'K7M-4PX' } },
  },
  patients: {
    listReferrals: { params: { page: '1' } },
    readReferral: { params: { id: patientId } },
    deactivateReferral: { params: { id: patientId } },
    createPatient: { params: {}, body: named },
    listPatients: { params: { page: '1', size: '12' } },
    deactivatePatient: { params: { patientId } },
    reactivatePatient: { params: { patientId } },
    identifyRecord: { params: { patientId } },
    openRecord: { params: { patientId }, body: { why: 'cover' } },
    searchPatients: { params: { text: 'amina yus', page: '1' } },
    updatePatient: { params: {}, body: { ...named, patientId, version: 1 } },
    readPatientVersion: { params: { patientId, version: '1' } },
    readTimeline: { params: { patientId, before: 'latest' } },
    assignStaff: { params: {}, body: { patientId, userId: 'nobody' } },
    unassignStaff: { params: { patientId }, body: { reason: 'She has left us.' } },
    linkContact: { params: { id: '01M5YXZYWAKE0RY5QY34VFXM34' }, body: { patientId, version: 1 } },
    listStaff: { params: {} },
    readPatientData: { params: {} },
    watchPatient: { params: { patientId } },
    createExternalReferral: {
      params: {},
      body: {
        patientId,
        serviceType: 'Housing',
        description: 'Damp in the bedroom.',
        withoutConsent: 'They asked for it by phone.',
      },
    },
    updateExternalReferral: {
      params: { patientId, externalReferralId: patientId },
      body: { status: 'accepted', outcome: '', version: 1 },
    },
    findLikelyPatients: { params: {}, body: { firstName: 'Amina', lastName: 'Yusuf' } },
    readSummary: { params: { patientId: patient } },
    listLikelyPatients: { params: { patientId } },
    saveSignature: { params: {}, body: { image } },
    listPracticePatients: { params: {} },
    addPracticePatient: { params: {} },
    removePracticePatient: { params: { patientId } },
  },
  episodes: {
    listEpisodes: { params: { patientId } },
    closeEpisode: {
      params: { patientId },
      body: { number: 1, version: 1, reason: 'completed', informed: [{ party: 'gp', on: '2026-01-31' }] },
    },
    reopenEpisode: { params: { patientId }, body: { number: 1, version: 2, reason: 'Closed by mistake.' } },
    startEpisode: {
      params: { patientId },
      body: { after: 1, referredOn: '2026-01-31', service: firstServices[0].id, referrerKind: 'self' },
    },
  },
  notes: {
    readNoteTemplates: { params: {} },
    saveNoteTemplates: {
      params: {},
      body: { version: 0, templates: [{ id: 'first', name: 'First meeting', text: 'What brought them:' }] },
    },
    createCaseNote: { params: {}, body: { patientId, caseNote: 'We met for the first time.' } },
    listCaseNotes: { params: { patientId, page: '1', size: '12' } },
    amendCaseNote: { params: { patientId, caseNoteId: patientId }, body: { caseNote: 'We met.', version: 1 } },
    markCaseNote: { params: { patientId, caseNoteId: patientId }, body: { notForThem: 'third-party' } },
    listNoteVersions: { params: { patientId, caseNoteId: patientId } },
    withdrawCaseNote: {
      params: { patientId, caseNoteId: patientId },
      body: { reason: 'It is about somebody else.', version: 1 },
    },
    openWithdrawnNote: { params: { patientId, caseNoteId: patientId }, body: { reason: 'A complaint.' } },
    restrictCaseNote: {
      params: { patientId, caseNoteId: patientId },
      body: { userIds: [], why: 'It is about a colleague.' },
    },
    openRestrictedNote: { params: { patientId, caseNoteId: patientId }, body: { why: 'cover' } },
  },
  documents: {
    listDocuments: { params: { patientId, before: 'latest' } },
    openDocument: { params: { patientId, documentId: patientId } },
    offerDocument: { params: { patientId }, body: letter },
    addDocument: { params: { patientId }, body: { uploadId: 'a'.repeat(32), name: 'Letter' } },
    renameDocument: { params: { patientId, documentId: patientId }, body: { name: 'Letter', version: 1 } },
    markDocument: { params: { patientId, documentId: patientId }, body: { notForThem: 'third-party' } },
    deleteDocument: { params: { patientId, documentId: patientId }, body: { reason: 'It is about somebody else.' } },
    restrictDocument: {
      params: { patientId, documentId: patientId },
      body: { userIds: [], why: 'It is about a colleague.' },
    },
    openRestrictedDocument: { params: { patientId, documentId: patientId }, body: { why: 'cover' } },
  },
  safety: {
    recordCall: {
      params: { patientId },
      body: { outcome: 'reached', by: 'Ada Okoro', on: '2026-01-31', words: 'She is safe, and with her sister.' },
    },
    markDanger: { params: { patientId }, body: { stands: true, reason: 'Her husband was seen at the door.' } },
    readSafetyPlan: { params: { patientId } },
    saveSafetyPlan: { params: { patientId }, body: { warningSigns: 'I stop answering the phone.', version: 0 } },
    listSafetyPlanVersions: { params: { patientId } },
  },
  questionnaires: {
    saveResult: {
      params: {},
      body: [0, 1, 2, 3, 4, 5, 6].map((question) => ({ question, score: 1, questionType: 'gad', patientId: patient })),
    },
    correctResult: {
      params: { patientId: patient, resultId: patient },
      body: {
        version: 1,
        questionType: 'gad',
        // A day long before the referral would have to be confirmed.
        questionDate: addDays(today(), -1),
        answers: [0, 1, 2, 3, 4, 5, 6].map((question) => ({ question, score: 1 })),
        why: 'Two answers were swapped.',
      },
    },
    readResult: { params: { patientId: patient, resultId: patient } },
    listScores: { params: { patientId: patient, page: '1', size: '6' } },
    listSuicideRisk: { params: { patientId: patient } },
    readTestState: { params: { patientId: patient } },
    writeCsv: { params: { patientId: patient } },
    listOverdue: { params: { page: '1', size: '12' } },
    listWithoutBaseline: { params: { page: '1', size: '12' } },
    saveFeedback: {
      params: {},
      body: Array.from({ length: 12 }, (_, question) => ({ question, score: 4, tests: 1 as const })),
    },
    readFeedback: { params: {} },
    askForAnswers: {
      params: { patientId },
      body: { way: 'tablet', questionnaires: ['phq'], feedback: false, language: 'en' },
    },
    listSelfCompletions: { params: { patientId } },
    revokeSelfCompletion: { params: { patientId, requestId: patientId } },
  },
  alerts: {
    listAlerts: { params: { page: '1', size: '12' } },
    watchAlerts: { params: {} },
    respondToAlert: {
      params: { patientId: patient, alertId: patient },
      body: { action: 'I rang her; her sister is with her tonight.', name: 'Tomasz Brzezicki' },
    },
    listAlertReviews: { params: { page: '1', size: '12' } },
    reviewAlert: {
      params: { patientId: patient, alertId: patient },
      body: { action: 'She is well; her sister stays with her.', name: 'Tomasz Brzezicki', after: 0 },
    },
  },
  'self-completion': {
    showLink: { params: { link } },
    openLink: { params: {}, body: { link, language: 'en', dob: '1990-05-04' } },
    answerQuestion: {
      params: {},
      body: { link, pageToken: link, language: 'en', questionnaire: 'phq', question: '0', score: '1', go: 'next' },
    },
    leaveFeedback: { params: {}, body: { link, pageToken: link, language: 'en', go: 'skip' } },
  },
  appointments: {
    readDiary: { params: { kind: 'worker', of: 'me', day: '2026-12-01' } },
    readAppointment: { params: { appointmentId: patient } },
    bookAppointment: {
      params: {},
      body: { patientId: patient, workerId: nobody, day: comingDay, time: '10:00', minutes: 50, place: 'telephone' },
    },
    moveAppointment: {
      params: { appointmentId: patient },
      body: { workerId: nobody, day: comingDay, time: '11:00', minutes: 50, place: 'telephone', version: 1 },
    },
    cancelAppointment: {
      params: { appointmentId: patient },
      body: { by: 'person', reason: 'She is unwell.', version: 1 },
    },
    readAppointments: { params: { patientId: patient } },
    recordAppointment: {
      params: { patientId: patient },
      body: {
        status: 'attended',
        workerId: nobody,
        day: '2026-01-31',
        time: '10:00',
        minutes: 50,
        place: 'telephone',
        caseNote: 'We met.',
      },
    },
    chooseReminders: { params: { patientId: patient }, body: { wanted: true, tests: true, version: 0 } },
    readFeedState: { params: {} },
    renewFeed: { params: {} },
    revokeFeed: { params: {} },
  },
  calendar: {
    readFeed: { params: { owner: nobody, secret: 'x'.repeat(43) } },
  },
  groups: {
    listGroups: { params: { state: 'active' } },
    readGroup: { params: { groupId: patient } },
    createGroup: {
      params: {},
      body: {
        ...{ name: 'Coffee and words', service: '', weekdays: ['thursday'], time: '10:00', minutes: 90 },
        ...{ from: comingDay, leaderId: nobody, where: '' },
      },
    },
    changeGroup: {
      params: { groupId: patient },
      body: {
        ...{ name: 'Coffee and words', service: '', weekdays: ['thursday'], time: '10:00', minutes: 90 },
        ...{ from: comingDay, leaderId: nobody, where: '', version: 1 },
      },
    },
    addMember: { params: { groupId: patient }, body: { patientId: patient, joinedOn: '2026-01-31' } },
    changeMember: { params: { groupId: patient, memberId: patient }, body: { leftOn: '2026-01-31' } },
    callOffDate: { params: { groupId: patient, day: '2026-01-31' }, body: { reason: 'The leader is ill.' } },
    takeBackDate: { params: { groupId: patient, day: '2026-01-31' } },
    readRegister: { params: { groupId: patient, day: '2026-01-31' } },
    saveRegister: {
      params: { groupId: patient, day: '2026-01-31' },
      body: { marks: [{ memberId: patient, mark: 'here' }], guests: [], note: '', version: 0 },
    },
  },
  tasks: {
    readLateWork: { params: {} },
    readLeadWork: { params: {} },
    readToday: { params: {} },
    listAbsences: { params: {} },
    readAbsenceSummary: { params: {} },
    saveOwnAbsence: { params: {}, body: { from: '2099-01-05', to: '2099-01-09', why: 'holiday' } },
    removeOwnAbsence: { params: { absenceId: patient } },
    saveAbsenceOf: { params: { accountId: nobody }, body: { from: '2099-01-05', to: '2099-01-09', why: 'sick' } },
    removeAbsenceOf: { params: { accountId: nobody, absenceId: patient } },
    readCovered: { params: { accountId: nobody } },
    readFrame: { params: {} },
    listColleagues: { params: {} },
    giveTasks: { params: {}, body: { from: nobody, to: nobody } },
    createTask: { params: {}, body: { what: 'Ring the housing officer.', until: '2026-12-01', ownerId: nobody } },
    listTasks: { params: { owner: 'me', state: 'open', page: '1' } },
    listPatientTasks: { params: { patientId: patient } },
    readTask: { params: { taskId: patient } },
    takeOn: { params: { patientId: patient } },
    readPlanned: { params: { patientId: patient } },
    askHandOver: { params: {}, body: { from: nobody, to: 'nobody' } },
    changeTask: {
      params: { taskId: patient },
      body: { what: 'Ring the housing officer.', until: '2026-12-02', ownerId: nobody, version: 1 },
    },
    finishTask: { params: { taskId: patient }, body: { to: 'done', version: 1 } },
    listCaseload: { params: {} },
    countCaseload: { params: {} },
    handOver: { params: {}, body: { from: nobody, to: 'nobody', reason: 'Leaves at the end of the month.' } },
  },
  messages: {
    listContacts: { params: { page: '1' } },
    markJunkMessages: {
      params: {},
      body: { messages: [{ contactId: '01M5YXZYWAKE0RY5QY34VFXM34', from: 'new' }], why: 'Advertising.' },
    },
    clearJunkMessages: { params: {}, body: { messages: [{ contactId: '01M5YXZYWAKE0RY5QY34VFXM34', from: 'junk' }] } },
    readContact: { params: { id: '01M5YXZYWAKE0RY5QY34VFXM34' } },
    handleContact: {
      params: { id: '01M5YXZYWAKE0RY5QY34VFXM34' },
      body: { state: 'answered', how: 'rang', version: 1 },
    },
    deleteContact: { params: { id: '01M5YXZYWAKE0RY5QY34VFXM34' } },
  },
  letters: {
    readLetterTemplates: { params: {} },
    saveLetterTemplates: {
      params: {},
      body: {
        version: 0,
        templates: [{ id: 'first', name: 'Welcome', party: 'person', subject: 'Welcome', text: 'Dear {firstName},' }],
      },
    },
    listLetters: { params: { patientId } },
    readLetter: { params: { patientId, letterId: '01M5YXZYWAKE0RY5QY34VFXM34' } },
    deleteLetter: {
      params: { patientId, letterId: '01M5YXZYWAKE0RY5QY34VFXM34' },
      body: { reason: 'It is about somebody else.' },
    },
    addLetter: {
      params: { patientId },
      body: {
        ...{ kind: 'appointment', party: 'person', way: 'hand', name: 'Amina Yusuf', address: '' },
        ...{ subject: 'Your next session', text: 'Dear Amina,\n\nYour next session is on Tuesday.' },
      },
    },
  },
  report: {
    readOrgData: { params: {} },
    readReport: { params: { from: '2026-07-01', to: '2026-09-30' } },
    listNumber: {
      params: { from: '2026-07-01', to: '2026-09-30', table: 'people', row: 'all', column: '0' },
    },
    listSentReports: { params: {} },
    readSentReport: { params: { copyId: '01M5YXZYWAKE0RY5QY34VFXM34' } },
    sendReport: { params: {}, body: { from: '2026-07-01', to: '2026-09-30', sentTo: 'Leeds Community Fund' } },
  },
  accounts: {
    signUp: {
      params: {},
      body: {
        username: 'somebody.new@mail.example',
        password: 'a long enough one',
        firstName: 'Ada',
        lastName: 'Okoro',
      },
    },
    activate: { params: {}, body: { email: 'nobody.here@mail.example', code: '000000' } },
    confirmEmail: { params: {}, body: { email: 'nobody.here@mail.example' } },
    openInvitation: { params: {}, body: { username: nobody, secret: '5'.repeat(64) } },
    acceptInvitation: {
      params: {},
      body: { username: nobody, secret: '5'.repeat(64), password: 'a long enough one' },
    },
    updatePassword: {
      params: {},
      body: { email: 'nobody.here@mail.example', code: '000000', password: 'a long enough one' },
    },
    signIn: { params: {}, body: { username: 'nobody.here@bca.example', password: 'not the password' } },
    sendCode: {
      params: {},
      body: { channel: 'sms', to: 'nobody.here@bca.example', password: 'not the password' },
    },
    checkCode: {
      params: {},
      body: { channel: 'sms', to: 'nobody.here@bca.example', code: '000000', session: 'a-session-that-never-was' },
    },
  },
  session: {
    signOut: { params: {} },
    extendSession: { params: {} },
    readSignIn: { params: {} },
    rememberBrowser: { params: {} },
    forgetBrowsers: { params: {}, body: {} },
    offerApp: { params: {}, body: { refreshToken: 'a-token-that-never-was' } },
    addApp: { params: {}, body: { refreshToken: 'a-token-that-never-was', code: '000000' } },
    removeApp: { params: {} },
  },
  users: {
    listUsers: { params: {} },
    findUsers: { params: {}, body: { text: 'somebody' } },
    grantRole: {
      params: {},
      body: { email: 'somebody.granted@bca.example', role: 'ROLE_STAFF', mobile: '07700 900999' },
    },
    changeAddress: { params: { username: nobody }, body: { email: 'another@bca.example' } },
    changeMobile: { params: { username: nobody }, body: { mobile: '07700 900998' } },
    chooseServices: { params: { username: nobody }, body: { services: [firstServices[0].id], version: 0 } },
    revokeRole: { params: { username: nobody } },
    disableUser: { params: { username: nobody } },
    enableUser: { params: { username: nobody } },
    liftLimits: { params: { username: nobody } },
    forgetBrowsersOf: { params: { username: nobody } },
    removeAppOf: { params: { username: nobody } },
    sendInvitation: { params: { username: nobody } },
    withdrawInvitation: { params: { username: nobody } },
  },
  privacy: {
    listPrivacyCases: { params: {} },
    countPrivacyCases: { params: {} },
    addPrivacyRequest: {
      params: {},
      body: {
        request: 'access',
        person: 'Amrit Sandhu',
        askedBy: '',
        arrival: 'letter',
        receivedOn: '2026-11-20',
        words: 'I should like a copy of everything that you hold about me.',
        patientId: '',
      },
    },
    addIncident: {
      params: {},
      body: {
        what: 'A letter went to the address of somebody else.',
        whose: 'One person; their name and the day of their session.',
        knownOn: '2026-11-20',
        knownAt: '09:30',
        risk: 'unlikely',
      },
    },
    readPrivacyCase: { params: { caseId: patient } },
    askPack: { params: { caseId: patient } },
    readPack: { params: { caseId: patient } },
    blackOutWords: { params: { caseId: patient }, body: { words: 'Her sister Farida', why: 'third-party' } },
    decidePackItem: { params: { caseId: patient, number: '0' }, body: { leaveOut: 'third-party' } },
    addPrivacyStep: {
      params: { caseId: patient },
      body: { version: 1, step: 'note', on: '2026-11-21', words: 'We wrote to them.' },
    },
    listConsents: { params: { patientId } },
    addConsent: {
      params: { patientId },
      body: { purpose: 'gp', answer: 'given', how: 'phone', language: 'Urdu', on: '2020-01-05', until: '', note: '' },
    },
    readRecordLimits: { params: { patientId } },
    excludeStaff: { params: { patientId }, body: { userId: nobody, why: 'knows', words: '' } },
    admitStaff: { params: { patientId, userId: nobody } },
    restrictRecord: {
      params: { patientId },
      body: { userIds: [], why: 'Her sister works in the same building.', version: 1 },
    },
  },
  audit: {
    readAuditLog: { params: {} },
    listLooks: { params: { patientId } },
    reviewQuarter: { params: { quarter: '2026-Q4' } },
    listSignedReviews: { params: {} },
    signReview: { params: { quarter: '2026-Q3' }, body: { words: 'Ten looks were read, and nothing was wrong.' } },
  },
  settings: {
    readSettings: { params: {} },
    listStaffLanguages: { params: {} },
    saveOwnLanguages: { params: {}, body: { languages: ['Punjabi', 'Urdu'] } },
    saveLanguagesOf: { params: { accountId: nobody }, body: { languages: ['Punjabi'] } },
    saveSettings: {
      params: {},
      body: { staffMayAssignThemselves: true, rota: { weekly: {}, dates: [] }, version: 0 },
    },
  },
  publishing: {
    readSiteDraft: { params: {} },
    saveSiteDraft: { params: {}, body: { version: 0, facts: withoutServices(firstFacts) } },
    saveSiteServices: { params: {}, body: { version: 0, services: firstFacts.services } },
    saveSitePages: {
      params: {},
      body: {
        version: 0,
        pages: [{ number: 1, words: { en: { name: 'Eid party', short: 'Come and eat.', text: 'On Friday at six.' } } }],
      },
    },
    saveSitePictures: {
      params: {},
      body: {
        version: 0,
        pictures: { tea: { file: `${'0'.repeat(32)}.jpg`, alt: { en: 'Ten people eat at a long table.' } } },
      },
    },
    addSitePicture: { params: {}, body: { picture: photo } },
    readSiteWords: { params: {} },
    saveSiteWords: {
      params: {},
      body: {
        version: 0,
        language: 'en',
        file: 'pages/home',
        texts: [{ place: 'pages/home.lead', text: 'Come as you are.' }],
      },
    },
    putBackSite: { params: {}, body: { version: 1, number: 1 } },
    checkSitePage: { params: {}, body: { version: 0, language: 'ur', path: '/', by: 'Nasreen Akhtar' } },
    previewSite: { params: {} },
    publishSite: { params: {}, body: { version: 1 } },
    listPublications: { params: {} },
  },
  transfer: {
    checkRows: {
      params: { kind: 'patients', importId: '0123456789abcdef0123456789abcdef' },
      body: { headings: ['First name', 'Last name'], rows: [{ row: 1, cells: ['Amina', 'Yusuf'] }] },
    },
    storeRows: {
      params: { kind: 'patients', importId: '0123456789abcdef0123456789abcdef' },
      body: {
        fileName: 'patients.csv',
        total: 1,
        headings: ['First name', 'Last name'],
        rows: [{ row: 1, cells: ['Amina', 'Yusuf'] }],
      },
    },
    listTransfers: { params: { page: '1' } },
    beginExport: { params: {}, body: { reason: 'The quarter’s report to our funder.' } },
    readExport: { params: { exportId: '01M5YXZYWAKE0RY5QY34VFXM34', part: 'patients', after: 'first' } },
  },
  drafts: {
    listDrafts: { params: {} },
    saveDraft: { params: { form: 'case-note', recordId: 'new' }, body: { content: '{"text":"Half a sentence"}' } },
    readDraft: { params: { form: 'case-note', recordId: 'new' } },
    discardDraft: { params: { form: 'case-note', recordId: 'new' } },
  },
};
