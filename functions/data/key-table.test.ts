import { expect, it } from 'vitest';
import { auditEntity, formerPartitions, reviewPartition } from './audit.ts';
import { contactMessageEntity, messageList } from './contact-messages.ts';

import { addToList, entryKey, removeFromList } from './counted-list.ts';
import { disposalEntity } from './disposals.ts';
import { draftEntity } from './drafts.ts';
import { idempotencyEntity } from './idempotency.ts';
import { dayCountEntity, limitEntity } from './limits.ts';

import { openAlertList, reviewList, reviewSortOf } from './questionnaires/alert-lists.ts';
import { alertEntity } from './questionnaires/alerts.ts';
import { dueList } from './questionnaires/due-tests.ts';
import { feedbackEntity, feedbackTotalsEntity } from './questionnaires/feedback.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { monthTotalEntity, yearTotalEntity } from './questionnaires/org-totals.ts';
import { resultEntity, resultList, resultVersionEntity } from './questionnaires/result-items.ts';
import { scoreHistoryEntity } from './questionnaires/score-history.ts';

import { noteList, noteVersionEntity } from './records/case-notes.ts';
import { externalReferralEntity } from './records/external-referrals.ts';
import { lookupPartition } from './records/lookups.ts';
import { nameKeys } from './records/name-index.ts';
import { entrySort, patientLists } from './records/patient-lists.ts';
import { recordEntity, versionEntity } from './records/record.ts';
import { referenceEntity } from './records/references.ts';
import { safetyPlanEntity, safetyPlanVersionEntity } from './records/safety-plans.ts';
import { eventEntity } from './records/timeline.ts';

import { accountStateEntity, knownNetworkEntity, sessionEntity } from './sessions.ts';
import { settingsEntity } from './settings.ts';
import { permitEntity } from './sign-up-permits.ts';
import { staffLockEntity } from './staff-lock.ts';
import type { Key } from './table.ts';

const contactId = '01M5YXZYWAKE0RY5QY34VFXM34';
const [patientId, resultId] = ['{referral id}', '{result id}'];
const at = '2026-11-20T14:02:11.004Z';
const requestId = '{request id}';
const sort = `2026-11-20T13:59:53.388Z#${contactId}`;

const row = (what: string, { pk, sk }: Key) => `| ${what} | \`${pk}\` | \`${sk}\` |`;
const keysOf = (writes: ReturnType<typeof addToList>): Key[] =>
  writes.map((write) => ('Put' in write ? write.Put?.Item : 'Add' in write ? write.Add.Key : undefined) as Key);

