import { type AlertRow, mostOpenListed, openReviewOf, type ReviewRow } from '../../../shared/alerts/alert.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { makePage } from '../../../shared/kernel/page.ts';
import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { openedOf, type Visibility } from '../../kernel/access/opened.ts';
import { type Item, parseRow } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import { type Patient, readPatients } from '../../patients/store/patients.ts';
import { addAnswers } from './alert-answers.ts';
import { type Escalation, openAlertList, openEntry, readOwned, reviewEntry, reviewList } from './alert-lists.ts';
import { alertEntity, parseAlert } from './alerts.ts';

type Page = { page: number; size: number };

const parseOpen = (item: Item) => parseRow(openEntry, item, 'alertId');

const parseReview = (item: Item) => parseRow(reviewEntry, item, 'alertId');

type Asker = { username: string; canOpen: Visibility };

/** Replaces the content of an alert for a reader who may not open the record. */
const closed = { reason: '', action: '', closed: true } as const;

const isOpened = (row: object): boolean => !('closed' in row);

type Parsed = ReturnType<typeof parseAlert>;

/** An answered alert without its content and without what was done about it. */
const closeReview = (row: Parsed) => {
  if ('unreadable' in row) return row;
  const { reviews: _, response, ...others } = row;
  if (!response) return { ...others, ...closed, response };
  const { name, username, at } = response;
  return { ...others, ...closed, response: { name, username, at, action: '', reviewOn: openReviewOf(row) } };
};

/** The owner of an alert: the worker of the patient now. */
const whoseOf = ({ firstName, lastName, user }: Patient, username: string) => ({
  firstName,
  lastName,
  ...(user && { owner: user }),
  mine: user?.id === username,
});

const escalatedOf = (escalation: Escalation | undefined) =>
  escalation?.sentAt === undefined ? {} : { escalated: { to: escalation.to, at: escalation.sentAt } };

const idsOf = (rows: readonly ({ patientId: string } | { unreadable: true })[]): string[] =>
  rows.flatMap((row) => ('unreadable' in row ? [] : [row.patientId]));

const unreadable = (alertId: string): Unreadable<'alertId'> => ({ alertId, unreadable: true });

type Owned = { raisedAt: string; mine: boolean; owner?: StaffUser | undefined };
type OrderedRow = Owned | Unreadable<'alertId'>;

/** The group of an alert for its reader. One that cannot be read may be anybody's, and comes first. */
const rankOf = (row: OrderedRow): number => {
  if ('unreadable' in row) return 0;
  if (row.mine) return 1;
  return row.owner ? 3 : 2;
};
const sinceOf = (row: OrderedRow): string => ('unreadable' in row ? '' : row.raisedAt);

/** The worklist: one's own first, then those of patients without a worker, then those of colleagues; each the longest open first. */
export const orderAlerts = <One extends OrderedRow>(rows: readonly One[]): One[] =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other) || sinceOf(one).localeCompare(sinceOf(other)));

/**
 * The first open alerts for somebody: their own, then nobody's, then colleagues', each the longest open first. If
 * one's own and nobody's are fewer than asked for, they are complete, so that the first alerts of all include enough
 * of colleagues'.
 */
const readFirst = async (table: Table, size: number, { username, canOpen }: Asker) => {
  const [mine, nobodys, all] = await Promise.all([
    readOwned(table, username, size),
    readOwned(table, nobody, size),
    readPage(table, openAlertList, { page: 1, size, earliestFirst: true }, parseOpen),
  ]);
  const placed = [...mine, ...nobodys];
  const first = placed.slice(0, size);
  const known = new Set(placed.map(({ alertId }) => alertId));
  const others = all.content.filter(({ alertId }) => !known.has(alertId)).slice(0, size - first.length);
  const [entries, patients, mayBeOpened] = await Promise.all([
    readBatch(
      table,
      first.map(({ pk, sk }) => ({ pk, sk })),
    ),
    readPatients(table, idsOf([...first.map(parseOpen), ...others])),
    canOpen(),
  ]);
  const rows = [...entries.map(parseOpen), ...others].map((entry) => {
    const patient = 'unreadable' in entry ? undefined : patients.get(entry.patientId);
    if ('unreadable' in entry || !patient) return unreadable(entry.alertId);
    const { escalation, ...open } = entry;
    const row = { ...open, ...whoseOf(patient, username), ...escalatedOf(escalation) };
    return mayBeOpened(openedOf(patient)) ? row : { ...row, ...closed };
  });
  return { rows: orderAlerts(rows), total: all.totalElements };
};

export const createAlertWorklist = (table: Table) => ({
  /** The first open alerts for somebody, without their answers, and how many are open. */
  readFirst: (size: number, asker: Asker) => readFirst(table, size, asker),

  /** A page of the first {@link mostOpenListed} open alerts for somebody, each with its answers; `open` is the number of all. */
  async listOpen({ page, size }: Page, asker: Asker) {
    const { rows, total } = await readFirst(table, Math.min(page * size, mostOpenListed), asker);
    const shown = rows.slice((page - 1) * size);
    const answers = new Map((await addAnswers(table, shown.filter(isOpened))).map((row) => [row.alertId, row]));
    const content = shown.map((row): AlertRow => ({ ...row, ...answers.get(row.alertId) }));
    return { ...makePage(content, page, size, Math.min(total, mostOpenListed)), open: total };
  },

  /** Reviews that are due on a day or were before it, the longest due first. */
  async listReviews(page: Page, today: string, { username, canOpen }: Asker) {
    const range = { ...page, earliestFirst: true, before: addDays(today, 1) };
    const found = await readPage(table, reviewList, range, parseReview);
    const keys = found.content.flatMap((row) =>
      'unreadable' in row ? [] : [alertEntity.key({ patientId: row.patientId, alertId: row.alertId })],
    );
    const [items, patients, mayBeOpened] = await Promise.all([
      readBatch(table, keys),
      readPatients(table, idsOf(found.content)),
      canOpen(),
    ]);
    const isTheirs = (patient: Patient | undefined) => patient !== undefined && mayBeOpened(openedOf(patient));
    const parsed = items.map(parseAlert);
    const theirs = parsed.filter((row) => !('unreadable' in row) && isTheirs(patients.get(row.patientId)));
    const others = parsed.filter((row) => !theirs.includes(row)).map(closeReview);
    const shown = [...(await addAnswers(table, theirs)), ...others];
    const alerts = new Map(shown.map((row) => [row.alertId, row]));
    const content = found.content.flatMap(({ alertId }): ReviewRow[] => {
      const row = alerts.get(alertId);
      const patient = !row || 'unreadable' in row ? undefined : patients.get(row.patientId);
      if (!row || 'unreadable' in row || !patient) return [unreadable(alertId)];
      const reviewOn = openReviewOf(row);
      // Reviewed since the list was read.
      if (!row.response || reviewOn === undefined) return [];
      return [{ ...row, response: row.response, reviewOn, ...whoseOf(patient, username) }];
    });
    return { ...found, content };
  },

  async watch() {
    const { totalElements, content } = await readPage(table, openAlertList, { page: 1, size: 1 }, parseOpen);
    return { totalElements, latest: content[0]?.alertId };
  },
});
