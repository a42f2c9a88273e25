const counted =
  'The page and its total are two requests side by side, as for any list; the session and the audit log are two more.';
const named = `${counted} The names of its rows are one request beside the audit log, and not copied, so that a name put right is right everywhere.`;
const ofDays =
  'It ends at a day: the total is that of the months before, and of the days of its month, in the same step.';
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

const oneByOne =
  'Each of many is read and written by itself, so that one that a colleague has changed holds up no other.';
const submitted =
  'Nobody is signed in: what its network has sent is read and counted first, by itself, so that a crowd of one network never holds up what is stored.';

const whose =
  'It says whose record it is about, and that record whether it may be opened: only then is the entry of the audit log that of a reading or of a refusal.';
const exported =
  'Nothing is read out before the export is known to be the caller’s own, and the entry of the audit log follows what was read: one reading after another.';
const attempts =
  'The attempts are counted, in one transaction after one reading, before the user pool is asked: each counts, also one that is refused.';
const texts = `${attempts} The function that the user pool calls counts the texts of the account, and those of the day.`;
const permit =
  'A permit is stored before the user pool is asked, and the function that the user pool calls uses it up: nobody else can ask it for that.';
const atPool =
  'The user pool is in no transaction of the table: the audit log has the change before it is made there, and the table follows, or what it then says is read.';
const lock = `${atPool} A lock is taken and given back, so that two admins cannot take each other’s role away, and the sessions are revoked before the change and after it.`;
const rowsAlone =
  'Each row is a transaction of its own, so that one that is refused holds up no other, and whether it was stored already is asked just before; then it is noted how many came.';
const joining =
  'Both records are read first; the events and documents of the one that ends are read once it is, side by side.';
const emailed =
  'The record says whom the email is for. Whether it was sent already is asked, and it is counted among those of the day, before it is sent; then it is noted.';
const totals = 'The totals of two lists are read side by side, beside the session.';

const planned =
  'What is planned for them and which links are open are two queries once the record is read: a session planned between the two would be missed.';
const cancelledFirst =
  'Planned sessions are cancelled before the episode ends, or the patient goes, each in a transaction of its own after one reading: of many sessions, all of them are more than one transaction holds, and what was interrupted goes on.';
const cancelledLater = 'What was cancelled at the end is read once it is open again, for the answer.';
const traces =
  'The versions of the note say where else it shows: its events, its session, drafts about it, and the day of the last contact of that record and of the other.';

/** What accounts, their codes and their roles ask of the table besides the user pool. */
const ofAccounts = {
  'sign in': texts,
  'have a code sent again': texts,
  'forget a password': `${attempts} ${permit}`,
  'choose a new password': `${attempts} The sessions are revoked once the password is chosen.`,
  'sign up': `${attempts} The mails of the day are counted, too. ${permit}`,
  'forget all browsers': atPool,
  'be offered an app': `${atPool} ${permit}`,
  'add an app': `${atPool} ${permit}`,
  'remove an app': atPool,
  'grant a role': lock,
  'change the number of an account': lock,
  'disable an account': lock,
  'enable an account': lock,
  'revoke a role': lock,
  'forget the browsers of a colleague': atPool,
  'remove the app of a colleague': atPool,
};