const keyTable = [
  '# The keys of the single table',
  '',
  'Written by `key-table.test.ts` from the key functions; run `npx vitest run functions/data -u` when they change.',
  '',
  '| item | pk | sk |',
  '|---|---|---|',
  row('ContactMessage', contactMessageEntity.key(contactId)),
  row('AuditEntry', auditEntity.key({ username: '{sub}', at, requestId })),
  row('AuditEntry, its copy by day, before the indexes', { pk: formerPartitions.day(at), sk: `${at}#${requestId}` }),
  row('AuditEntry, its copy by record, before the indexes', {
    pk: formerPartitions.record(contactId),
    sk: `${at}#${requestId}`,
  }),
  row('calls of a person in a quarter, before the indexes', {
    pk: reviewPartition('2026-Q4'),
    sk: '{sub}#readContact',
  }),
  row('a draft (for a week)', draftEntity.key({ username: '{sub}', form: 'case-note', record: contactId })),
  row('uses of something limited (for a day)', limitEntity.key({ what: 'text', subject: '{sub}' })),
  row('the same of one network', limitEntity.key({ what: 'mail', subject: '{email}', network: '{network}' })),
  row('all uses of a day', dayCountEntity.key({ what: 'texts', now: Date.parse(at) })),
  row('leave to sign up or to be mailed a code (for a minute)', permitEntity.key('{random}')),
  row('Disposal (what is left of a record)', disposalEntity.key(contactId)),
  row('Settings of the organisation', settingsEntity.key(undefined)),
  row('the lock on changes of roles', staffLockEntity.key(undefined)),
  row('a sign-in', sessionEntity.key({ username: '{sub}', originJti: '{origin_jti}' })),
  row(
    'a network that somebody signed in from (for 90 days)',
    knownNetworkEntity.key({ username: '{sub}', network: '{network}' }),
  ),
  row('an account', accountStateEntity.key('{sub}')),
  row('Once (a submission, for a day)', idempotencyEntity.key({ call: 'sendContactMessage', fingerprint: '{sha256}' })),
  ...keysOf(addToList(messageList, { sort, row: {} })).map((key, index) =>
    row(index === 0 ? 'entry of the list of messages' : 'its counter', key),
  ),
  row('Result', resultEntity.key({ patientId, resultId })),
  row('Result, as it was before a correction', resultVersionEntity.key({ patientId, resultId, version: 1 })),
  row('Course: first and latest result of a kind', scoreHistoryEntity.key({ patientId, type: 'phq' })),
  row('Alert', alertEntity.key({ patientId, alertId: '{alert id}' })),
  row('Year total, of a shard', yearTotalEntity.key({ type: 'phq', year: '2026', shard: '07' })),
  row('Month total, before shards', monthTotalEntity.key({ type: 'phq', yearMonth: '2026-11' })),
  row('Feedback', feedbackEntity.key('{feedback id}')),
  row('Feedback totals, of a shard', feedbackTotalsEntity.key('07')),
  row('Counter of a list, before shards', { pk: 'COUNT#messages', sk: '07#2026-11' }),
  ...[resultList(patientId), dueList, noBaselineList, openAlertList].flatMap((list) => {
    const [entry, ...counters] = keysOf(addToList(list, { sort: '2026-11-20T13:59:53.388Z#{ids}', row: {} }));
    return [
      ...(entry ? [row(`entry of ${list.name}`, entry)] : []),
      ...counters.map((counter) => row('its counter', counter)),
    ];
  }),
  ...keysOf(addToList(reviewList, { sort: reviewSortOf('2026-11-20', contactId), row: {} })).map((key, index) =>
    row(index === 0 ? 'entry of alert-reviews' : 'its counter', key),
  ),
  row('Record (a referral and its patient)', recordEntity.key(contactId)),
  row('Record, as it was before a change', versionEntity.key({ patientId: contactId, version: 1 })),
  row('External referral', externalReferralEntity.key({ patientId: contactId, externalReferralId: '{ulid}' })),
  row('Safety plan', safetyPlanEntity.key(contactId)),
  row('Safety plan, as it was before a change', safetyPlanVersionEntity.key({ patientId: contactId, version: 1 })),
  row('Timeline event', eventEntity.key({ patientId: contactId, eventId: '{ulid}' })),
  row('Case note, an entry of the list of a patient', entryKey(noteList(contactId), `${at}#{ulid}`)),
  row('Case note, as it was before it was amended', noteVersionEntity.key({ caseNoteId: '{ulid}', version: 1 })),
  ...Object.entries(patientLists).map(([status, list]) =>
    row(`entry of the list of patients, ${status}`, entryKey(list, entrySort(contactId))),
  ),
  ...nameKeys('Amina Yusuf', contactId).map((key) => row('name search: Amina Yusuf', key)),
  row('look-up by date of birth, of a search or a likely duplicate', {
    pk: lookupPartition({ kind: 'dob', value: '1980-02-29' }),
    sk: contactId,
  }),
  row('Reference of a record, for people', referenceEntity.key('K7M-4PX')),
  '',
].join('\n');

it('the key table in the documentation is the one the code uses', async () => {
  await expect(keyTable).toMatchFileSnapshot('key-table.md');
});

it('an entry is taken off the list where it was put', () => {
  const [put] = addToList(messageList, { sort, row: {} });
  const [taken] = removeFromList(messageList, sort);
  expect(taken).toMatchObject({ Delete: { Key: { pk: 'LIST#messages', sk: sort } } });
  expect(put).toMatchObject({ Put: { Item: { pk: 'LIST#messages', sk: sort } } });
});
