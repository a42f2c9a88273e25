import { ulid } from 'ulid';
import { createAlertWorklist } from '../functions/alerts/store/alert-worklist.ts';
import { alertFor, raiseAlert } from '../functions/alerts/store/alerts.ts';
import { beginEpisode } from '../functions/episodes/store/episodes.ts';
import { addToList } from '../functions/kernel/store/counted-list.ts';
import type { Table } from '../functions/kernel/store/open-table.ts';
import type { Write } from '../functions/kernel/store/write.ts';
import { entrySort, patientLists } from '../functions/patients/store/patient-lists.ts';
import { recordEntity, referralDateOf, storedRecord } from '../functions/patients/store/record.ts';
import { createRecordStore } from '../functions/patients/store/records.ts';
import { readOverdue } from '../functions/questionnaires/store/due-tests.ts';
import { createFeedbackStore } from '../functions/questionnaires/store/feedback.ts';
import { judge, putResult } from '../functions/questionnaires/store/result-items.ts';
import { createResultStore } from '../functions/questionnaires/store/results.ts';
import { computeScoreHistory, writeScoreHistory } from '../functions/questionnaires/store/score-history.ts';
import { readTestSummary } from '../functions/questionnaires/store/test-summary.ts';
import { readMonthTotals } from '../functions/report/store/org-totals.ts';
import { addDays } from '../shared/kernel/calendar.ts';
import { pageSize } from '../shared/kernel/page.ts';
import { findQuestionnaire } from '../shared/questionnaires/registry.ts';
import type { TestResult } from '../shared/questionnaires/result.ts';
import { countCapacity } from '../tests/support/count-capacity.ts';
import { createTestTable } from '../tests/support/lend-table.ts';
import { seesAll } from '../tests/support/sees-all.ts';
import { foldWrites, putItems } from './bulk-load.ts';

const today = '2026-11-20';
const resultsEach = 6;
const spareUnits = 2;
const oneAtRiskIn = 20;
// With both, every page is full and every day has a counter: only then what grows is the number of patients alone.
const counts = [60_000, 180_000] as const;
const loader = {
  at: '2026-11-20T10:00:00.000Z',
  username: 'bench',
  requestId: 'bench',
  role: 'ROLE_STAFF',
  call: 'saveResult',
  written: false,
} as const;

const makeResults = (patientId: string, person: number): TestResult[] =>
  Array.from({ length: resultsEach }, (_, n) => {
    const type = n % 2 === 0 ? 'phq' : 'gad';
    const answers = findQuestionnaire(type).questions.map((__, question) => ({
      question,
      // Enough for several pages of open alerts.
      score: question === 8 ? Number(person % oneAtRiskIn === 0 && n === 0) : (person + question + n) % 4,
    }));
    return {
      resultId: ulid(Date.parse('2024-11-20') + person * 1000 + n),
      patientId,
      questionDate: addDays(today, -((person * 7 + n * 41) % 730)),
      ...judge(type, answers),
      recordedAt: '2026-11-20T10:00:00.000Z',
      version: 1,
    };
  });

type Patient = Parameters<typeof writeScoreHistory>[1] & Parameters<typeof putResult>[0];

/** The writes that store six results of a patient. */
export const resultWrites = (patientId: string, person: number, patient: Patient): Write[] => {
  const results = makeResults(patientId, person);
  const histories = (['phq', 'gad'] as const).flatMap((type) => {
    const own = results.filter(({ questionType }) => questionType === type);
    const after = computeScoreHistory(patientId, type, own, undefined);
    return writeScoreHistory({ type, before: undefined, after }, patient);
  });
  return [
    ...results.flatMap((result) => {
      const alert = alertFor(result, { raisedAt: result.recordedAt, previous: undefined });
      return [...putResult(patient, result), ...(alert ? raiseAlert(alert, undefined, loader) : [])];
    }),
    ...histories,
  ];
};

const facts = { services: ['rahat'], referrerKind: 'self' } as const;

/** The one episode of a made-up patient, which has not ended. */
export const firstEpisode = (referredAt: string) =>
  beginEpisode({ ...facts, referredAt }, { number: 1, at: referredAt, username: undefined });

