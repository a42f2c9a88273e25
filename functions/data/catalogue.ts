import * as z from 'zod';
import { auditEntity, formerPartitions, reviewPartition } from './audit.ts';
import { contactMessageEntity } from './contact-messages.ts';
import { listPartition } from './counted-list.ts';
import { disposalEntity } from './disposals.ts';
import { draftEntity } from './drafts.ts';
import type { Entity, Upgrades } from './entity.ts';
import { idempotencyEntity } from './idempotency.ts';
import { dayCountEntity, limitEntity } from './limits.ts';
import { alertEntity } from './questionnaires/alerts.ts';
import { feedbackEntity, feedbackTotalsEntity } from './questionnaires/feedback.ts';
import { monthTotalEntity, yearTotalEntity } from './questionnaires/org-totals.ts';
import { resultEntity, resultVersionEntity } from './questionnaires/result-items.ts';
import { scoreHistoryEntity } from './questionnaires/score-history.ts';
import { noteList, noteVersionEntity } from './records/case-notes.ts';
import { caseloadEntity } from './records/caseload.ts';
import { externalReferralEntity } from './records/external-referrals.ts';
import { recordEntity, versionEntity } from './records/record.ts';
import { referenceEntity } from './records/references.ts';
import { safetyPlanEntity, safetyPlanVersionEntity } from './records/safety-plans.ts';
import { eventEntity } from './records/timeline.ts';
import { accountStateEntity, knownNetworkEntity, sessionEntity } from './sessions.ts';
import { settingsEntity } from './settings.ts';
import { permitEntity } from './sign-up-permits.ts';
import { staffLockEntity } from './staff-lock.ts';
import type { Key } from './table.ts';
import { taskEntity } from './work/task-items.ts';

export type Kind = {
  name: string;
  /** What the keys of such items look like; `*` stands for any text. */
  key: Key;
  schema: z.ZodType;
  upgrades?: Upgrades;
};

const star = '*';

const kindOf = <Id, Schema extends z.ZodType>({ key, ...entity }: Entity<Id, Schema>, anyId: Id): Kind => ({
  ...entity,
  key: key(anyId),
});

/**
 * Every kind of item that the table holds. The restore drill, the export of one person and the recount follow from it,
 * and an item that is of none of these kinds is reported by each of them.
 */
export const catalogue: readonly Kind[] = [
  kindOf(contactMessageEntity, star),
  kindOf(auditEntity, { username: star, at: star, requestId: star }),
  { ...kindOf(auditEntity, { username: star, at: star, requestId: star }), key: { pk: 'AUDIT#DAY#*', sk: '*#*' } },
  {
    ...kindOf(auditEntity, { username: star, at: star, requestId: star }),
    key: { pk: formerPartitions.record(star), sk: '*#*' },
  },
  {
    name: 'Calls of a person in a quarter, before the indexes',
    key: { pk: reviewPartition(star), sk: '*#*' },
    schema: z.object({ times: z.int().min(1) }),
  },
  kindOf(draftEntity, { username: star, form: star, record: star }),
  kindOf(disposalEntity, star),
  kindOf(sessionEntity, { username: star, originJti: star }),
  kindOf(accountStateEntity, star),
  {
    ...kindOf(knownNetworkEntity, { username: star, network: star }),
    key: { pk: accountStateEntity.key(star).pk, sk: 'NETWORK#*' },
  },
  // Whose these are stands in them as a hash.
  { ...kindOf(limitEntity, { what: star, subject: star }), key: { pk: 'LIMIT#*', sk: 'LIMIT' } },
  { ...kindOf(limitEntity, { what: star, subject: star }), key: { pk: 'LIMIT#*', sk: 'NETWORK#*' } },
  { ...kindOf(dayCountEntity, { what: star, now: 0 }), key: { pk: 'LIMIT#day#*', sk: star } },
  { ...kindOf(permitEntity, star), key: { pk: 'SIGN-UP#*', sk: 'PERMIT' } },
  kindOf(staffLockEntity, undefined),
  kindOf(settingsEntity, undefined),
  kindOf(idempotencyEntity, { call: star, fingerprint: star }),
  kindOf(resultEntity, { patientId: star, resultId: star }),
  {
    ...kindOf(resultVersionEntity, { patientId: star, resultId: star, version: 0 }),
    key: { ...resultEntity.key({ patientId: star, resultId: star }), sk: 'VERSION#*' },
  },
  kindOf(scoreHistoryEntity, { patientId: star, type: star }),
  kindOf(alertEntity, { patientId: star, alertId: star }),
  kindOf(yearTotalEntity, { type: star, year: star, shard: star }),
  { ...kindOf(monthTotalEntity, { type: 'phq', yearMonth: star }), key: { pk: 'ORGDATA', sk: '*#*' } },
  kindOf(feedbackEntity, star),
  kindOf(feedbackTotalsEntity, star),
  kindOf(recordEntity, star),
  {
    ...kindOf(versionEntity, { patientId: star, version: 0 }),
    key: { pk: recordEntity.key(star).pk, sk: 'VERSION#*' },
  },
  {
    ...kindOf(caseloadEntity, { patientId: star, place: '' }),
    key: { pk: recordEntity.key(star).pk, sk: 'CASELOAD#*' },
  },
  kindOf(externalReferralEntity, { patientId: star, externalReferralId: star }),
  kindOf(safetyPlanEntity, star),
  {
    ...kindOf(safetyPlanVersionEntity, { patientId: star, version: 0 }),
    key: { pk: recordEntity.key(star).pk, sk: 'VERSION-PLAN#*' },
  },
  kindOf(taskEntity, star),
  kindOf(eventEntity, { patientId: star, eventId: star }),
  { ...kindOf(noteVersionEntity, { caseNoteId: star, version: 0 }), key: { pk: 'NOTE#*', sk: '0*' } },
  { name: 'Case note', key: { pk: listPartition(noteList(star)), sk: '*#*' }, schema: noteVersionEntity.schema },
  { name: 'Name search', key: { pk: 'NAME#*#*', sk: '*#*' }, schema: z.looseObject({}) },
  kindOf(referenceEntity, star),
  { name: 'Look-up', key: { pk: 'LIKE#*#*', sk: star }, schema: z.object({}) },
  { name: 'Counter of a list', key: { pk: 'COUNTS#*#*', sk: '*#*' }, schema: z.looseObject({}) },
  { name: 'Entry of a list', key: { pk: 'LIST#*', sk: star }, schema: z.looseObject({}) },
  {
    name: 'Counter of a list, before shards',
    key: { pk: 'COUNT#*', sk: '*#*' },
    schema: z.object({ entries: z.int().min(0) }),
  },
];

const matches = (pattern: string, text: string): boolean => {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return text === pattern;
  const end = rest.at(-1) ?? '';
  let from = start.length;
  if (!text.startsWith(start) || !text.endsWith(end)) return false;
  for (const part of rest) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return true;
};

export const findKind = ({ pk, sk }: Key): Kind | undefined =>
  catalogue.find(({ key }) => matches(key.pk, pk) && matches(key.sk, sk));
