const counted =
  'The page and its total are two requests side by side, as for any list; the session and the audit log are two more.';
const named = `${counted} The names of its rows are one request beside the audit log, and not copied, so that a name put right is right everywhere.`;
const ofPatient = `${counted} The record comes with the session.`;
const readBefore =
  'The result of the same questionnaire before it is found by its day, beside what is read at one moment and the session.';
const alerts = 'The open alerts are read once the record is: one raised between the two would be missed.';
const members =
  'The members are read once the group is, so that they are no older than its count of changes, which the write checks.';
const diary = 'The days name appointments, and these name patients: three steps, beside the session and the audit log.';
const ofSession = 'The session of the diary says whose days, worker and room it books, which are then one request.';
const states =
  'Each state is a partition of its own, those with signs of danger first: side by side, in two steps with the records.';

/** Why a call asks for more than three requests, or waits more than twice; one line for each row of the table. */
export const reasonsAbove: Readonly<Record<string, string>> = {
  'messages, page 1': counted,
  'messages, page 50 of a thousand of one second':
    'Three levels of counters and the entries are the four requests of any page far down; the session and the audit log are two more.',
  'referrals, page 1': counted,
  'patients, page 1': counted,
  'search by two names': 'Whole words and beginnings of the second name are two queries side by side.',
  'counts of the frame': 'Four counts of different kinds beside the session, in one step.',
  'let somebody send a letter':
    'Nobody is signed in: the limit of the network is read and counted, then that of the day, and only then is a place for the file offered.',
  'case notes, page 1': ofPatient,
  'likely duplicates of a record':
    'The record says what to look for: its name, birthday and phone are a query each, and those whom they find one request.',
  'likely duplicates of somebody new': 'Those whom the queries find are one request, beside the audit log.',
  'latest three scores': ofPatient,
  'overdue, page 1': `${named} They are in two partitions, so that 300 a second may move there: one reading more, in the same step.`,
  'without baseline, page 1': named,
  'open alerts, page 1':
    'Ordered for the reader: their own, nobody’s, everybody’s and the total, side by side; then the entries and names beside the audit log.',
  'report of a quarter':
    'Every count of this quarter and the one before, side by side; then whether anything was being counted meanwhile.',
  'open what was asked':
    'Nobody is signed in: the limit is counted before anything is judged; the link says what was asked, and its opening is stored.',
  'answer a question alone': 'Nobody is signed in: the link says what was asked of whom, which is read at one moment.',
  'audit log, today':
    'The entries of everybody are in four shards, since one partition would be hot; those from before the shards and the names are one each.',
  'review of a quarter, each page':
    'Four shards a month, one month after the other, so that no page reads beyond its bound.',
  'diary, a day': diary,
  'diary, a week': diary,
  'last and next sessions of a patient':
    'Earlier, later and group sessions are three queries side by side; the appointments that they name are one request beside the audit log.',
  'one group':
    'Members and former members are two queries beside the session; the registers of its dates are one request beside the audit log.',
  'a register':
    'Members and former members are two queries beside the session, which reads the group and the register.',
  'move a session': ofSession,
  'cancel a session': ofSession,
  'record a session with a PHQ-9 and three more weeks': readBefore,
  'plan a group':
    'The diary of a year is read once the times of the groups are: a booking made meanwhile is counted there.',
  'join a group': members,
  'call off a date of a group': 'The group says whose times are free then.',
  'take that back':
    'The group says whose times it books again, and the diary is read once these are: a booking made meanwhile is counted there.',
  'save a register of one member':
    'It is stored as a whole, then on the record of everybody whose mark is new, a transaction each, and then noted as written: fifty records are more than one transaction holds.',
  'my tasks': named,
  today:
    'The first rows of nine lists side by side, then the names and tests of whom they are about; alone they would be nine calls.',
  'referrals to decide, page 1': states,
  'referrals of a language': states,
  'hand over one patient': alerts,
  'assign a patient': `${alerts} External referrals and the safety plan are in the answer, and are one query with the record.`,
  'unassign a patient': `${alerts} External referrals and the safety plan are in the answer, and are one query with the record.`,
  'deactivate a patient': alerts,
  'save a PHQ-9 that raises an alert': readBefore,
  'correct a GAD-7':
    'The earlier result says which questionnaire and day; the others of that questionnaire and what is conditioned are read side by side.',
};

/** The writes that are not one transaction after at most one reading beside that of the session, and why. */
export const otherWrites: Readonly<Record<string, string>> = {
  'let somebody send a letter':
    'Two limits are counted before anything is offered: each has to count also what is then refused.',
  'open what was asked': 'The limit of the network is counted first: it has to count also what is then refused.',
  'answer a question alone': 'Nobody is signed in: the reading of the link takes the place of that of the session.',
  'record a session with a PHQ-9 and three more weeks': readBefore,
  'save a PHQ-9 that raises an alert': readBefore,
  'correct a GAD-7': 'The earlier result says which others to read, and what is conditioned is read at the same time.',
  'take that back': 'The diary is read once the times of the groups are.',
  'assign a patient': alerts,
  'unassign a patient': alerts,
  'save a register of one member':
    'A transaction for the register, for each record, and to note that they are written.',
};

/** The calls that are not measured yet. A new call is measured, or named here. */
export const notMeasured: readonly string[] = [
  ...['activate', 'addApp', 'addDocument', 'answerReferrer', 'askRingBack', 'beginExport', 'changeGroup'],
  ...['changeMember', 'changeMobile', 'changeTask', 'checkCode', 'checkRows', 'chooseReminders', 'chooseServices'],
  ...['closeEpisode', 'confirmEmail', 'deactivateReferral', 'deleteDocument', 'disableUser', 'discardDraft'],
  ...['enableUser', 'findUsers', 'forgetBrowsers', 'forgetBrowsersOf', 'grantRole', 'identifyRecord'],
  ...['joinReferral', 'leaveFeedback', 'liftLimits', 'linkContact', 'listAlertReviews', 'listColleagues'],
  ...['listEpisodes', 'listPatientTasks', 'listSafetyPlanVersions', 'listStaff', 'listStaffLanguages'],
  ...['listSuicideRisk', 'listTransfers', 'listUsers', 'offerApp', 'offerDocument', 'openDocument', 'openRecord'],
  ...['reactivatePatient', 'readAppointment', 'readExport', 'readFeed', 'readFeedState', 'readJoinedReferral'],
  ...['readOpenApi', 'readPatientVersion', 'readReferralStatus', 'readResult', 'readSafetyPlan', 'readSettings'],
  ...['readSignIn', 'readTask', 'rememberBrowser', 'removeApp', 'removeAppOf', 'renameDocument', 'renewFeed'],
  ...['reopenEpisode', 'respondToAlert', 'reviewAlert', 'revokeFeed', 'revokeRole', 'revokeSelfCompletion'],
  ...['saveLanguagesOf', 'saveOwnLanguages', 'saveSafetyPlan', 'saveSettings', 'saveSignature', 'sendCode'],
  ...['separateReferral', 'showLink', 'showSentReferral', 'signIn', 'signOut', 'signUp', 'startEpisode'],
  ...['storeRows', 'takeOn', 'updatePassword', 'watchPatient', 'writeCsv'],
];