const patientWrites = (patientId: string, person: number): Write[] => {
  const patient = { patientId, active: true, firstName: 'Amina', lastName: `Yusuf ${person}`, dob: '1990-05-04' };
  const { active, firstName, lastName, dob } = patient;
  const referralDate = referralDateOf(patientId);
  const record = storedRecord.parse({
    ...{ patientId, active, version: 1, revision: 1, changedAt: referralDate },
    episodes: [firstEpisode(referralDate)],
    referralPersonalDetails: { firstName, lastName, dob },
  });
  return [
    { Put: { Item: { ...recordEntity.key(patientId), ...record } } },
    ...addToList(patientLists.active, {
      sort: entrySort(patientId),
      row: { patientId, active, firstName, lastName, dob, referralDate },
    }),
    ...resultWrites(patientId, person, record),
  ];
};

type Row = { requests: number; 'read units': number; rows: number };
type Measure = (screen: string, work: () => Promise<readonly unknown[]>) => Promise<void>;

/** Every screen about questionnaires, with all the requests that it makes when it opens. */
const measureScreens = async (table: Table, ids: readonly string[], measure: Measure) => {
  const [results, alerts] = [createResultStore(table), createAlertWorklist(table)];
  const { totalPages } = await readOverdue(table, today, { page: 1, size: pageSize });
  const overdue = async (page: number, size: number = pageSize) =>
    (await readOverdue(table, today, { page, size })).content;
  await measure('overdue, page 1', () => overdue(1));
  await measure('overdue, middle page', () => overdue(Math.ceil(totalPages / 2)));
  await measure('overdue, last full page', () => overdue(totalPages - 1));
  await measure('organisation data', async () =>
    (await Promise.all([readMonthTotals(table), createFeedbackStore(table).readTotals()])).flat(),
  );
  await measure('dashboard, all of it', async () => {
    const parts = await Promise.all([
      alerts.listOpen({ page: 1, size: 10 }, { username: '', canOpen: seesAll }).then(({ content }) => content),
      createRecordStore(table).count(),
      overdue(1, 5),
      readMonthTotals(table),
      createFeedbackStore(table).readTotals(),
    ]);
    return parts.flat();
  });
  // A patient with an open alert, for whose answers one more request is made.
  const middle = ids[oneAtRiskIn * Math.floor(ids.length / 2 / oneAtRiskIn)] ?? '';
  await measure("a patient's data, all of it", async () => {
    const [, drawn, listed] = await Promise.all([
      readTestSummary(table, middle, today),
      results.list(middle, { page: 1, size: 100 }),
      results.list(middle, { page: 1, size: 6 }),
    ]);
    return [...drawn.content, ...listed.content];
  });
};

/** Five times as many results may cost no further request, and no more units than longer rows explain. */
const isBounded = (few: Row | undefined, many: Row | undefined): boolean =>
  few !== undefined &&
  many !== undefined &&
  many.requests <= few.requests &&
  many['read units'] <= few['read units'] + spareUnits;

/** The cost of the screens about questionnaires with many and with very many results; fails when it grows with them. */
export const benchResults = async (): Promise<void> => {
  const measured: Record<string, Record<number, Row>> = {};
  for (const count of counts) {
    const lent = await createTestTable();
    const folded = foldWrites();
    const ids = Array.from({ length: count / resultsEach }, (_, n) => ulid(Date.parse('2024-11-20') + n * 1000));
    for (const [person, id] of ids.entries()) folded.add(patientWrites(id, person));
    await putItems(lent.table, [...folded.items.values()]);
    const { table, read } = countCapacity(lent.table);
    await measureScreens(table, ids, async (screen, work) => {
      read();
      const { length } = await work();
      const { requests, units } = read();
      measured[screen] = { ...measured[screen], [count]: { requests, 'read units': units, rows: length } };
    });
    await lent.stop();
  }
  const grown: string[] = [];
  const table = Object.entries(measured).map(([screen, byCount]) => {
    const [few, many] = counts.map((count) => byCount[count]);
    const bounded = isBounded(few, many);
    if (!bounded) grown.push(screen);
    const cells = counts.flatMap((count) =>
      Object.entries(byCount[count] ?? {}).map(([name, value]) => [`${count}: ${name}`, value]),
    );
    return [screen, { ...Object.fromEntries(cells), bounded }];
  });
  console.table(Object.fromEntries(table));
  if (grown.length > 0) throw new Error(`These cost more with more results: ${grown.join('; ')}`);
};
