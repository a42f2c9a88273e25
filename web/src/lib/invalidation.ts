import type { Call } from '../../../shared/api/call.ts';
import type { AreaName, areas } from '../../../shared/api/contract.ts';
import { diary } from '../../../shared/api/diary.ts';
import { drafts } from '../../../shared/api/drafts.ts';
import { inbox } from '../../../shared/api/inbox.ts';
import { questionnaires } from '../../../shared/api/questionnaires.ts';
import { records } from '../../../shared/api/records.ts';
import { referrals } from '../../../shared/api/referrals.ts';
import { session } from '../../../shared/api/session.ts';
import { settings } from '../../../shared/api/settings.ts';
import { transfer } from '../../../shared/api/transfer.ts';
import { users } from '../../../shared/api/users.ts';
import { work } from '../../../shared/api/work.ts';

type Calls = readonly Call[];
type Unlisted = { method: 'GET' } | { permission: 'public' };
type Writes<Area> = { [Name in keyof Area as Area[Name] extends Unlisted ? never : Name]: Calls };

const { readReferral, readTimeline, listPatients, listReferrals, searchPatients, readPatientData } = records;
const { readStanding, listScores, readResult, listSuicideRisk, listAlerts, readOrgData } = questionnaires;
const { listOverdue, listWithoutBaseline } = questionnaires;

/** Calls that list patients, or count them. */
export const patientLists: Calls = [
  referrals.listWorklist,
  ...[listPatients, listReferrals, searchPatients, readPatientData, listOverdue, listWithoutBaseline],
  ...[records.findLikelyPatients, records.listLikelyPatients, work.listCaseload, work.countCaseload],
];
export const alertLists: Calls = [listAlerts, questionnaires.listAlertReviews, readStanding];
/** Calls of the work to do: the counts in the frame around every screen, and Today. */
const toDo: Calls = [work.readFrame, work.readToday];
const results: Calls = [listScores, readResult, listSuicideRisk, readOrgData, ...alertLists];
const documents: Calls = [records.listDocuments];
const notes: Calls = [records.listCaseNotes, records.listNoteVersions];
const record: Calls = [readReferral, readTimeline, records.listEpisodes];
/** Calls that show one patient. */
export const onePatient: Calls = [
  records.readSafetyPlan,
  records.listSafetyPlanVersions,
  records.listEpisodes,
  ...record,
  ...notes,
  ...documents,
  ...results,
  records.listLikelyPatients,
];
/** Calls that show a status or a name. */
const status: Calls = [records.listEpisodes, ...record, ...patientLists, ...alertLists, ...toDo];
const tested: Calls = [readTimeline, ...results, listOverdue, listWithoutBaseline, ...toDo];
const accounts: Calls = [users.listUsers, users.findUsers, records.listStaff];

const caseloads: Calls = [work.listCaseload, work.countCaseload, referrals.listWorklist];

const tasks: Calls = [
  ...[
    work.listTasks,
    work.listPatientTasks,
    work.readTask,
    work.readToday,
    work.readPlanned,
    work.askHandOver,
    readTimeline,
  ],
];
const appointments: Calls = [
  ...[
    diary.readDiary,
    diary.readAppointment,
    diary.readAppointments,
    work.readToday,
    work.readPlanned,
    work.askHandOver,
    readTimeline,
  ],
];
/** Calls that show less to people who may not open a record. */
const opened: Calls = [...onePatient, ...patientLists, ...alertLists, ...toDo, ...tasks, ...appointments];

const messages: Calls = [inbox.listContacts, inbox.readContact, ...toDo];

const inboxWrites: Writes<typeof inbox> = {
  deleteContact: [...messages, readTimeline],
  handleContact: messages,
  markJunkMessages: messages,
  clearJunkMessages: messages,
};

/** An end of an episode, or another worker, changes what is planned. */
const ended: Calls = [...status, ...appointments, ...tasks, questionnaires.listSelfCompletions];
const handed: Calls = [...appointments, ...tasks];

const recordWrites: Writes<typeof records> = {
  deactivateReferral: ended,
  deactivatePatient: ended,
  reactivatePatient: [...status, work.readPlanned],
  closeEpisode: ended,
  reopenEpisode: [...status, work.readPlanned],
  startEpisode: status,
  recordCall: status,
  markDanger: status,
  createPatient: [...patientLists, ...toDo],
  updatePatient: status,
  assignStaff: [...record, ...caseloads, ...toDo, ...handed],
  unassignStaff: [...record, ...caseloads, ...toDo, ...handed],
  createCaseNote: [readTimeline, ...notes, ...toDo],
  amendCaseNote: [readTimeline, ...notes],
  withdrawCaseNote: [readTimeline, ...notes, ...appointments, ...caseloads],
  // It asks, and changes nothing that is shown elsewhere.
  openWithdrawnNote: [],
  saveSafetyPlan: [...record, records.readSafetyPlan, records.listSafetyPlanVersions],
  linkContact: [...messages, readTimeline],
  createExternalReferral: record,
  updateExternalReferral: record,
  // The upload is on no record yet.
  offerDocument: [],
  addDocument: [readTimeline, ...documents],
  renameDocument: [readTimeline, ...documents],
  deleteDocument: [readTimeline, ...documents],
  saveSignature: [],
  // A refused record is answered now.
  openRecord: opened,
  // It asks, and changes nothing.
  findLikelyPatients: [],
};

