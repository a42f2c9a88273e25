import { openedRecordsEntity, staffServicesEntity } from '../../functions/data/access/access-profile.ts';
import { openingNoticeEntity } from '../../functions/data/access/openings.ts';
import { auditEntity, auditPrefix } from '../../functions/data/audit.ts';
import {
  apartMessageList,
  contactMessageEntity,
  junkMessageList,
  messageList,
  waitingList,
} from '../../functions/data/contact-message-items.ts';
import { appointmentEntity } from '../../functions/data/diary/appointment-items.ts';
import { diaryDayEntity } from '../../functions/data/diary/diary-days.ts';
import { feedEntity } from '../../functions/data/diary/feeds.ts';
import {
  attendanceEntity,
  groupCountsEntity,
  groupEntity,
  groupPlaceEntity,
  memberEntity,
  registerEntity,
} from '../../functions/data/diary/group-items.ts';
import { groupTimesEntity } from '../../functions/data/diary/group-times.ts';
import { reminderChoiceEntity } from '../../functions/data/diary/reminder-choices.ts';
import { reminderEntity } from '../../functions/data/diary/reminder-items.ts';
import { documentEntity, documentWorkEntity, uploadEntity } from '../../functions/data/documents/document-items.ts';
import { draftEntity } from '../../functions/data/drafts.ts';
import { idempotencyEntity } from '../../functions/data/idempotency.ts';
import { dayCountEntity, limitEntity } from '../../functions/data/limits.ts';
import { cancellationNoticeEntity } from '../../functions/data/planned/cancellation-notices.ts';
import { openAlertList, reviewList } from '../../functions/data/questionnaires/alert-lists.ts';
import { alertEntity } from '../../functions/data/questionnaires/alerts.ts';
import { dueList } from '../../functions/data/questionnaires/due-tests.ts';
import { feedbackEntity, feedbackTotalsEntity } from '../../functions/data/questionnaires/feedback.ts';
import { noBaselineList } from '../../functions/data/questionnaires/no-baseline-list.ts';
import { yearTotalEntity } from '../../functions/data/questionnaires/org-totals.ts';
import { resultEntity, resultList, resultVersionEntity } from '../../functions/data/questionnaires/result-items.ts';
import { scoreHistoryEntity } from '../../functions/data/questionnaires/score-history.ts';
import { caseloadEntity } from '../../functions/data/records/caseload.ts';
import { externalReferralEntity } from '../../functions/data/records/external-referrals.ts';
import { joinedReferralEntity } from '../../functions/data/records/joined-referral-items.ts';
import { lookupEntity } from '../../functions/data/records/lookups.ts';
import { nameIndexEntity } from '../../functions/data/records/name-index.ts';
import {
  noteList,
  noteVersionEntity,
  withdrawalEntity,
  withdrawnOpeningEntity,
} from '../../functions/data/records/note-items.ts';
import { openCallEntity } from '../../functions/data/records/open-calls.ts';
import { ownReferenceEntity } from '../../functions/data/records/own-references.ts';
import { junkList, patientLists } from '../../functions/data/records/patient-lists.ts';
import { publicStateEntity } from '../../functions/data/records/public-states.ts';
import { recordEntity, versionEntity } from '../../functions/data/records/record.ts';
import { referenceEntity } from '../../functions/data/records/references.ts';
import { referralPlaceEntity } from '../../functions/data/records/referral-places.ts';
import { eventEntity } from '../../functions/data/records/timeline.ts';
import { unsentMailEntity } from '../../functions/data/records/unsent-mails.ts';
import {
  cellEntity,
  countedYearEntity,
  feedbackCellEntity,
  lateEntity,
} from '../../functions/data/reports/counters.ts';
import { dirtyEntity } from '../../functions/data/reports/dirty.ts';
import {
  linkEntity,
  partialAnswersEntity,
  remindedEntity,
  selfCompletionRequestEntity,
} from '../../functions/data/self-completion/items.ts';
import { accountStateEntity, browserEntity, knownNetworkEntity, sessionEntity } from '../../functions/data/sessions.ts';
import { settingsEntity } from '../../functions/data/settings.ts';
import { permitEntity } from '../../functions/data/sign-up-permits.ts';
import { staffLanguagesEntity } from '../../functions/data/staff-languages.ts';
import { staffLockEntity } from '../../functions/data/staff-lock.ts';
import { exportEntity, importEntity, transferList } from '../../functions/data/transfer/import-items.ts';
import { doneTaskList, openTaskList, patientTaskList, taskEntity } from '../../functions/data/work/task-items.ts';
import type { AreaName } from '../../shared/api/contract.ts';
import {
  acknowledgementMails,
  linkTexts,
  outgoingMails,
  publicUploads,
  unauthenticatedMails,
} from '../../shared/domain/limit-policy.ts';
import { allOf, on, onList, type TableAccess, type TableAction, type TableParts } from './table-access.ts';

