import { type AlertRow, openReviewOf, type ReviewRow } from '../../../shared/api/alert.ts';
import type { Unreadable } from '../../../shared/api/unreadable.ts';
import { addDays } from '../../../shared/domain/calendar.ts';
import { readPage } from '../counted-list.ts';
import { type Item, parseRow } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import { addAnswers } from './alert-answers.ts';
import { type Escalation, openAlertList, openEntry, reviewEntry, reviewList } from './alert-lists.ts';
import { alertEntity, parseAlert } from './alerts.ts';
import { type Patient, readPatients } from './patients.ts';

type Page = { page: number; size: number };

const parseOpen = (item: Item) => parseRow(openEntry, item, 'alertId');

const parseReview = (item: Item) => parseRow(reviewEntry, item, 'alertId');

/** Whose alert it is: the worker of the patient at this moment. */
const ownedBy = ({ firstName, lastName, user }: Patient, username: string) => ({
  firstName,
  lastName,
  ...(user && { owner: user }),
  mine: user?.id === username,
});

const escalatedOf = (told: Escalation | undefined) =>
  told?.sentAt === undefined ? {} : { escalated: { to: told.to, at: told.sentAt } };

const idsOf = (rows: readonly ({ patientId: string } | { unreadable: true })[]): string[] =>
  rows.flatMap((row) => ('unreadable' in row ? [] : [row.patientId]));

const unreadable = (alertId: string): Unreadable<'alertId'> => ({ alertId, unreadable: true });

/** What is to be done about alerts, over all patients. */
export const createAlertWorklist = (table: Table) => ({
  /** Alerts that nobody has answered, the latest first, each with whose it is. */
  async listOpen(page: Page, username: string) {
    const found = await readPage(table, openAlertList, page, parseOpen);
    const [patients, rows] = await Promise.all([
      readPatients(table, idsOf(found.content)),
      addAnswers(table, found.content),
    ]);
    const told = new Map(found.content.map((row) => [row.alertId, 'unreadable' in row ? undefined : row.escalation]));
    const content = rows.map((row): AlertRow => {
      const patient = 'unreadable' in row ? undefined : patients.get(row.patientId);
      if ('unreadable' in row || !patient) return unreadable(row.alertId);
      return { ...row, ...ownedBy(patient, username), ...escalatedOf(told.get(row.alertId)) };
    });
    return { ...found, content };
  },

  /** Reviews that are due on a day or were before it, the longest due first. */
  async listReviews(page: Page, today: string, username: string) {
    const range = { ...page, earliestFirst: true, before: addDays(today, 1) };
    const found = await readPage(table, reviewList, range, parseReview);
    const keys = found.content.flatMap((row) =>
      'unreadable' in row ? [] : [alertEntity.key({ patientId: row.patientId, alertId: row.alertId })],
    );
    const [items, patients] = await Promise.all([readBatch(table, keys), readPatients(table, idsOf(found.content))]);
    const shown = await addAnswers(table, items.map(parseAlert));
    const alerts = new Map(shown.map((row) => [row.alertId, row]));
    const content = found.content.flatMap(({ alertId }): ReviewRow[] => {
      const row = alerts.get(alertId);
      const patient = !row || 'unreadable' in row ? undefined : patients.get(row.patientId);
      if (!row || 'unreadable' in row || !patient) return [unreadable(alertId)];
      const reviewOn = openReviewOf(row);
      // Recorded since the list was read.
      if (!row.response || reviewOn === undefined) return [];
      return [{ ...row, response: row.response, reviewOn, ...ownedBy(patient, username) }];
    });
    return { ...found, content };
  },

  /** How many are open and which is the latest, without whose they are. */
  async watch() {
    const { totalElements, content } = await readPage(table, openAlertList, { page: 1, size: 1 }, parseOpen);
    return { totalElements, latest: content[0]?.alertId };
  },
});
export type AlertWorklist = ReturnType<typeof createAlertWorklist>;