const referralWrites: Writes<typeof referrals> = {
  decideReferral: ended,
  markJunk: status,
  clearJunk: status,
  answerReferrer: [readTimeline],
  joinReferral: status,
  separateReferral: status,
};

const questionnaireWrites: Writes<typeof questionnaires> = {
  saveResult: tested,
  correctResult: tested,
  respondToAlert: [readTimeline, ...alertLists, ...toDo],
  reviewAlert: [readTimeline, ...alertLists, ...toDo],
  saveFeedback: [questionnaires.readFeedback],
  askForAnswers: [questionnaires.listSelfCompletions, work.readPlanned, readTimeline],
  revokeSelfCompletion: [questionnaires.listSelfCompletions, work.readPlanned, readTimeline],
};

const userWrites: Writes<typeof users> = {
  grantRole: accounts,
  changeMobile: accounts,
  chooseServices: accounts,
  revokeRole: accounts,
  disableUser: accounts,
  enableUser: accounts,
  liftLimits: [],
  forgetBrowsersOf: [],
  removeAppOf: [],
  findUsers: [],
};

const ownSignIn: Calls = [session.readSignIn];
const sessionWrites: Writes<typeof session> = {
  rememberBrowser: ownSignIn,
  forgetBrowsers: ownSignIn,
  addApp: ownSignIn,
  removeApp: ownSignIn,
  // Nothing is counted yet.
  offerApp: [],
  // The page is left.
  signOut: [],
};

const settingsWrites: Writes<typeof settings> = {
  saveSettings: [settings.readSettings],
  saveOwnLanguages: [settings.listStaffLanguages],
  saveLanguagesOf: [settings.listStaffLanguages],
};

const workWrites: Writes<typeof work> = {
  createTask: tasks,
  changeTask: tasks,
  finishTask: tasks,
  takeOn: [...record, ...patientLists, ...toDo],
  // It asks, and changes nothing.
  askHandOver: [],
  handOver: [...record, ...patientLists, ...toDo, ...handed],
};

const groups: Calls = [diary.listGroups, diary.readGroup, diary.readRegister, diary.readDiary, work.readToday];
const diaryWrites: Writes<typeof diary> = {
  createGroup: groups,
  changeGroup: groups,
  addMember: groups,
  changeMember: groups,
  callOffDate: groups,
  takeBackDate: groups,
  saveRegister: [...groups, ...tasks, diary.readAppointments, work.listCaseload],
  bookAppointment: appointments,
  moveAppointment: appointments,
  cancelAppointment: appointments,
  recordAppointment: [...appointments, ...notes, ...tested, work.listCaseload],
  chooseReminders: [diary.readAppointments],
  renewFeed: [diary.readFeedState],
  revokeFeed: [diary.readFeedState],
};

const transferWrites: Writes<typeof transfer> = {
  // It asks, and changes nothing.
  checkRows: [],
  storeRows: [transfer.listTransfers, ...patientLists, ...toDo],
  beginExport: [transfer.listTransfers],
};

// A draft is read by its form alone, which knows what it has stored.
const draftWrites: Writes<typeof drafts> = { keepDraft: [], discardDraft: [] };

type Areas = typeof areas;
/** The areas with a call of staff that writes. */
type Written = { [Area in AreaName]: keyof Writes<Areas[Area]> extends never ? never : Area }[AreaName];

const written: { readonly [Area in Written]: readonly [Areas[Area], Writes<Areas[Area]>] } = {
  inbox: [inbox, inboxWrites],
  records: [records, recordWrites],
  referrals: [referrals, referralWrites],
  questionnaires: [questionnaires, questionnaireWrites],
  users: [users, userWrites],
  work: [work, workWrites],
  diary: [diary, diaryWrites],
  session: [session, sessionWrites],
  settings: [settings, settingsWrites],
  transfer: [transfer, transferWrites],
  drafts: [drafts, draftWrites],
};

const invalidations: ReadonlyMap<Call, Calls> = new Map(
  Object.values(written).flatMap(
    ([area, writes]: readonly [Readonly<Record<string, Call>>, Readonly<Record<string, Calls>>]) =>
      Object.entries(writes).flatMap(([name, invalidated]): [Call, Calls][] =>
        area[name] ? [[area[name], invalidated]] : [],
      ),
  ),
);

/** The calls that must be read again after a call that writes. A new call of staff that writes must have a line above. */
export const invalidatedBy = (written: Call): Calls => invalidations.get(written) ?? [];
