import { ulid } from 'ulid';
import {
  type Alert,
  type AlertResponse,
  type AlertReview,
  alert,
  openReviewOf,
  type Recorded,
} from '../../../shared/alerts/alert.ts';
import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../shared/questionnaires/result.ts';
import { newConcernOf } from '../../../shared/questionnaires/scoring.ts';
import { type AuditContext, auditReading, commitAudited, type Doing } from '../../kernel/store/audit.ts';
import { canonical } from '../../kernel/store/canonical.ts';
import { addToList, removeFromList } from '../../kernel/store/counted-list.ts';
import { type Entity, type Item, keyPattern, parseRow, readItem } from '../../kernel/store/entity.ts';
import { create, patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryItems, readPartition } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { addToTimeline, commitOrRead } from '../../patients/store/timeline.ts';
import { addAnswers } from './alert-answers.ts';
import { giveAlert, openAlertList, openSortOf, ownedBy, reviewList, reviewSortOf } from './alert-lists.ts';

export type AlertId = { patientId: string; alertId: string };

/** An alert is never deleted: with a response it leaves the open ones and stays on the record. */
export const alertEntity: Entity<AlertId, typeof alert> = {
  name: 'Alert',
  key: keyPattern('ALERT#{patientId}', '{alertId}'),
  dataSubject: { patient: ['patientId'] },
  schema: alert,
};

export const parseAlert = (item: Item) => parseRow(alertEntity, item, 'alertId');

type Raising = {
  raisedAt: string;
  /** The same result before its correction. */
  before?: TestResult;
  /** The result of the same questionnaire before it. */
  previous: Pick<TestResult, 'resultId'> | undefined;
};

/** The alert that a result raises, if any; of a corrected result, only if its earlier answers raised none. */
export const alertFor = (result: TestResult, { raisedAt, before, previous }: Raising): Alert | undefined => {
  const concern = newConcernOf(findQuestionnaire(result.questionType), before?.answers ?? [], result.answers);
  if (!concern) return undefined;
  const { patientId, resultId, questionType, questionDate } = result;
  return {
    alertId: ulid(Date.parse(raisedAt)),
    patientId,
    resultId,
    ...(previous && { previousResultId: previous.resultId }),
    questionType,
    questionDate,
    ...concern,
    raisedAt,
  };
};

/** The writes that put an alert among the open ones of the patient's worker; nobody is waited for by a practice patient. */
const listOpen = (raised: Alert, owner: string | undefined): Write[] =>
  isPractice(raised.patientId)
    ? []
    : addToList(openAlertList, { sort: openSortOf(raised), row: { ...raised, ...ownedBy(raised, owner) } });

const unlistOpen = (open: Alert): Write[] =>
  isPractice(open.patientId) ? [] : removeFromList(openAlertList, openSortOf(open));

/** The writes that raise an alert, on the record, on its timeline and among the open ones of the patient's worker. */
export const raiseAlert = (raised: Alert, owner: string | undefined, doing: Doing): Write[] => [
  create(alertEntity, raised, raised),
  ...listOpen(raised, owner),
  addToTimeline(raised.patientId, doing, { kind: 'alert', reason: raised.reason }),
];

const partitionOf = (patientId: string): string => alertEntity.key({ patientId, alertId: '' }).pk;

const readParsed = async (table: Table, patientId: string) =>
  (await readPartition(table, partitionOf(patientId), { latestFirst: true })).map(parseAlert);

/** The alerts of one patient, open and answered, the latest first. */
export const readAlerts = async (table: Table, patientId: string) =>
  addAnswers(table, await readParsed(table, patientId));

/** The ids and times of a patient's open alerts; one that cannot be read is taken to be open. */
const readOpen = async (table: Table, patientId: string) => {
  const items = await queryItems(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionOf(patientId) },
    ScanIndexForward: false,
    ConsistentRead: true,
    FilterExpression: 'attribute_not_exists(#response)',
    ExpressionAttributeNames: { '#response': 'response' },
    ProjectionExpression: 'sk, raisedAt',
  });
  return items.map(({ sk, raisedAt }) => ({ alertId: String(sk), raisedAt: String(raisedAt) }));
};

export const hasOpenAlert = async (table: Table, patientId: string): Promise<boolean> =>
  (await readOpen(table, patientId)).length > 0;

/** The writes that give a patient's open alerts to another worker, or to nobody. */
export const reassignOpenAlerts = async (
  table: Table,
  patientId: string,
  owner: string | undefined,
): Promise<Write[]> =>
  isPractice(patientId) ? [] : (await readOpen(table, patientId)).map((open) => giveAlert(open, owner));

