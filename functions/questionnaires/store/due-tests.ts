import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import type { Page } from '../../../shared/kernel/page.ts';
import { dueDay } from '../../../shared/questionnaires/overdue.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { questionType } from '../../../shared/questionnaires/result.ts';
import {
  addToList,
  type CountedList,
  dayLevels,
  listPartition,
  organisationShards,
  removeFromList,
} from '../../kernel/store/counted-list.ts';
import { type Item, parseOr, parseRow } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import type { Write } from '../../kernel/store/write.ts';
import { readPatients } from '../../patients/store/patients.ts';

const entry = {
  name: 'Test that falls due',
  schema: z.object({ patientId: z.string(), questionType, questionDate: calendarDay }),
};

/** The latest test of each kind of every active patient, by the day on which it is due again. */
export const dueList: CountedList<typeof entry.schema> = {
  name: 'due-tests',
  sort: '{dueDate}#{patientId}#{questionType}',
  dataSubject: { patient: ['patientId'] },
  entry,
  levels: dayLevels,
  shards: organisationShards,
};

type DueTest = z.infer<typeof entry.schema>;

/** Undefined for a questionnaire that is not due again. */
const dueDateOf = ({ questionType: type, questionDate }: DueTest): string | undefined => {
  const { everyDays } = findQuestionnaire(type);
  return everyDays === undefined ? undefined : dueDay(questionDate, everyDays);
};
const entriesOf = (test: DueTest) => {
  const due = dueDateOf(test);
  return due === undefined ? [] : [{ sort: `${due}#${test.patientId}#${test.questionType}`, row: test }];
};

export const addDueTest = (test: DueTest): Write[] => entriesOf(test).flatMap((one) => addToList(dueList, one));

export const removeDueTest = (test: DueTest): Write[] =>
  entriesOf(test).flatMap(({ sort }) => removeFromList(dueList, sort));

const parseEntry = (item: Item) => parseRow(entry, item, 'patientId');

/** The limit on the tests read for a span of days. */
const mostFallingDue = 1000;

/** The tests that fall due from one day to another, the earliest first: one query, however many there are. */
export const readFallingDue = async (table: Table, from: string, to: string) => {
  const items = await readPartition(table, listPartition(dueList), { from, to: `${to}$`, limit: mostFallingDue });
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
    const { reference, firstName, lastName } = patient;
    return { ...row, reference, firstName, lastName, dueDate };
  });
  return { ...found, content };
};
