import { permitEntity } from './accounts/store/sign-up-permits.ts';
import { openAlertList, reviewList } from './alerts/store/alert-lists.ts';
import { alertEntity } from './alerts/store/alerts.ts';
import { appointmentEntity } from './appointments/store/appointment-items.ts';
import { diaryDayEntity } from './appointments/store/diary-days.ts';
import { cancellationNoticeEntity } from './appointments/store/planned/cancellation-notices.ts';
import { reminderChoiceEntity } from './appointments/store/reminder-choices.ts';
import { reminderEntity } from './appointments/store/reminders.ts';
import { signedReviewEntity } from './audit/store/signed-reviews.ts';
import { feedEntity } from './calendar/store/feeds.ts';
import { documentEntity, documentWorkEntity, uploadEntity } from './documents/store/document-items.ts';
import { draftEntity } from './drafts/store/drafts.ts';
import { retentionExceptionEntity } from './erasure/store/due.ts';
import { erasureEntity } from './erasure/store/erasure-requests.ts';
import {
  attendanceEntity,
  formerMemberEntity,
  groupCountsEntity,
  groupEntity,
  groupPlaceEntity,
  memberEntity,
  registerEntity,
} from './groups/store/group-items.ts';
import { groupTimesEntity } from './groups/store/group-times.ts';
import { pausedReferralEntity } from './intake/store/paused-referrals.ts';
import { openedRecordsEntity, staffServicesEntity } from './kernel/access/access-profile.ts';
import { openingNoticeEntity } from './kernel/access/openings.ts';
import { frameEntity, publicationEntity, publishedEntity, siteDraftEntity } from './kernel/site/site-items.ts';
import { auditEntity } from './kernel/store/audit.ts';
import { disposalEntity, listedDisposalEntity } from './kernel/store/disposals.ts';
import { idempotencyEntity } from './kernel/store/idempotency.ts';
import { type Kind, kindOf, kindsOfFamily, kindsOfList } from './kernel/store/kinds.ts';
import { dayCountEntity, limitEntity, networkLimitEntity } from './kernel/store/limits.ts';
import { accountStateEntity, browserEntity, knownNetworkEntity, sessionEntity } from './kernel/store/sessions.ts';
import type { Key } from './kernel/store/table.ts';
import { letterTemplatesEntity } from './letters/store/letter-templates.ts';
import { letterEntity } from './letters/store/letters.ts';
import {
  apartMessageList,
  contactMessageEntity,
  junkMessageList,
  messageList,
  waitingList,
} from './messages/store/contact-message-items.ts';
import { ringBackStateEntity } from './messages/store/ring-back-states.ts';
import { noteList, noteVersionEntity, withdrawalEntity, withdrawnOpeningEntity } from './notes/store/note-items.ts';
import { noteTemplatesEntity } from './notes/store/note-templates.ts';
import { caseloadEntity } from './patients/store/caseload.ts';
import { externalReferralEntity } from './patients/store/external-referrals.ts';
import { lookupEntity } from './patients/store/lookups.ts';
import { nameIndexEntity } from './patients/store/name-index.ts';
import { junkList, patientLists } from './patients/store/patient-lists.ts';
import { practiceEntity } from './patients/store/practice.ts';
import { recordEntity, versionEntity } from './patients/store/record.ts';
import { eventEntity } from './patients/store/timeline.ts';
import { consentEntity } from './privacy/store/consents.ts';
import { packItemEntity } from './privacy/store/packs.ts';
import { endedCaseEntity, openCaseEntity } from './privacy/store/privacy-cases.ts';
import { publishingLockEntity } from './publishing/store/publications.ts';
import { dueList } from './questionnaires/store/due-tests.ts';
import { feedbackEntity, feedbackTotalsEntity } from './questionnaires/store/feedback.ts';
import { noBaselineList } from './questionnaires/store/no-baseline-list.ts';
import { resultEntity, resultVersionEntity } from './questionnaires/store/result-items.ts';
import { scoreHistoryEntity } from './questionnaires/store/score-history.ts';
import { failedMailEntity } from './referrals/store/failed-mails.ts';
import { joinedReferralEntity } from './referrals/store/joined-referral-items.ts';
import { publicStateEntity } from './referrals/store/public-states.ts';
import { ownReferenceEntity, referenceEntity } from './referrals/store/references.ts';
import { referralPlaceEntity } from './referrals/store/referral-places.ts';
import { unsentMailEntity } from './referrals/store/unsent-mails.ts';
import { cellEntity, countedEventEntity, feedbackCellEntity, lateEntity } from './report/store/counters.ts';
import { dirtyEntity } from './report/store/dirty.ts';
import { sentReportEntity, sentTablesEntity } from './report/store/sent-reports.ts';
import { openCallEntity } from './safety/store/open-calls.ts';
import { safetyPlanEntity, safetyPlanVersionEntity } from './safety/store/safety-plans.ts';
import {
  linkEntity,
  partialAnswersEntity,
  remindedEntity,
  selfCompletionRequestEntity,
} from './self-completion/store/items.ts';
import { settingsEntity } from './settings/store/settings.ts';
import { staffLanguagesEntity } from './settings/store/staff-languages.ts';
import { absencesEntity } from './tasks/store/absences.ts';
import { lateDayEntity } from './tasks/store/late-days.ts';
import { doneTaskList, openTaskList, taskEntity } from './tasks/store/task-items.ts';
import { exportEntity, importEntity, transferList } from './transfer/store/transfers.ts';
import { staffLockEntity } from './users/store/staff-lock.ts';