/** Why a call asks for more than three requests, or waits more than twice; one line for each row of the table. */
export const reasonsAbove: Readonly<Record<string, string>> = {
  'messages, page 1': counted,
  'messages, page 50 of a thousand of one second':
    'The counters say where the page begins, in one request, and the entries are another; the session and the audit log are two more.',
  'referrals, page 1': counted,
  'patients, page 1': counted,
  'search by two names': 'Whole words and beginnings of the second name are two queries side by side.',
  'counts of the frame': 'Four counts of different kinds beside the session, in one step.',
  'send a contact message': submitted,
  'ask to be rung back': submitted,
  'send a referral': submitted,
  'let somebody send a letter':
    'Nobody is signed in: the limit of the network is read and counted, then that of the day, and only then is a place for the file offered.',
  'case notes, page 1': ofPatient,
  'likely duplicates of a record':
    'The record says what to look for: its name, birthday and phone are a query each, and those whom they find one request.',
  'likely duplicates of somebody new': 'Those whom the queries find are one request, beside the audit log.',
  'latest three scores': ofPatient,
  'overdue, page 1': `${named} ${ofDays}`,
  'without baseline, page 1': named,
  'open alerts, page 1':
    'Ordered for the reader: their own, nobody’s, everybody’s and the total, side by side; then the entries and names beside the audit log.',
  'report of a quarter':
    'Every count of this quarter and the one before, side by side; then whether anything was being counted meanwhile.',
  'open what was asked':
    'Nobody is signed in: the limit is counted before anything is judged; the link says what was asked, and its opening is stored.',
  'answer a question alone': 'Nobody is signed in: the link says what was asked of whom, which is read at one moment.',
  'take back an answer given alone': 'Nobody is signed in: the link says what was asked of whom, as for an answer.',
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
    'The first rows of eleven lists side by side, then the names and tests of whom they are about; alone they would be eleven calls.',
  'referrals to decide, page 1': states,
  'referrals of a language': states,
  'hand over one patient': `${alerts} Before, what is planned with the worker is read, side by side.`,
  'assign a patient': `${alerts} External referrals and the safety plan are in the answer, and are one query with the record.`,
  'unassign a patient': `${alerts} What is planned with the worker is read before it goes. External referrals and the safety plan are in the answer, and are one query with the record.`,
  'deactivate a patient': `${alerts} ${planned}`,
  'reactivate a patient': cancelledLater,
  'mark a referral as junk': `${oneByOne} ${alerts}`,
  'mark a referral as no junk': oneByOne,
  'mark a message as junk': oneByOne,
  'mark a message as no junk': oneByOne,
  'save a PHQ-9 that raises an alert': readBefore,
  'correct a GAD-7':
    'The earlier result says which questionnaire and day; the others of that questionnaire and what is conditioned are read side by side.',
  'alerts to review, page 1': `${counted} ${ofDays}`,
  'imports and exports, page 1': `${counted} What its rows name is one request beside the audit log.`,
  'tasks of a patient': named,
  'read a task': whose,
  'read a session': whose,
  'the calendar at that address':
    'Nobody is signed in: the limit of the network is counted first; the days then name appointments, as in the diary.',
  'answer a referrer': emailed,
  'join a referral to a record': joining,
  'separate a referral':
    'The events that were copied are read once the referral is known to be joined: from then on none is added to them.',
  'deactivate a referral': `${alerts} ${planned}`,
  'close an episode': `${alerts} ${planned}`,
  'close an episode with six planned sessions': cancelledFirst,
  'open an episode again': cancelledLater,
  'hand over one patient with six sessions': cancelledFirst,
  'what is planned for a patient':
    'Sessions, cancelled ones, tasks, links, groups and reminders are queries side by side; what they name is one request.',
  'what is planned with a worker':
    'The diary and the tasks of the worker are side by side; sessions are read a hundred at a time, however many patients go.',
  'withdraw a case note': traces,
  'move a case note': traces,
  'read a withdrawn note': 'That somebody reads it is stored before anything of it is read.',
  'begin a new episode':
    'The results since its first day are read once the score histories are: one that is saved meanwhile changes these, and nothing is written.',
  'take on a patient': alerts,
  'change a group': 'The diary of a year is read once the times of the groups are, as when a group is planned.',
  'change a member of a group': members,
  'leave feedback alone': 'Nobody is signed in: the link says what was asked of whom, which is read at one moment.',
  'check one row of a file':
    'Its name, birthday and phone find people, beside the audit log, and these are read once they are known.',
  'store one row of a file': rowsAlone,
  'begin an export': totals,
  'export, twenty patients': `${exported} The patients follow each other until the answer is as long as it may be.`,
  'export, fifty messages': exported,
  'export, feedback': exported,
  'lift limits':
    'Four kinds of limits are a partition each: they are read side by side, beside what the answer says of the account, and then deleted.',
  ...ofAccounts,
};

/** The writes that are not one transaction after at most one reading beside that of the session, and why. */
export const otherWrites: Readonly<Record<string, string>> = {
  'mark a referral as junk': alerts,
  'send a contact message': submitted,
  'ask to be rung back': submitted,
  'send a referral': submitted,
  'let somebody send a letter':
    'Two limits are counted before anything is offered: each has to count also what is then refused.',
  'open what was asked': 'The limit of the network is counted first: it has to count also what is then refused.',
  'answer a question alone': 'Nobody is signed in: the reading of the link takes the place of that of the session.',
  'take back an answer given alone':
    'Nobody is signed in: the reading of the link takes the place of that of the session.',
  'record a session with a PHQ-9 and three more weeks': readBefore,
  'save a PHQ-9 that raises an alert': readBefore,
  'correct a GAD-7': 'The earlier result says which others to read, and what is conditioned is read at the same time.',
  'take that back': 'The diary is read once the times of the groups are.',
  'assign a patient': alerts,
  'unassign a patient': alerts,
  'hand over one patient': alerts,
  'deactivate a patient': planned,
  'deactivate a referral': planned,
  'close an episode': planned,
  'close an episode with six planned sessions': cancelledFirst,
  'hand over one patient with six sessions': cancelledFirst,
  'what is planned with a worker': 'It writes nothing.',
  'withdraw a case note': traces,
  'move a case note': traces,
  'read a withdrawn note': 'It stores that it is read, and reads it then.',
  'save a register of one member':
    'A transaction for the register, for each record, and to note that they are written.',
  'answer a referrer': emailed,
  'join a referral to a record': joining,
  'leave feedback alone': 'Nobody is signed in: the reading of the link takes the place of that of the session.',
  'store one row of a file': rowsAlone,
  'begin an export': totals,
  'give the code':
    'It writes nothing: the function that the user pool calls for each of two tokens reads the account and its browsers.',
  'lift limits': 'Four kinds of limits are read side by side; more than a transaction holds may have to be deleted.',
  ...ofAccounts,
};