/** Append-only: no function may change or delete its own entries. */
export const auditLog = `${auditPrefix}*`;

/** The writes of every transaction of staff. */
export const auditing = on(auditEntity, ['PutItem']);

/** The access of the gate in every function: sessions and the audit log. */
export const sessionAccessTable = allOf(
  on(sessionEntity, ['GetItem', 'UpdateItem']),
  on(browserEntity, ['GetItem']),
  on(accountStateEntity, ['GetItem', 'UpdateItem']),
  on(knownNetworkEntity, ['UpdateItem']),
  auditing,
);

/** The further access of the gate where calls are about records: the reader's access, and whose record it is. */
export const recordAccessTable = allOf(
  on(settingsEntity, ['GetItem']),
  on(staffServicesEntity, ['GetItem']),
  on(openedRecordsEntity, ['GetItem']),
  on(recordEntity, ['GetItem']),
);

/** The writes that store a submission once, by the name of its call. */
const submissionsOf = (...calls: string[]) =>
  allOf(...calls.map((call) => on(idempotencyEntity, ['GetItem', 'PutItem'], { call })));
/** The same for any call of staff, whose function has so many that their names would not fit into its policy. */
const storingSubmissions = on(idempotencyEntity, ['GetItem', 'PutItem']);
const limitsOf = (actions: readonly TableAction[], ...some: string[]) =>
  allOf(...some.map((what) => on(limitEntity, actions, { what })));

/** The counters of mail. */
const mayMail = on(dayCountEntity, ['UpdateItem'], { what: outgoingMails });

const { all, active, inactive } = patientLists;

/** The mark of subjects whose counted events change. */
const marking = on(dirtyEntity, ['PutItem']);

/**
 * The access of counting: it reads everything of a patient, or a register, and writes the numbers in transactions of
 * their own.
 */
const countingReads = allOf(
  on(recordEntity, ['Query']),
  onList(resultList.any, 'readEntries'),
  on(diaryDayEntity, ['Query'], { kind: 'person' }),
  on(appointmentEntity, ['GetItem']),
  on(registerEntity, ['GetItem']),
);
const counting = allOf(
  on(dirtyEntity, ['DeleteItem', 'Query']),
  on(countedYearEntity, ['DeleteItem', 'PutItem', 'Query']),
  on(cellEntity, ['UpdateItem']),
  on(lateEntity, ['UpdateItem']),
);

/** A task for somebody. */
const addingTasks = allOf(
  on(taskEntity, ['PutItem']),
  ...[openTaskList, patientTaskList].map(({ any }) => onList(any, 'add')),
);

/** Planned sessions are cancelled, and the person is told by a text or by a colleague. */
const cancellingSessions = allOf(
  on(appointmentEntity, ['GetItem', 'PutItem']),
  on(diaryDayEntity, ['GetItem', 'PutItem', 'Query']),
  on(reminderEntity, ['DeleteItem']),
  on(cancellationNoticeEntity, ['PutItem']),
  addingTasks,
);

/** The end of an episode: its sessions are cancelled, and its links are revoked. */
const endingEpisodes = allOf(
  cancellingSessions,
  on(selfCompletionRequestEntity, ['Query', 'UpdateItem']),
  on(partialAnswersEntity, ['DeleteItem']),
);

