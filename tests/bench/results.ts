import { ulid } from 'ulid';
import { openAlerts } from '../../functions/data/questionnaires/alerts.ts';
import { traceCourse, writeCourse } from '../../functions/data/questionnaires/courses.ts';
import { openFeedback } from '../../functions/data/questionnaires/feedback.ts';
import { countResult } from '../../functions/data/questionnaires/org-totals.ts';
import { openReports } from '../../functions/data/questionnaires/reports.ts';
import { judge, keepResult } from '../../functions/data/questionnaires/result-items.ts';
import { openResults } from '../../functions/data/questionnaires/results.ts';
import { recordEntity } from '../../functions/data/records/record.ts';
import type { Write } from '../../functions/data/write.ts';
import type { TestResult } from '../../shared/api/result.ts';
import { addDays } from '../../shared/domain/calendar.ts';
import { pageSize } from '../../shared/domain/page.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { lendTable } from '../support/lend-table.ts';
import { foldWrites, putItems } from './bulk-load.ts';
import { countCapacity } from './count-capacity.ts';

const today = '2026-11-20';
const resultsEach = 6;
const counts = [600, 60_000];

const makeResults = (patientId: string, person: number): TestResult[] =>
  Array.from({ length: resultsEach }, (_, n) => {
    const type = n % 2 === 0 ? 'phq' : 'gad';
    const answers = findQuestionnaire(type).questions.map((__, question) => ({
      question,
      score: question === 8 ? 0 : (person + question + n) % 4,
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

const patientWrites = (patientId: string, person: number): Write[] => {
  const results = makeResults(patientId, person);
  const patient = { patientId, active: true, firstName: 'Amina', lastName: `Yusuf ${person}`, dob: '1990-05-04' };
  const { active, firstName, lastName, dob } = patient;
  const record = { referralId: patientId, active, referralPersonalDetails: { firstName, lastName, dob } };
  const courses = (['phq', 'gad'] as const).flatMap((type) => {
    const own = results.filter(({ questionType }) => questionType === type);
    return writeCourse(undefined, traceCourse(patientId, type, own, 0), patient);
  });
  return [
    { Put: { Item: { ...recordEntity.key(patientId), ...record } } },
    ...results.flatMap((result) => [...keepResult(result), ...countResult(result)]),
    ...courses,
  ];
};

/** What the screens about questionnaires read, by how many results there are: read units and requests. */
export const benchResults = async (): Promise<void> => {
  const rows: Record<string, { requests: number; 'read units': number; rows: number }> = {};
  for (const count of counts) {
    const lent = await lendTable();
    const folded = foldWrites();
    const ids = Array.from({ length: count / resultsEach }, (_, n) => ulid(Date.parse('2024-11-20') + n * 1000));
    for (const [person, id] of ids.entries()) folded.add(patientWrites(id, person));
    await putItems(lent.table, [...folded.items.values()]);

    const { table, read } = countCapacity(lent.table);
    const [reports, results] = [openReports(table), openResults(table)];
    const measure = async (name: string, work: () => Promise<number>) => {
      read();
      const shown = await work();
      const { requests, units } = read();
      rows[`${name}, of ${count} results`] = { requests, 'read units': units, rows: shown };
    };
    const overdue = async (page: number, size: number) => await reports.listOverdue(today, { page, size });
    const { totalPages } = await overdue(1, pageSize);
    await measure('overdue, page 1', async () => (await overdue(1, pageSize)).content.length);
    await measure(`overdue, page ${totalPages}`, async () => (await overdue(totalPages, pageSize)).content.length);
    await measure('organisation data', async () => (await reports.readMonthTotals()).length);
    await measure('dashboard', async () => {
      const [first, alerts, months, feedback] = await Promise.all([
        overdue(1, 5),
        openAlerts(table).listOpen({ page: 1, size: 5 }),
        reports.readMonthTotals(),
        openFeedback(table).readTotals(),
      ]);
      return first.content.length + alerts.content.length + months.length + feedback.length;
    });
    await measure("a patient's data", async () => {
      const [id = ''] = ids;
      const [, scores, drawn] = await Promise.all([
        reports.readStanding(id, today),
        results.list(id, { page: 1, size: 6 }),
        results.list(id, { page: 1, size: 100 }),
      ]);
      return scores.content.length + drawn.content.length;
    });
    await lent.stop();
  }
  console.table(rows);
};
