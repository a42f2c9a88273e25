import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import type { Page } from '../../../shared/kernel/page.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import { dueDay } from '../../../shared/questionnaires/overdue.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { questionType } from '../../../shared/questionnaires/result.ts';
import {
  type CountedList,
  countEntry,
  listPartition,
  movingDayLevels,
  organisationShards,
} from '../../kernel/store/counted-list.ts';
import { type Item, parseOr } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readEntries, readPage } from '../../kernel/store/read-counted-list.ts';
import type { Write } from '../../kernel/store/write.ts';
import { readPatients } from '../../patients/store/patients.ts';

const entry = {
  name: 'Test that falls due',
  schema: z
    .object({ patientId: z.string(), questionType, latest: z.object({ questionDate: calendarDay }) })
    .transform(({ latest, ...test }) => ({ ...test, questionDate: latest.questionDate })),
};

/** The latest test of each kind of every active patient, by the day on which it is due again: a place of its score history. */
export const dueList: CountedList<typeof entry.schema> = {
  name: 'tests/due',
  sort: '{dueDate}#{patientId}#{questionType}',
  dataSubject: { patient: ['patientId'] },
  entry,
  levels: movingDayLevels,
  shards: organisationShards,
  index: 'place5',
};

type DueTest = z.infer<typeof entry.schema>;

/** Undefined for a questionnaire that is not due again. */
const dueDateOf = ({ questionType: type, questionDate }: DueTest): string | undefined => {
  const { everyDays } = findQuestionnaire(type);
  return everyDays === undefined ? undefined : dueDay(questionDate, everyDays);
};

/** The place of a test in the list; none where it is not due again, or nobody's. */
export const duePlace = (test: DueTest): { place5?: string; sortedBy?: string } => {
  const due = isPractice(test.patientId) ? undefined : dueDateOf(test);
  const sortedBy = `${due}#${test.patientId}#${test.questionType}`;
  return due === undefined ? {} : { place5: listPartition(dueList), sortedBy };
};

/** The writes that count a test that is due, or count it no more. */
export const countDueTest = (test: DueTest, by: 1 | -1): Write[] => {
  const { sortedBy } = duePlace(test);
  return sortedBy === undefined ? [] : countEntry(dueList, sortedBy, by);
};

const parseEntry = (item: Item) =>
  parseOr(entry, item, ({ pk }) => ({ patientId: pk.slice(pk.indexOf('#') + 1), unreadable: true as const }));

/** The limit on the tests read for a span of days. */
const mostFallingDue = 1000;

/** The tests that fall due from one day to another, the earliest first: one query, however many there are. */
export const readFallingDue = async (table: Table, from: string, to: string) => {
  const items = await readEntries(table, dueList, { from, to: `${to}$`, limit: mostFallingDue });
  return items
    .flatMap((item) => parseOr(entry, item, () => []))
    .flatMap((test) => {
      const dueDate = dueDateOf(test);
      return dueDate === undefined ? [] : [{ ...test, dueDate }];
    });
};

/** Tests that were due before today, the longest overdue first. */
export const readOverdue = async (table: Table, today: string, page: { page: number; size: number }) => {
  const range = { ...page, earliestFirst: true, before: today };
  const found: Page<ReturnType<typeof parseEntry>> = await readPage(table, dueList, range, parseEntry);
  const patients = await readPatients(
    table,
    found.content.map(({ patientId }) => patientId),
  );
  const content = found.content.map((row) => {
    const patient = patients.get(row.patientId);
    const dueDate = 'unreadable' in row ? undefined : dueDateOf(row);
    if ('unreadable' in row || !patient || !dueDate) return { patientId: row.patientId, unreadable: true as const };
    const { reference, firstName, lastName, user: worker } = patient;
    return { ...row, reference, firstName, lastName, dueDate, ...(worker && { worker }) };
  });
  return { ...found, content };
};