/** What is planned goes to another worker: sessions are booked in their diary, tasks change their owner. */
const handingPlans = allOf(
  cancellingSessions,
  on(groupTimesEntity, ['GetItem', 'UpdateItem'], { kind: 'worker' }),
  on(groupTimesEntity, ['GetItem', 'UpdateItem'], { kind: 'room' }),
  on(taskEntity, ['GetItem']),
  onList(openTaskList.any, 'change', 'read', 'remove'),
  onList(patientTaskList.any, 'change'),
);

/** A new patient, or a referral, can be found. */
const storingPatients = allOf(
  marking,
  on(recordEntity, ['PutItem']),
  on(referralPlaceEntity, ['PutItem']),
  on(openCallEntity, ['PutItem']),
  on(nameIndexEntity, ['PutItem']),
  on(lookupEntity, ['PutItem']),
  on(referenceEntity, ['PutItem']),
  on(publicStateEntity, ['PutItem']),
  on(eventEntity, ['PutItem']),
  onList(all, 'add'),
  onList(active, 'add'),
  onList(noBaselineList, 'add'),
);

/** The state, the worker or the end of a record changes, and with it what others see of it. */
const changingStates = allOf(
  marking,
  on(recordEntity, ['GetItem', 'UpdateItem']),
  on(caseloadEntity, ['UpdateItem']),
  on(referralPlaceEntity, ['PutItem']),
  on(openCallEntity, ['PutItem']),
  on(publicStateEntity, ['DeleteItem', 'PutItem']),
  on(eventEntity, ['PutItem']),
);

