import { catalogue } from '../../functions/catalogue.ts';
import { access, idempotent, limits, limitsOfDay, lists, type TableParts } from './table-access.ts';

/** Append-only: no function may change or delete its own entries. */
export const auditLog = 'AUDIT#*';
const auditedPeople = 'AUDIT#PERSON#*';

/** The partitions of whatever belongs to a patient, and goes with their record. */
const ofPeople = [
  ...new Set(
    catalogue
      .filter(({ dataSubject: { patient, sender, sameAs }, survivesErasure }) => {
        return !survivesErasure && [patient, sender, sameAs].some((names) => names !== undefined);
      })
      .map(({ key }) => key.pk.replace(/\{.*$/, '*')),
  ),
].toSorted();

/** The gate of every function that staff call: the session of the caller, and the entry about a refusal. */
const gate = access({ 'SESSION#*': ['GetItem', 'UpdateItem'], [auditedPeople]: ['PutItem'] });

/**
 * The access of each function to the table, by partition, as `functions/key-table.md` lists them; a counted list is named
 * by the partition of its entries. What its transactions write is one part: see `TableParts`.
 */
export const tablePermissions = {
  // Anyone on the internet can reach this one: it puts messages and referrals, and can read back only that one was stored,
  // and the state of a referral under a name that is made of its reference and the date of birth.
  public: [
    access({
      'DOCUMENT-WORK': ['PutItem'],
      'DOCUMENTS#*': ['PutItem'],
      'FAILED-MAILS': ['PutItem'],
      ...limits([
        'acknowledgement',
        'acknowledgement-mails',
        'pause',
        'public-uploads',
        'status',
        'submission',
        'upload',
      ]),
      ...limitsOfDay(['acknowledgement-mails', 'outgoing-mails', 'public-uploads']),
      'MESSAGE#*': ['PutItem'],
      ...idempotent(['askRingBack', 'sendContactMessage', 'sendReferral']),
      // Forms that people left to come back to: by codes that nobody can guess, and encrypted with them.
      'PAUSED#*': ['GetItem', 'PutItem'],
      'RECORD#*': ['PutItem'],
      'REFERENCE#*': ['PutItem'],
      'REPORT-PENDING#*': ['PutItem'],
      SITE: ['GetItem'],
      'STATE#*': ['GetItem', 'PutItem'],
      'UNSENT-MAILS': ['PutItem'],
      // The files that go with a referral: by ids that nobody can guess.
      'UPLOAD#*': ['GetItem', 'PutItem', 'UpdateItem'],
      ...lists(['messages', 'messages-apart', 'messages-waiting']),
      ...lists(['patients/active', 'patients/no-baseline']),
    }),
  ],
  // Whoever has a link: to answer, with the date of birth, or to a feed, which only reads, and of people their names.
  answers: [
    access({
      'ALERT#*': ['PutItem'],
      'APPOINTMENT#*': ['GetItem'],
      'COUNTS#tests#*': ['UpdateItem'],
      'DIARY#worker#*': ['Query'],
      'FEED#*': ['GetItem'],
      'FEEDBACK#*': ['PutItem'],
      'FEEDBACK-TOTALS': ['UpdateItem'],
      'GROUP-TIMES#worker#*': ['GetItem'],
      ...limits(['answers', 'feed']),
      'LINK#*': ['GetItem'],
      'RECORD#*': ['GetItem', 'PutItem', 'UpdateItem'],
      'REPORT-FEEDBACK#*': ['UpdateItem'],
      'REPORT-PENDING#*': ['PutItem'],
      'RESULTS#*': ['PutItem', 'Query'],
      'SELF#*': ['DeleteItem', 'GetItem', 'UpdateItem'],
      SETTINGS: ['GetItem'],
      SITE: ['GetItem'],
      'LIST#patients/no-baseline': ['find', 'remove'],
      'LIST#open-alerts': ['add'],
    }),
  ],
  accounts: [
    access({
      ...limits(['code', 'invitation', 'mail', 'password']),
      'LIMIT#day#*': ['GetItem'],
      'LIMIT#stranger-mails#*': ['GetItem'],
      'SESSION#*': ['GetItem'],
      SITE: ['GetItem'],
    }),
    access({ 'SIGN-UP#*': ['PutItem'] }),
    access({ 'SESSION#*': ['UpdateItem'] }),
  ],
  staff: [
    access({
      ABSENCES: ['GetItem', 'PutItem', 'Query'],
      'ACCESS#*': ['GetItem', 'UpdateItem'],
      'ALERT#*': ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'APPOINTMENT#*': ['GetItem', 'PutItem'],
      [auditedPeople]: ['PutItem'],
      'COUNTS#tasks#*': ['Query', 'UpdateItem'],
      'COUNTS#tasks-done#*': ['Query', 'UpdateItem'],
      'COUNTS#tests#*': ['Query', 'UpdateItem'],
      'DIARY#*': ['GetItem', 'PutItem', 'Query'],
      DISPOSALS: ['Query'],
      'DISPOSED#*': ['GetItem'],
      'DOCUMENT-WORK': ['PutItem'],
      'DOCUMENTS#*': ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'DRAFT#*': ['DeleteItem', 'GetItem', 'PutItem', 'Query'],
      ERASURES: ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'FEED#*': ['GetItem', 'PutItem'],
      'FEEDBACK#*': ['PutItem'],
      'FEEDBACK-TOTALS': ['Query', 'UpdateItem'],
      'GROUP#*': ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'GROUP-TIMES#*': ['GetItem', 'PutItem', 'UpdateItem'],
      GROUPS: ['DeleteItem', 'PutItem', 'Query'],
      'LATE-DAYS': ['Query'],
      'LINK#*': ['PutItem'],
      'MESSAGE#*': ['DeleteItem', 'GetItem', 'PutItem'],
      'NOTE#*': ['PutItem', 'Query'],
      // The names of all calls that store a submission once would not fit into the policy.
      'ONCE#*': ['GetItem', 'PutItem'],
      'OPENING#*': ['PutItem', 'Query'],
      // Nothing is erased that somebody waits for an answer about; what is due is counted among late work.
      'PRIVACY-OPEN': ['Query'],
      PRACTICE: ['DeleteItem', 'PutItem', 'Query'],
      // A referral that is joined to another patient takes the place of a record, and gives it back when it is separated.
      'RECORD#*': ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'REFERENCE#*': ['GetItem', 'PutItem'],
      'REGISTERS#*': ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'],
      'REMINDERS#*': ['DeleteItem', 'PutItem'],
      // The report counts the changes of the last minutes before it answers.
      'REPORT#*': ['Query', 'UpdateItem'],
      'REPORT-COUNTED#*': ['DeleteItem', 'PutItem', 'Query'],
      'REPORT-FEEDBACK#*': ['Query', 'UpdateItem'],
      'REPORT-LATE': ['Query', 'UpdateItem'],
      'REPORT-PENDING#*': ['DeleteItem', 'PutItem', 'Query'],
      // Score histories begin again with an episode.
      'RESULTS#*': ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      RETENTION: ['PutItem', 'Query'],
      'SELF#*': ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'SENT-REPORTS': ['GetItem', 'PutItem', 'Query'],
      SETTINGS: ['GetItem'],
      SITE: ['GetItem'],
      'STATE#*': ['DeleteItem', 'PutItem'],
      'TASK#*': ['GetItem', 'PutItem'],
      TELLINGS: ['PutItem'],
      TEMPLATES: ['GetItem', 'PutItem'],
      'UPLOAD#*': ['GetItem', 'PutItem', 'UpdateItem'],
      'WITHDRAWN#*': ['GetItem', 'PutItem', 'Query'],
      ...lists(['alert-reviews'], ['add', 'read', 'remove']),
      ...lists(['messages', 'messages-apart', 'messages-junk', 'messages-waiting'], ['add', 'read', 'remove']),
      'LIST#patients/no-baseline': ['add', 'find', 'read', 'remove'],
      'LIST#notes#*': ['add', 'find', 'mark', 'read'],
      'LIST#open-alerts': ['add', 'find', 'mark', 'read', 'remove'],
      ...lists(['patients/active', 'patients/inactive'], ['add', 'find', 'read', 'remove']),
      // Whoever has its id or its reference finds junk, and may take it up again.
      'LIST#patients/junk': ['add', 'find', 'readEntries', 'remove'],
    }),
    // The browsers and the second factor of the caller.
    access({
      'SESSION#*': ['PutItem', 'Query', 'UpdateItem'],
      'SIGN-UP#*': ['PutItem'],
      [auditedPeople]: ['PutItem'],
    }),
    access(limitsOfDay(['link-texts', 'outgoing-mails'])),
    gate,
  ],
  admin: [
    // An import stores patients, sessions and scores, and an export reads everything.
    access({
      // Who is duty lead: a cover, where somebody is away.
      ABSENCES: ['Query'],
      'ALERT#*': ['PutItem', 'Query'],
      'APPOINTMENT#*': ['GetItem', 'PutItem'],
      // The only function that reads the audit log back; none can change it.
      [auditedPeople]: ['PutItem', 'Query'],
      'COUNTS#tests#*': ['UpdateItem'],
      'DIARY#*': ['GetItem', 'PutItem', 'Query'],
      'EXPORT#*': ['GetItem', 'PutItem'],
      'FEEDBACK-TOTALS': ['Query'],
      'IMPORT#*': ['GetItem', 'PutItem'],
      'MESSAGE#*': ['GetItem'],
      ...idempotent(['bookAppointment', 'createPatient', 'recordAppointment', 'saveResult']),
      'OWN-REFERENCE#*': ['GetItem', 'PutItem'],
      'RECORD#*': ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
      'REFERENCE#*': ['GetItem', 'PutItem'],
      'REMINDERS#*': ['DeleteItem', 'PutItem'],
      'REPORT-PENDING#*': ['PutItem'],
      'RESULTS#*': ['PutItem', 'Query'],
      SETTINGS: ['GetItem', 'PutItem'],
      SITE: ['GetItem'],
      STAFF_LANGUAGES: ['PutItem', 'Query'],
      'STATE#*': ['PutItem'],
      'LIST#messages': ['read'],
      'LIST#patients/no-baseline': ['add', 'find', 'remove'],
      'LIST#notes#*': ['add', 'readEntries'],
      'LIST#open-alerts': ['add'],
      ...lists(['patients/active', 'patients/inactive'], ['add', 'find', 'read']),
      'LIST#transfers': ['add', 'read'],
    }),
    access({
      'ACCESS#*': ['GetItem', 'PutItem', 'UpdateItem'],
      'SESSION#*': ['Query', 'UpdateItem'],
      // Whoever leaves has no open task.
      'COUNTS#tasks#*': ['Query'],
      // Whoever is invited gets a mail.
      ...limitsOfDay(['outgoing-mails']),
      [auditedPeople]: ['PutItem'],
    }),
    // Permission to delete a lock is none to delete a session.
    access({ 'LOCK#staff': ['DeleteItem', 'PutItem'] }),
    // What people ask about their information, and incidents: whom a request is about must be there.
    access({
      ...idempotent(['addConsent', 'addPrivacyCase']),
      'PACK#*': ['Query', 'UpdateItem'],
      'PRIVACY-ENDED': ['DeleteItem', 'GetItem', 'PutItem', 'Query'],
      'PRIVACY-OPEN': ['DeleteItem', 'GetItem', 'PutItem', 'Query'],
      'RECORD#*': ['ConditionCheckItem'],
      [auditedPeople]: ['PutItem'],
    }),
    // That somebody has reviewed who looked at what.
    access({ 'AUDIT-REVIEWS': ['PutItem', 'Query'], [auditedPeople]: ['PutItem'] }),
    // The limits that an admin may lift.
    access({
      ...limits(['code', 'mail', 'password', 'text'], ['DeleteItem', 'Query']),
      [auditedPeople]: ['PutItem'],
    }),
    gate,
  ],
  publishing: [
    access({
      [auditedPeople]: ['PutItem'],
      SITE: ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query'],
    }),
    gate,
  ],
  republish: [access({ SITE: ['DeleteItem', 'GetItem', 'PutItem'] })],
  customMessage: [
    access({ 'SIGN-UP#*': ['DeleteItem'] }),
    access(limits(['stranger-mails', 'text'])),
    access({ 'LIMIT#day#*': ['UpdateItem'] }),
  ],
  preSignUp: [access({ 'SIGN-UP#*': ['DeleteItem'] })],
  preTokenGeneration: [access({ 'SIGN-UP#*': ['DeleteItem'] }), access({ 'SESSION#*': ['PutItem', 'Query'] })],
  // Reads which alerts are open and texts the duty lead. On the timeline of a patient it writes that this was done; it
  // reads nothing about patients.
  escalateAlerts: [
    access({
      ABSENCES: ['Query'],
      SETTINGS: ['GetItem'],
      'RECORD#*': ['PutItem'],
      'LIST#open-alerts': ['mark', 'readEntries'],
    }),
    access({ 'LIMIT#day#*': ['UpdateItem'] }),
  ],
  // Reads what is due and whose it is, and texts them a number; it writes how much is late.
  escalateWork: [
    access({
      'ACCESS#*': ['GetItem'],
      ABSENCES: ['Query'],
      'PRIVACY-OPEN': ['Query'],
      SETTINGS: ['GetItem'],
      SITE: ['GetItem'],
      'RECORD#*': ['GetItem'],
      ...lists(['open-alerts', 'alert-reviews', 'messages-waiting'], ['readEntries']),
    }),
    // A task for each acknowledgement that failed: in one transaction, which one statement must allow as a whole.
    access({
      'COUNTS#tasks#*': ['UpdateItem'],
      'FAILED-MAILS': ['DeleteItem', 'Query'],
      'RECORD#*': ['PutItem'],
      'TASK#*': ['GetItem', 'PutItem'],
    }),
    // Counts what is due for disposal.
    access(
      lists(['messages', 'messages-junk', 'patients/active', 'patients/inactive', 'patients/junk'], ['readEntries']),
    ),
    access({ 'LATE-DAYS': ['PutItem'] }),
    access({ 'LIMIT#day#*': ['UpdateItem'] }),
  ],
  // Reads the reminders and whether a text is safe, and writes that a text was sent. Also sends mails that could not be
  // sent at once.
  remindPeople: [
    access({ 'RECORD#*': ['GetItem'], 'REMINDERS#*': ['Query', 'UpdateItem'], SITE: ['GetItem'] }),
    // Of cancelled sessions they are told by a text, or a colleague gets a task to tell them: in one
    // transaction, which one statement must allow as a whole.
    access({ TELLINGS: ['Query', 'UpdateItem'] }),
    access({ 'TASK#*': ['PutItem'], 'COUNTS#tasks#*': ['UpdateItem'] }),
    access({ 'UNSENT-MAILS': ['DeleteItem', 'PutItem', 'Query'] }),
    access({ 'FAILED-MAILS': ['PutItem'] }),
    access({ 'LIMIT#day#*': ['UpdateItem'] }),
    // Due tests and their reminders: makes links, and reads no answers.
    access({
      'LINK#*': ['PutItem'],
      'RECORD#*': ['ConditionCheckItem', 'PutItem'],
      'SELF#*': ['GetItem', 'PutItem'],
    }),
    // The outcome of the sending.
    access({ 'SELF#*': ['UpdateItem'] }),
  ],
  // Parses uploads of strangers: it may change the documents of a record, and nothing else.
  checkDocuments: [
    access({ 'DOCUMENT-WORK': ['DeleteItem', 'Query', 'UpdateItem'] }),
    access({ 'DOCUMENTS#*': ['UpdateItem'] }),
  ],
  // Counts what is due for disposal, and cannot dispose of anything.
  retention: [
    access(
      lists(['messages', 'messages-junk', 'patients/active', 'patients/inactive', 'patients/junk'], ['readEntries']),
    ),
  ],
  // Reads every item of a patient and the registers, and writes numbers.
  countReport: [
    access({
      'APPOINTMENT#*': ['GetItem'],
      'DIARY#person#*': ['Query'],
      'RECORD#*': ['Query'],
      'REGISTERS#*': ['GetItem'],
      'REPORT#*': ['UpdateItem'],
      'REPORT-COUNTED#*': ['DeleteItem', 'PutItem', 'Query'],
      'REPORT-LATE': ['UpdateItem'],
      'REPORT-PENDING#*': ['DeleteItem', 'PutItem', 'Query'],
      'RESULTS#*': ['Query'],
      SITE: ['GetItem'],
    }),
  ],
  // Erases the records that two people have agreed to erase. What is about a person is found by reading everything:
  // see `scans` in permissions.ts.
  erase: [
    { DeleteItem: ofPeople, UpdateItem: ['COUNTS#*', 'GROUP#*'], PutItem: ['REPORT-PENDING#*'] },
    access({ DISPOSALS: ['PutItem'], 'DISPOSED#*': ['GetItem', 'PutItem'] }),
    access({ ERASURES: ['Query', 'UpdateItem'], 'RECORD#*': ['GetItem'] }),
  ],
  // Collects what is stored about whoever asks for a copy: it reads everything, and writes that copy.
  collectPacks: [access({ 'PACK#*': ['PutItem'], 'PRIVACY-OPEN': ['Query', 'UpdateItem'] })],
  // These store nothing in the table.
  nightly: [],
  probe: [],
} satisfies Record<string, TableParts>;