type Responded = { outcome: 'done' | 'answered'; alert: Alert } | { outcome: 'missing' };
type Reviewed = { outcome: 'done' | 'stale' | 'none'; alert: Alert } | { outcome: 'missing' };

const recordedBy = (words: AlertResponse, { at, username }: AuditContext): Recorded => ({ ...words, at, username });

/** Whether the same person has recorded the same before: a request sent again after its answer was lost. */
const isSameAgain = (stored: Recorded | undefined, { at: _, ...sent }: Recorded): boolean => {
  const { at: __, ...before } = stored ?? { at: '' };
  return canonical(before) === canonical(sent);
};

/** The writes that put the review of an alert on the list or take it off; one whose day does not change stays. */
const reviewWrites = (id: AlertId, from: string | undefined, to: string | undefined): Write[] => {
  if (from === to || isPractice(id.patientId)) return [];
  const row = { patientId: id.patientId, alertId: id.alertId };
  return [
    ...(from === undefined ? [] : removeFromList(reviewList, reviewSortOf(from, id.alertId))),
    ...(to === undefined ? [] : addToList(reviewList, { sort: reviewSortOf(to, id.alertId), row })),
  ];
};

/** The writes that end the reviews of somebody who has died: nobody is to make them any more. */
export const endReviews = async (table: Table, patientId: string, at: string): Promise<Write[]> => {
  return onlyReadable(await readParsed(table, patientId)).flatMap((stored) => {
    const from = openReviewOf(stored);
    if (from === undefined) return [];
    const id = { patientId, alertId: stored.alertId };
    return [
      patch(alertEntity, id, { set: { reviewsEndedAt: at } }, { absent: ['reviewsEndedAt'] }),
      // Refused, and read again, if somebody has reviewed it meanwhile.
      ...reviewWrites(id, from, undefined),
    ];
  });
};

export const createAlertStore = (table: Table) => {
  /** For an alert that has a response, which is read: done if it is the same; another's is not overwritten. */
  const answerAgain = async (stored: Alert, response: Recorded, auditContext: AuditContext): Promise<Responded> => {
    await auditReading(table, auditContext, stored.patientId);
    return { outcome: isSameAgain(stored.response, response) ? 'done' : 'answered', alert: stored };
  };

  return {
    /** Stores what was done about an alert and by whom; the first response is the one that is kept. */
    async respond(id: AlertId, words: AlertResponse, auditContext: AuditContext): Promise<Responded> {
      const open = await readItem(table, alertEntity, id);
      if (!open) return { outcome: 'missing' };
      const response = recordedBy(words, auditContext);
      if (open.response) return await answerAgain(open, response, auditContext);
      const writes = [
        patch(alertEntity, id, { set: { response } }, { exists: true, absent: ['response'] }),
        ...unlistOpen(open),
        ...reviewWrites(id, undefined, words.reviewOn),
        addToTimeline(id.patientId, auditContext, { kind: 'alert-answered', reason: open.reason, ...words }),
      ];
      const { done } = await commitAudited(table, writes, auditContext, id.patientId);
      if (done) return { outcome: 'done', alert: { ...open, response } };
      const answered = await readItem(table, alertEntity, id);
      return answered ? await answerAgain(answered, response, auditContext) : { outcome: 'missing' };
    },

    /** Records the outcome of the open review; `stale` when somebody else has, and `none` when none is open. */
    async review(id: AlertId, { after, ...words }: AlertReview, auditContext: AuditContext): Promise<Reviewed> {
      const stored = await readItem(table, alertEntity, id);
      if (!stored) return { outcome: 'missing' };
      const { reviews = [] } = stored;
      const review = recordedBy(words, auditContext);
      const answerStored = (now: Alert): Reviewed => ({
        outcome: isSameAgain(now.reviews?.[after], review) ? 'done' : 'stale',
        alert: now,
      });
      const from = openReviewOf(stored);
      if (reviews.length !== after || from === undefined) {
        await auditReading(table, auditContext, id.patientId);
        return reviews.length === after ? { outcome: 'none', alert: stored } : answerStored(stored);
      }
      const unchanged = after === 0 ? { absent: ['reviews' as const] } : { length: { reviews: after } };
      const writes = [
        patch(alertEntity, id, { set: { reviews: [...reviews, review] } }, unchanged),
        ...reviewWrites(id, from, words.reviewOn),
      ];
      const event = { kind: 'alert-reviewed', reason: stored.reason, ...words } as const;
      if (await commitOrRead(table, id.patientId, auditContext, event, writes))
        return { outcome: 'done', alert: { ...stored, reviews: [...reviews, review] } };
      const now = await readItem(table, alertEntity, id);
      return now ? answerStored(now) : { outcome: 'missing' };
    },
  };
};