/** A patient comes or goes: the lists of active patients, and of their tests. */
const listingPatients = allOf(
  onList(all, 'add', 'change'),
  onList(active, 'add', 'change', 'remove'),
  onList(inactive, 'add', 'change', 'remove'),
  onList(resultList.any, 'readEntries'),
  onList(dueList, 'add', 'remove'),
  onList(noBaselineList, 'add', 'find', 'hold', 'remove'),
  on(scoreHistoryEntity, ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem']),
);

/** A new result, and what follows from it, in the same transaction. */
const storingResults = allOf(
  marking,
  on(recordEntity, ['ConditionCheckItem', 'GetItem', 'UpdateItem']),
  on(eventEntity, ['PutItem']),
  on(resultEntity, ['PutItem']),
  onList(resultList.any, 'add', 'readEntries'),
  on(scoreHistoryEntity, ['GetItem', 'PutItem']),
  onList(dueList, 'add', 'remove'),
  onList(noBaselineList, 'find', 'remove'),
  on(alertEntity, ['PutItem']),
  onList(openAlertList, 'add'),
  on(yearTotalEntity, ['UpdateItem']),
);

/** A session in the diary, with its reminder. */
const bookingSessions = allOf(
  on(appointmentEntity, ['GetItem', 'PutItem']),
  on(diaryDayEntity, ['GetItem', 'PutItem', 'Query']),
  on(reminderEntity, ['DeleteItem', 'PutItem']),
);

/** The access of each area to the table, beside that of the gate; a function has that of all its areas. */
export const areaTables: { readonly [Area in AreaName]: TableAccess } = {
  // Anyone on the internet can reach this one: it puts messages, and can read back only that one was stored, and the
  // state of a referral under a name that is made of its reference and the date of birth.
  intake: allOf(
    storingPatients,
    on(contactMessageEntity, ['PutItem']),
    onList(messageList, 'add'),
    onList(waitingList, 'add'),
    onList(apartMessageList, 'add'),
    submissionsOf('askRingBack', 'sendContactMessage', 'sendReferral'),
    on(publicStateEntity, ['GetItem']),
    on(unsentMailEntity, ['PutItem']),
    limitsOf(
      ['GetItem', 'PutItem'],
      'acknowledgement',
      'status',
      'submission',
      'upload',
      acknowledgementMails,
      publicUploads,
    ),
    on(dayCountEntity, ['UpdateItem'], { what: publicUploads }),
    // The files that go with a referral: by ids that nobody can guess.
    on(uploadEntity, ['GetItem', 'PutItem', 'UpdateItem']),
    on(documentEntity, ['PutItem']),
    on(documentWorkEntity, ['PutItem']),
    on(dayCountEntity, ['UpdateItem'], { what: acknowledgementMails }),
    mayMail,
  ),
  // Whoever has a link and the date of birth: they answer, and read nothing of the record.
  answers: allOf(
    storingResults,
    limitsOf(['GetItem', 'PutItem'], 'answers'),
    on(linkEntity, ['GetItem']),
    on(selfCompletionRequestEntity, ['GetItem', 'UpdateItem']),
    on(partialAnswersEntity, ['DeleteItem', 'GetItem', 'UpdateItem']),
    on(caseloadEntity, ['GetItem', 'UpdateItem']),
    on(feedbackEntity, ['PutItem']),
    on(feedbackTotalsEntity, ['UpdateItem']),
    on(feedbackCellEntity, ['UpdateItem']),
  ),
  inbox: allOf(
    on(contactMessageEntity, ['DeleteItem', 'GetItem', 'PutItem']),
    onList(messageList, 'add', 'change', 'read', 'remove'),
    onList(waitingList, 'add', 'change', 'remove', 'total'),
    onList(apartMessageList, 'add', 'change', 'read', 'remove'),
    onList(junkMessageList, 'add', 'change', 'read', 'remove'),
    // The patient of a message, also of one that came with a joined referral.
    on(recordEntity, ['GetItem']),
    on(joinedReferralEntity, ['GetItem']),
  ),
  records: allOf(
    storingPatients,
    changingStates,
    listingPatients,
    on(recordEntity, ['ConditionCheckItem', 'Query']),
    on(versionEntity, ['GetItem', 'PutItem']),
    // Whose a version or a message of a joined referral is.
    on(joinedReferralEntity, ['GetItem']),
    on(caseloadEntity, ['GetItem', 'PutItem']),
    on(externalReferralEntity, ['GetItem', 'PutItem', 'Query']),
    on(eventEntity, ['Query']),
    // A message goes on the timeline of the patient who sent it, and is quoted there.
    on(contactMessageEntity, ['GetItem', 'PutItem']),
    onList(waitingList, 'add', 'change'),
    ...[messageList, apartMessageList, junkMessageList].map((list) => onList(list, 'change')),
    on(noteVersionEntity, ['PutItem', 'Query']),
    onList(noteList.any, 'add', 'change', 'find', 'read'),
    // A note on the wrong record: its words, the event, the mark of its session, drafts about it, and the day of the contact.
    on(withdrawalEntity, ['GetItem', 'PutItem', 'Query']),
    on(withdrawnOpeningEntity, ['PutItem', 'Query']),
    on(draftEntity, ['DeleteItem', 'GetItem']),
    on(attendanceEntity, ['Query']),
    on(nameIndexEntity, ['DeleteItem', 'Query']),
    on(uploadEntity, ['GetItem', 'PutItem', 'UpdateItem']),
    on(documentEntity, ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']),
    on(documentWorkEntity, ['PutItem']),
    on(lookupEntity, ['DeleteItem', 'Query']),
    on(referenceEntity, ['GetItem']),
    // The death of a patient ends all reviews.
    on(alertEntity, ['Query', 'UpdateItem']),
    onList(reviewList, 'remove'),
    // A patient's open alerts move with the patient.
    onList(openAlertList, 'mark'),
    onList(all, 'find', 'read'),
    ...[active, inactive].map((list) => onList(list, 'read')),
    // Whoever has its id or its reference finds junk, and may take it up again.
    onList(junkList, 'change', 'find', 'remove'),
    storingSubmissions,
    endingEpisodes,
    handingPlans,
    // A record that is opened with a reason, and the notice to its worker.
    on(openedRecordsEntity, ['UpdateItem']),
    on(openingNoticeEntity, ['PutItem']),
  ),
  referrals: allOf(
    changingStates,
    listingPatients,
    on(recordEntity, ['DeleteItem', 'PutItem']),
    // A referral that is joined to another patient takes the place of a record, and gives it back when it is separated.
    on(joinedReferralEntity, ['DeleteItem', 'GetItem', 'PutItem']),
    // Its documents move with it.
    on(documentEntity, ['DeleteItem', 'GetItem', 'PutItem', 'Query']),
    on(documentWorkEntity, ['PutItem']),
    on(caseloadEntity, ['DeleteItem', 'PutItem']),
    on(referralPlaceEntity, ['DeleteItem']),
    on(openCallEntity, ['DeleteItem']),
    on(eventEntity, ['DeleteItem', 'Query']),
    on(nameIndexEntity, ['DeleteItem', 'PutItem']),
    on(lookupEntity, ['DeleteItem', 'PutItem']),
    on(referenceEntity, ['PutItem']),
    on(alertEntity, ['Query']),
    onList(all, 'remove'),
    onList(junkList, 'add', 'remove'),
    // Whether staff may take on patients themselves.
    on(settingsEntity, ['GetItem']),
    storingSubmissions,
    endingEpisodes,
    handingPlans,
  ),
  accounts: allOf(
    limitsOf(['GetItem', 'PutItem'], 'code', 'mail', 'password'),
    limitsOf(['GetItem'], unauthenticatedMails),
    on(dayCountEntity, ['GetItem']),
    on(knownNetworkEntity, ['GetItem']),
  ),
  questionnaires: allOf(
    storingResults,
    // The day of the last contact.
    on(caseloadEntity, ['UpdateItem']),
    on(resultEntity, ['GetItem']),
    on(resultVersionEntity, ['PutItem', 'Query']),
    onList(resultList.any, 'change', 'read', 'remove'),
    // A correction may leave the current episode without a score history.
    on(scoreHistoryEntity, ['ConditionCheckItem', 'DeleteItem', 'Query']),
    onList(dueList, 'read'),
    onList(noBaselineList, 'add', 'read'),
    on(alertEntity, ['GetItem', 'Query', 'UpdateItem']),
    onList(openAlertList, 'find', 'read', 'remove'),
    onList(reviewList, 'add', 'read', 'remove'),
    on(yearTotalEntity, ['Query']),
    // Requests to answer by oneself.
    on(selfCompletionRequestEntity, ['GetItem', 'PutItem', 'Query', 'UpdateItem']),
    on(partialAnswersEntity, ['DeleteItem', 'PutItem']),
    on(linkEntity, ['PutItem']),
    storingSubmissions,
    on(feedbackEntity, ['PutItem']),
    on(feedbackTotalsEntity, ['Query', 'UpdateItem']),
    on(feedbackCellEntity, ['Query', 'UpdateItem']),
    // The report counts the changes of the last minutes before it answers.
    counting,
    countingReads,
    on(cellEntity, ['Query']),
    on(lateEntity, ['Query']),
  ),
  session: {},
  users: {},
  // The only function that reads the audit log back; none can change it.
  audit: allOf(
    on(auditEntity, ['Query']),
    // The record that each entry is about.
    on(recordEntity, ['GetItem']),
  ),
  drafts: allOf(
    on(draftEntity, ['DeleteItem', 'GetItem', 'PutItem', 'Query']),
    // The record that each draft is about.
    on(recordEntity, ['GetItem']),
  ),
  work: allOf(
    changingStates,
    // Whose a message of a joined referral is.
    on(joinedReferralEntity, ['GetItem']),
    on(taskEntity, ['GetItem', 'PutItem']),
    ...[openTaskList, doneTaskList, patientTaskList].map(({ any }) => onList(any, 'add', 'change', 'read', 'remove')),
    storingSubmissions,
    on(recordEntity, ['ConditionCheckItem']),
    on(alertEntity, ['GetItem', 'Query']),
    on(resultEntity, ['GetItem']),
    onList(openAlertList, 'find', 'mark', 'read'),
    onList(reviewList, 'read'),
    onList(waitingList, 'read'),
    // How many are set apart.
    onList(messageList, 'total'),
    // My appointments of today, and everything that is planned for a patient or goes to another worker.
    handingPlans,
    on(selfCompletionRequestEntity, ['Query']),
    on(reminderChoiceEntity, ['GetItem']),
    on(attendanceEntity, ['Query']),
    on(memberEntity, ['GetItem']),
    on(groupEntity, ['GetItem']),
    // The groups that I lead today.
    on(groupTimesEntity, ['GetItem'], { kind: 'worker' }),
    on(draftEntity, ['Query']),
    // Who opened my patients' records.
    on(openingNoticeEntity, ['Query']),
    // Whether staff may take on patients themselves.
    on(settingsEntity, ['GetItem']),
  ),
  settings: allOf(on(settingsEntity, ['GetItem', 'PutItem']), on(staffLanguagesEntity, ['PutItem', 'Query'])),
  diary: allOf(
    bookingSessions,
    storingResults,
    on(reminderChoiceEntity, ['GetItem', 'PutItem']),
    on(feedEntity, ['GetItem', 'PutItem']),
    on(groupTimesEntity, ['GetItem', 'PutItem', 'UpdateItem']),
    on(groupEntity, ['ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem']),
    on(groupPlaceEntity, ['DeleteItem', 'PutItem', 'Query']),
    on(groupCountsEntity, ['GetItem', 'UpdateItem']),
    on(memberEntity, ['DeleteItem', 'GetItem', 'PutItem', 'Query']),
    // Those of a month move to the partition of their group.
    on(registerEntity, ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem']),
    // A patient's attendance at a group is on their record.
    on(attendanceEntity, ['DeleteItem', 'GetItem', 'PutItem', 'Query']),
    // A task to get in touch after three absences.
    addingTasks,
    // Rooms, and the length of an appointment.
    on(settingsEntity, ['GetItem']),
    // The note, the answers, and the day of the contact.
    on(caseloadEntity, ['GetItem', 'UpdateItem']),
    onList(noteList.any, 'add'),
    on(resultEntity, ['GetItem']),
    on(alertEntity, ['Query']),
    storingSubmissions,
  ),
  // Anyone on the internet can reach this one: it only reads, and of people it reads their names.
  calendar: allOf(
    on(feedEntity, ['GetItem']),
    on(settingsEntity, ['GetItem']),
    on(diaryDayEntity, ['Query'], { kind: 'worker' }),
    on(appointmentEntity, ['GetItem']),
    on(groupTimesEntity, ['GetItem'], { kind: 'worker' }),
    on(recordEntity, ['GetItem']),
    limitsOf(['GetItem', 'PutItem'], 'feed'),
  ),
  // Only an admin reaches this: it stores patients, sessions and scores as the functions of those do, and reads
  // everything.
  transfer: allOf(
    storingPatients,
    bookingSessions,
    storingResults,
    on(importEntity, ['GetItem', 'PutItem']),
    on(exportEntity, ['GetItem', 'PutItem']),
    onList(transferList, 'add', 'read'),
    // Patients.
    on(ownReferenceEntity, ['GetItem', 'PutItem']),
    on(recordEntity, ['Query']),
    on(joinedReferralEntity, ['GetItem']),
    on(caseloadEntity, ['GetItem', 'PutItem', 'UpdateItem']),
    on(lookupEntity, ['Query']),
    on(referenceEntity, ['GetItem']),
    onList(all, 'find', 'readEntries', 'total'),
    onList(inactive, 'add'),
    // Sessions.
    on(settingsEntity, ['GetItem']),
    onList(noteList.any, 'add', 'readEntries'),
    // Scores.
    on(resultEntity, ['GetItem']),
    on(alertEntity, ['Query']),
    submissionsOf('bookAppointment', 'createPatient', 'recordAppointment', 'saveResult'),
  ),
  description: {},
};

/**
 * The further access, each part in transactions of its own: permission to delete a lock is none to delete a session.
 */
export const areasApart: { readonly [Area in AreaName]?: TableParts } = {
  accounts: [on(permitEntity, ['PutItem']), on(accountStateEntity, ['UpdateItem'])],
  // The counters of sent mails and links.
  referrals: [mayMail],
  questionnaires: [mayMail, on(dayCountEntity, ['UpdateItem'], { what: linkTexts })],
  session: [
    allOf(
      on(browserEntity, ['PutItem', 'Query', 'UpdateItem']),
      on(accountStateEntity, ['Query', 'UpdateItem']),
      on(permitEntity, ['PutItem']),
      auditing,
    ),
  ],
  transfer: [
    // The rest of the export.
    allOf(
      on(externalReferralEntity, ['Query']),
      onList(messageList, 'readEntries', 'total'),
      on(contactMessageEntity, ['GetItem']),
      on(feedbackTotalsEntity, ['Query']),
    ),
  ],
  users: [
    allOf(
      on(browserEntity, ['Query', 'UpdateItem']),
      on(accountStateEntity, ['Query', 'UpdateItem']),
      on(staffServicesEntity, ['GetItem', 'PutItem']),
      auditing,
    ),
    on(staffLockEntity, ['DeleteItem', 'PutItem']),
    // The limits that an admin may lift.
    allOf(limitsOf(['DeleteItem', 'Query'], 'code', 'mail', 'password', 'text'), auditing),
  ],
};

/** The same for the functions that are not reached through the API. */
export const innerTables = {
  customMessage: [
    on(permitEntity, ['DeleteItem']),
    limitsOf(['GetItem', 'PutItem'], 'text', unauthenticatedMails),
    on(dayCountEntity, ['UpdateItem']),
  ],
  preSignUp: [on(permitEntity, ['DeleteItem'])],
  preTokenGeneration: [
    on(permitEntity, ['DeleteItem']),
    on(browserEntity, ['PutItem', 'Query']),
    on(accountStateEntity, ['Query']),
  ],
  // Reads which alerts are open and texts the duty lead. On the timeline of a patient it writes that this was done; it
  // reads nothing about patients.
  escalateAlerts: [
    on(settingsEntity, ['GetItem']),
    allOf(onList(openAlertList, 'mark', 'readEntries'), on(eventEntity, ['PutItem'])),
    on(dayCountEntity, ['UpdateItem']),
  ],
  // Reads the reminders and whether a text is safe, and writes that a text was sent. Also sends mails that could not be
  // sent at once.
  remindPeople: [
    on(reminderEntity, ['Query', 'UpdateItem']),
    on(reminderChoiceEntity, ['GetItem']),
    on(recordEntity, ['GetItem']),
    // Of cancelled sessions they are told by a text, or a colleague gets a task to tell them.
    on(cancellationNoticeEntity, ['Query', 'UpdateItem']),
    addingTasks,
    on(unsentMailEntity, ['DeleteItem', 'PutItem', 'Query']),
    on(dayCountEntity, ['UpdateItem']),
    // Due tests and their reminders: makes links, and reads no answers.
    onList(dueList, 'readEntries'),
    on(remindedEntity, ['GetItem']),
    allOf(
      on(reminderChoiceEntity, ['ConditionCheckItem']),
      on(recordEntity, ['ConditionCheckItem']),
      on(remindedEntity, ['PutItem']),
      on(selfCompletionRequestEntity, ['PutItem']),
      on(partialAnswersEntity, ['PutItem']),
      on(linkEntity, ['PutItem']),
      on(eventEntity, ['PutItem']),
    ),
    // The outcome of the sending.
    on(selfCompletionRequestEntity, ['UpdateItem']),
  ],
  // Parses uploads of strangers: it may change the documents of a record, and nothing else.
  checkDocuments: [on(documentWorkEntity, ['DeleteItem', 'Query', 'UpdateItem']), on(documentEntity, ['UpdateItem'])],
  // Counts what is due for disposal, and cannot dispose of anything.
  retention: [messageList, junkMessageList, all, junkList].map((list) => onList(list, 'readEntries')),
  // Reads every item of a patient and the registers, and writes numbers.
  countReport: [allOf(counting, countingReads)],
  // These store nothing in the table.
  nightly: [],
  probe: [],
} as const satisfies Record<string, TableParts>;
