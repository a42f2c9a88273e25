import type { Call } from '../../../shared/api/call.ts';
import { diary } from '../../../shared/api/diary.ts';
import { inbox } from '../../../shared/api/inbox.ts';
import { questionnaires } from '../../../shared/api/questionnaires.ts';
import { records } from '../../../shared/api/records.ts';
import { referrals } from '../../../shared/api/referrals.ts';
import { session } from '../../../shared/api/session.ts';
import { settings } from '../../../shared/api/settings.ts';
import { users } from '../../../shared/api/users.ts';
import { work } from '../../../shared/api/work.ts';

type Stale = readonly Call[];
type Writes<Area> = { [Name in keyof Area as Area[Name] extends { method: 'GET' } ? never : Name]: Stale };

const { readReferral, readTimeline, listPatients, listReferrals, searchPatients, readPatientData } = records;
const { readStanding, listScores, readResult, listSuicideRisk, listAlerts, readOrgData } = questionnaires;
const { listOverdue, listWithoutBaseline } = questionnaires;

/** Whatever lists patients, or counts them. */
export const patientLists: Stale = [
  referrals.listWorklist,
  ...[listPatients, listReferrals, searchPatients, readPatientData, listOverdue, listWithoutBaseline],
  ...[records.findLikelyPatients, records.listLikelyPatients, work.listCaseload, work.countCaseload],
];
export const alertLists: Stale = [listAlerts, questionnaires.listAlertReviews, readStanding];
/** What there is to do: the counts in the frame around every screen, and the screen of today. */
const toDo: Stale = [work.readFrame, work.readToday];
const results: Stale = [listScores, readResult, listSuicideRisk, readOrgData, ...alertLists];
const notes: Stale = [records.listCaseNotes, records.listNoteVersions];
const record: Stale = [readReferral, readTimeline, records.listEpisodes];
/** Whatever shows one patient. */
export const onePatient: Stale = [
  records.readSafetyPlan,
  records.listSafetyPlanVersions,
  records.listEpisodes,
  ...record,
  ...notes,
  ...results,
  records.listLikelyPatients,
];
/** What a change of status, or of a name, shows in. */
const status: Stale = [records.listEpisodes, ...record, ...patientLists, ...alertLists, ...toDo];
const tested: Stale = [readTimeline, ...results, listOverdue, listWithoutBaseline, ...toDo];
const accounts: Stale = [users.listUsers, users.findUsers, records.listStaff];

const caseloads: Stale = [work.listCaseload, work.countCaseload, referrals.listWorklist];

const tasks: Stale = [work.listTasks, work.listPatientTasks, work.readTask, work.readToday, readTimeline];
const sessions: Stale = [diary.readDiary, diary.readAppointment, diary.readAppointments, work.readToday, readTimeline];
/** Whatever shows less to those who may not open a record. */
const opened: Stale = [...onePatient, ...patientLists, ...alertLists, ...toDo, ...tasks, ...sessions];

const messages: Stale = [inbox.listContacts, inbox.readContact, ...toDo];

const inboxWrites: Writes<typeof inbox> = {
  deleteContact: [...messages, readTimeline],
  handleContact: messages,
};

const recordWrites: Writes<typeof records> = {
  deactivateReferral: status,
  deactivatePatient: status,
  reactivatePatient: status,
  closeEpisode: status,
  reopenEpisode: status,
  startEpisode: status,
  createPatient: [...patientLists, ...toDo],
  updatePatient: status,
  assignStaff: [...record, ...caseloads, ...toDo],
  unassignStaff: [...record, ...caseloads, ...toDo],
  createCaseNote: [readTimeline, ...notes, ...toDo],
  amendCaseNote: [readTimeline, ...notes],
  saveSafetyPlan: [...record, records.readSafetyPlan, records.listSafetyPlanVersions],
  linkContact: [...messages, readTimeline],
  createExternalReferral: record,
  updateExternalReferral: record,
  saveSignature: [],
  // What was refused is answered now.
  openRecord: opened,
  // It asks, and changes nothing.
  findLikelyPatients: [],
};

const referralWrites: Writes<typeof referrals> = {
  decideReferral: status,
  answerReferrer: [readTimeline],
  joinReferral: status,
};

const questionnaireWrites: Writes<typeof questionnaires> = {
  saveResult: tested,
  correctResult: tested,
  respondToAlert: [readTimeline, ...alertLists, ...toDo],
  reviewAlert: [readTimeline, ...alertLists, ...toDo],
  saveFeedback: [questionnaires.readFeedback],
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

const ownSignIn: Stale = [session.readSignIn];
const sessionWrites: Writes<typeof session> = {
  rememberBrowser: ownSignIn,
  forgetBrowsers: ownSignIn,
  addApp: ownSignIn,
  removeApp: ownSignIn,
  // Nothing counts yet.
  offerApp: [],
  // The page goes.
  signOut: [],
};

const settingsWrites: Writes<typeof settings> = {
  saveSettings: [settings.readSettings],
};

const workWrites: Writes<typeof work> = {
  createTask: tasks,
  changeTask: tasks,
  finishTask: tasks,
  takeOn: [...record, ...patientLists, ...toDo],
  handOver: [...record, ...patientLists, ...toDo],
};

const diaryWrites: Writes<typeof diary> = {
  bookAppointment: sessions,
  moveAppointment: sessions,
  cancelAppointment: sessions,
  recordAppointment: [...sessions, ...notes, ...tested, work.listCaseload],
  chooseReminders: [diary.readAppointments],
  renewFeed: [diary.readFeedState],
  revokeFeed: [diary.readFeedState],
};

const entriesOf = <Area extends Record<string, Call>>(area: Area, writes: Writes<Area>): [Call, Stale][] =>
  Object.entries<Stale>(writes).flatMap(([name, stale]) => (area[name] ? [[area[name], stale]] : []));

const madeStale: ReadonlyMap<Call, Stale> = new Map([
  ...entriesOf(inbox, inboxWrites),
  ...entriesOf(records, recordWrites),
  ...entriesOf(referrals, referralWrites),
  ...entriesOf(questionnaires, questionnaireWrites),
  ...entriesOf(users, userWrites),
  ...entriesOf(work, workWrites),
  ...entriesOf(diary, diaryWrites),
  ...entriesOf(session, sessionWrites),
  ...entriesOf(settings, settingsWrites),
]);

/** The calls that must be read again after a call that writes. A call that is added to one of these areas has to say. */
export const staleAfter = (written: Call): Stale => madeStale.get(written) ?? [];
