import { openedRecordsEntity, staffServicesEntity } from './access/access-profile.ts';
import { openingNoticeEntity } from './access/openings.ts';
import { auditEntity } from './audit.ts';
import {
  apartMessageList,
  contactMessageEntity,
  junkMessageList,
  messageList,
  waitingList,
} from './contact-message-items.ts';
import { appointmentEntity } from './diary/appointment-items.ts';
import { diaryDayEntity } from './diary/diary-days.ts';
import { feedEntity } from './diary/feeds.ts';
import {
  attendanceEntity,
  formerMemberEntity,
  groupCountsEntity,
  groupEntity,
  groupPlaceEntity,
  memberEntity,
  registerEntity,
} from './diary/group-items.ts';
import { groupTimesEntity } from './diary/group-times.ts';
import { reminderChoiceEntity } from './diary/reminder-choices.ts';
import { reminderEntity } from './diary/reminder-items.ts';
import { disposalEntity } from './disposals.ts';
import { documentEntity, documentWorkEntity, uploadEntity } from './documents/document-items.ts';
import { draftEntity } from './drafts.ts';
import { idempotencyEntity } from './idempotency.ts';
import { type Kind, kindOf, kindsOfList } from './kinds.ts';
import { dayCountEntity, limitEntity, networkLimitEntity } from './limits.ts';
import { cancellationNoticeEntity } from './planned/cancellation-notices.ts';
import { openAlertList, reviewList } from './questionnaires/alert-lists.ts';
import { alertEntity } from './questionnaires/alerts.ts';
import { dueList } from './questionnaires/due-tests.ts';
import { feedbackEntity, feedbackTotalsEntity } from './questionnaires/feedback.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { yearTotalEntity } from './questionnaires/org-totals.ts';
import { resultEntity, resultList, resultVersionEntity } from './questionnaires/result-items.ts';
import { scoreHistoryEntity } from './questionnaires/score-history.ts';
import { caseloadEntity } from './records/caseload.ts';
import { externalReferralEntity } from './records/external-referrals.ts';
import { joinedReferralEntity } from './records/joined-referral-items.ts';
import { lookupEntity } from './records/lookups.ts';
import { nameIndexEntity } from './records/name-index.ts';
import { noteList, noteVersionEntity, withdrawalEntity, withdrawnOpeningEntity } from './records/note-items.ts';
import { openCallEntity } from './records/open-calls.ts';
import { ownReferenceEntity } from './records/own-references.ts';
import { junkList, patientLists } from './records/patient-lists.ts';
import { publicStateEntity } from './records/public-states.ts';
import { recordEntity, versionEntity } from './records/record.ts';
import { referenceEntity } from './records/references.ts';
import { referralPlaceEntity } from './records/referral-places.ts';
import { safetyPlanEntity, safetyPlanVersionEntity } from './records/safety-plans.ts';
import { eventEntity } from './records/timeline.ts';
import { unsentMailEntity } from './records/unsent-mails.ts';
import { cellEntity, countedYearEntity, feedbackCellEntity, lateEntity } from './reports/counters.ts';
import { dirtyEntity } from './reports/dirty.ts';
import {
  linkEntity,
  partialAnswersEntity,
  remindedEntity,
  selfCompletionRequestEntity,
} from './self-completion/items.ts';
import { accountStateEntity, browserEntity, knownNetworkEntity, sessionEntity } from './sessions.ts';
import { settingsEntity } from './settings.ts';
import { permitEntity } from './sign-up-permits.ts';
import { staffLanguagesEntity } from './staff-languages.ts';
import { staffLockEntity } from './staff-lock.ts';
import type { Key } from './table.ts';
import { exportEntity, importEntity, transferList } from './transfer/import-items.ts';
import { doneTaskList, openTaskList, patientTaskList, taskEntity } from './work/task-items.ts';

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
  kindOf(externalReferralEntity),
  kindOf(safetyPlanEntity),
  kindOf(safetyPlanVersionEntity),
  kindOf(eventEntity),
  ...kindsOfList(noteList.any),
  kindOf(noteVersionEntity),
  kindOf(withdrawalEntity),
  kindOf(withdrawnOpeningEntity),
  kindOf(documentEntity),
  kindOf(documentWorkEntity),
  kindOf(uploadEntity),
  ...[...Object.values(patientLists), junkList].flatMap(kindsOfList),
  kindOf(nameIndexEntity),
  kindOf(lookupEntity),
  kindOf(referenceEntity),
  kindOf(publicStateEntity),
  kindOf(unsentMailEntity),
  kindOf(ownReferenceEntity),
  kindOf(importEntity),
  kindOf(exportEntity),
  ...kindsOfList(transferList),
  kindOf(resultEntity),
  kindOf(resultVersionEntity),
  ...kindsOfList(resultList.any),
  kindOf(scoreHistoryEntity),
  ...kindsOfList(dueList),
  ...kindsOfList(noBaselineList),
  kindOf(alertEntity),
  ...kindsOfList(openAlertList),
  ...kindsOfList(reviewList),
  kindOf(yearTotalEntity),
  kindOf(feedbackEntity),
  kindOf(feedbackTotalsEntity),
  kindOf(selfCompletionRequestEntity),
  kindOf(partialAnswersEntity),
  kindOf(remindedEntity),
  kindOf(linkEntity),
  kindOf(dirtyEntity),
  kindOf(countedYearEntity),
  kindOf(cellEntity),
  kindOf(feedbackCellEntity),
  kindOf(lateEntity),
  kindOf(taskEntity),
  ...kindsOfList(openTaskList.any),
  ...kindsOfList(doneTaskList.any),
  ...kindsOfList(patientTaskList.any),
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
  kindOf(auditEntity),
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
  kindOf(staffServicesEntity),
  kindOf(openedRecordsEntity),
  kindOf(openingNoticeEntity),
  kindOf(staffLockEntity),
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
