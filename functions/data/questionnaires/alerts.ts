import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { type Alert, type AlertResponse, alert, type ShownAlert } from '../../../shared/api/alert.ts';
import type { TestResult } from '../../../shared/api/result.ts';
import type { Unreadable } from '../../../shared/api/unreadable.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { concernOf, newConcernOf, wordsOf } from '../../../shared/questionnaires/scoring.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import {
  addToList,
  type CountedList,
  instantLevels,
  organisationShards,
  readPage,
  removeFromList,
} from '../counted-list.ts';
import { type Entity, type Item, parseRow, readItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { addToTimeline } from '../records/timeline.ts';
import type { Write } from '../write.ts';
import { readPatients } from './patients.ts';
import { readResults } from './result-items.ts';

type AlertId = { patientId: string; alertId: string };

/** An alert is never deleted: with a response it leaves the open ones and stays on the record. */
export const alertEntity: Entity<AlertId, typeof alert> = {
  name: 'Alert',
  key: ({ patientId, alertId }) => ({ pk: `ALERT#${patientId}`, sk: alertId }),
  anyId: { patientId: '{patientId}', alertId: '{alertId}' },
  whose: { patient: ['patientId'] },
  schema: alert,
};

export const openAlertList: CountedList = {
  name: 'open-alerts',
  sort: '{at}#{alertId}',
  whose: { patient: ['patientId'] },
  entry: { name: 'Open alert', schema: alert },
  levels: instantLevels,
  shards: organisationShards,
};
const sortOf = ({ raisedAt, alertId }: Pick<Alert, 'raisedAt' | 'alertId'>) => `${raisedAt}#${alertId}`;

/** The alert that a result calls for, if it does; that of a corrected one, if the answers before did not call for it. */
export const alertFor = (result: TestResult, raisedAt: string, before?: TestResult): Alert | undefined => {
  const concern = newConcernOf(findQuestionnaire(result.questionType), before?.answers ?? [], result.answers);
  if (!concern) return undefined;
  const { patientId, resultId, questionType, questionDate } = result;
  return { alertId: ulid(Date.parse(raisedAt)), patientId, resultId, questionType, questionDate, ...concern, raisedAt };
};

/** The writes that raise an alert, on the record, on its timeline and among the open ones. */
export const raiseAlert = (raised: Alert, { at, username: by }: AuditContext): Write[] => [
  {
    Put: {
      Item: { ...alertEntity.key({ patientId: raised.patientId, alertId: raised.alertId }), ...raised },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  ...addToList(openAlertList, { sort: sortOf(raised), row: raised }),
  addToTimeline(raised.patientId, { at, by }, { kind: 'alert', reason: raised.reason }),
];

const parseAlert = (item: Item) => parseRow(alertEntity, item, 'alertId');

const correctedSince = ({ raisedAt, reason }: Alert, { questionType, answers, correction }: TestResult) =>
  correction && correction.at > raisedAt
    ? { at: correction.at, stillCalledFor: concernOf(findQuestionnaire(questionType), answers)?.reason === reason }
    : undefined;

type Row = Alert | Unreadable<'alertId'>;
const isOpen = (row: Row): row is Alert => !('unreadable' in row) && row.response === undefined;

/** Adds to each open alert what its answers say now, in words, and whether they were corrected: one request for all. */
const addAnswers = async (table: Table, rows: readonly Row[]): Promise<(ShownAlert | Unreadable<'alertId'>)[]> => {
  const results = await readResults(
    table,
    rows.filter(isOpen).map(({ patientId, resultId }) => ({ patientId, resultId })),
  );
  return rows.map((row) => {
    const result = isOpen(row) ? results.get(row.resultId) : undefined;
    if (!result) return row;
    const corrected = correctedSince(row as Alert, result);
    const words = wordsOf(result.answers);
    return { ...row, ...(corrected ? { corrected } : {}), ...(words.length > 0 ? { words } : {}) };
  });
};

/** The alerts of one patient, open and answered, the latest first. */
export const readAlerts = async (table: Table, patientId: string) => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': alertEntity.key({ patientId, alertId: '' }).pk },
      ScanIndexForward: false,
      ConsistentRead: true,
    }),
  );
  return addAnswers(table, Items.map(parseAlert));
};

type Responded = { outcome: 'done' | 'answered'; alert: Alert } | { outcome: 'missing' };

/** The same words sent again after a lost reply are done; another's are not written over. */
const answerAgain = async (
  table: Table,
  stored: Alert,
  { name, action, username }: NonNullable<Alert['response']>,
  auditContext: AuditContext,
): Promise<Responded> => {
  const kept = stored.response;
  const isSame = kept?.name === name && kept.action === action && kept.username === username;
  if (!isSame) return { outcome: 'answered', alert: stored };
  await auditReading(table, auditContext, stored.patientId);
  return { outcome: 'done', alert: stored };
};

export const createAlertStore = (table: Table) => ({
  /** Alerts that nobody has answered, the latest first. */
  async listOpen(page: { page: number; size: number }) {
    const found = await readPage(table, openAlertList, page, parseAlert);
    const ids = found.content.flatMap((row) => ('unreadable' in row ? [] : [row.patientId]));
    const [patients, rows] = await Promise.all([readPatients(table, ids), addAnswers(table, found.content)]);
    const content = rows.map((row) => {
      const patient = 'unreadable' in row ? undefined : patients.get(row.patientId);
      if ('unreadable' in row || !patient) return { alertId: row.alertId, unreadable: true as const };
      const { firstName, lastName } = patient;
      return { ...row, firstName, lastName };
    });
    return { ...found, content };
  },

  /** How many are open and which is the latest, without whose they are. */
  async watch() {
    const { totalElements, content } = await readPage(table, openAlertList, { page: 1, size: 1 }, parseAlert);
    return { totalElements, latest: content[0]?.alertId };
  },

  /** Keeps what was done about an alert and by whom; the first to answer is the one who is kept. */
  async respond(id: AlertId, words: AlertResponse, auditContext: AuditContext): Promise<Responded> {
    const open = await readItem(table, alertEntity, id);
    if (!open) return { outcome: 'missing' };
    const response = { ...words, at: auditContext.at, username: auditContext.username };
    if (open.response) return await answerAgain(table, open, response, auditContext);
    const { refused } = await commitAudited(
      table,
      [
        {
          Update: {
            Key: alertEntity.key(id),
            UpdateExpression: 'SET #response = :response',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#response)',
            ExpressionAttributeNames: { '#response': 'response' },
            ExpressionAttributeValues: { ':response': response },
          },
        },
        ...removeFromList(openAlertList, sortOf(open)),
        addToTimeline(
          id.patientId,
          { at: auditContext.at, by: auditContext.username },
          { kind: 'alert-answered', reason: open.reason, ...words },
        ),
      ],
      auditContext,
      id.patientId,
    );
    if (refused.length === 0) return { outcome: 'done', alert: { ...open, response } };
    const answered = await readItem(table, alertEntity, id);
    return answered ? await answerAgain(table, answered, response, auditContext) : { outcome: 'missing' };
  },
});
export type AlertStore = ReturnType<typeof createAlertStore>;