/**
 * Every kind of item in the table. Permissions, the key table, the restore drill, the export and disposal of one
 * person and the recount follow from it; each of them reports an item of no known kind. The first kind whose key
 * pattern matches counts.
 */
export const catalogue: readonly Kind[] = [
  kindOf(contactMessageEntity),
  ...kindsOfList(messageList),
  ...kindsOfList(waitingList),
  ...kindsOfList(apartMessageList),
  ...kindsOfList(junkMessageList),
  kindOf(recordEntity),
  kindOf(versionEntity),
  kindOf(caseloadEntity),
  kindOf(referralPlaceEntity),
  kindOf(openCallEntity),
  kindOf(joinedReferralEntity),
  kindOf(consentEntity),
  kindOf(letterEntity),
  kindOf(externalReferralEntity),
  kindOf(safetyPlanEntity),
  kindOf(safetyPlanVersionEntity),
  kindOf(eventEntity),
  ...kindsOfList(noteList.any),
  kindOf(noteVersionEntity),
  kindOf(noteTemplatesEntity),
  kindOf(letterTemplatesEntity),
  kindOf(withdrawalEntity),
  kindOf(withdrawnOpeningEntity),
  kindOf(documentEntity),
  kindOf(documentWorkEntity),
  kindOf(uploadEntity),
  kindOf(pausedReferralEntity),
  ...kindsOfFamily(patientLists.active, patientLists.inactive, junkList, noBaselineList),
  kindOf(nameIndexEntity),
  kindOf(lookupEntity),
  kindOf(referenceEntity),
  kindOf(publicStateEntity),
  kindOf(ringBackStateEntity),
  kindOf(unsentMailEntity),
  kindOf(failedMailEntity),
  kindOf(ownReferenceEntity),
  kindOf(importEntity),
  kindOf(exportEntity),
  ...kindsOfList(transferList),
  kindOf(resultEntity),
  kindOf(resultVersionEntity),
  kindOf(scoreHistoryEntity),
  ...kindsOfList(dueList),
  kindOf(alertEntity),
  ...kindsOfList(openAlertList),
  ...kindsOfList(reviewList),
  kindOf(feedbackEntity),
  kindOf(feedbackTotalsEntity),
  kindOf(selfCompletionRequestEntity),
  kindOf(partialAnswersEntity),
  kindOf(remindedEntity),
  kindOf(linkEntity),
  kindOf(dirtyEntity),
  kindOf(countedEventEntity),
  kindOf(cellEntity),
  kindOf(feedbackCellEntity),
  kindOf(lateEntity),
  kindOf(sentReportEntity),
  kindOf(sentTablesEntity),
  kindOf(taskEntity),
  ...kindsOfList(openTaskList.any),
  ...kindsOfList(doneTaskList.any),
  kindOf(appointmentEntity),
  kindOf(diaryDayEntity),
  kindOf(groupTimesEntity),
  kindOf(groupEntity),
  kindOf(groupPlaceEntity),
  kindOf(groupCountsEntity),
  kindOf(memberEntity),
  kindOf(formerMemberEntity),
  kindOf(registerEntity),
  kindOf(attendanceEntity),
  kindOf(reminderEntity),
  kindOf(reminderChoiceEntity),
  kindOf(cancellationNoticeEntity),
  kindOf(feedEntity),
  kindOf(draftEntity),
  kindOf(idempotencyEntity),
  kindOf(disposalEntity),
  kindOf(listedDisposalEntity),
  kindOf(erasureEntity),
  kindOf(retentionExceptionEntity),
  kindOf(openCaseEntity),
  kindOf(endedCaseEntity),
  kindOf(packItemEntity),
  kindOf(auditEntity),
  kindOf(signedReviewEntity),
  kindOf(sessionEntity),
  kindOf(accountStateEntity),
  kindOf(browserEntity),
  kindOf(knownNetworkEntity),
  kindOf(limitEntity),
  kindOf(networkLimitEntity),
  kindOf(dayCountEntity),
  kindOf(permitEntity),
  kindOf(settingsEntity),
  kindOf(staffLanguagesEntity),
  kindOf(absencesEntity),
  kindOf(lateDayEntity),
  kindOf(staffServicesEntity),
  kindOf(openedRecordsEntity),
  kindOf(openingNoticeEntity),
  kindOf(practiceEntity),
  kindOf(staffLockEntity),
  kindOf(publishedEntity),
  kindOf(publicationEntity),
  kindOf(siteDraftEntity),
  kindOf(frameEntity),
  kindOf(publishingLockEntity),
];

const patternOf = (template: string): RegExp => {
  const escaped = template.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>.*)')}$`);
};
const patterns = catalogue.map((kind) => ({ kind, pk: patternOf(kind.key.pk), sk: patternOf(kind.key.sk) }));

type Known = { kind: Kind; parts: Readonly<Record<string, string>> };

const read = (key: Key): Known | undefined => {
  for (const { kind, ...pattern } of patterns) {
    const pk = pattern.pk.exec(key.pk);
    const sk = pk && pattern.sk.exec(key.sk);
    if (sk) return { kind, parts: { ...pk.groups, ...sk.groups } };
  }
  return undefined;
};

// A walk over the whole table looks each item up several times.
const lately = new WeakMap<Key, Known>();

/** The kind of an item and the parts of its key by name; undefined for an item of no known kind. */
export const readKey = (key: Key): Known | undefined => {
  const known = lately.get(key) ?? read(key);
  if (known) lately.set(key, known);
  return known;
};

export const findKind = (key: Key): Kind | undefined => readKey(key)?.kind;
