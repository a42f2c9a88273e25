import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../shared/questionnaires/ids.ts';
import { isInUse } from '../../../shared/questionnaires/in-use.ts';
import { countPairs, dueDay, isOverdue } from '../../../shared/questionnaires/overdue.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { createAlertWorklist } from '../../alerts/store/alert-worklist.ts';
import { readSessionsToRecord } from '../../appointments/store/appointment-items.ts';
import { createDraftStore } from '../../drafts/store/drafts.ts';
import { readGroupTimes } from '../../groups/store/group-times.ts';
import type { Visibility } from '../../kernel/access/opened.ts';
import { createOpeningStore } from '../../kernel/access/openings.ts';
import { readItems } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { createContactMessageStore } from '../../messages/store/contact-messages.ts';
import { isNewToWorker } from '../../patients/store/caseload.ts';
import { createCaseloadStore, readListed } from '../../patients/store/caseloads.ts';
import { readRecords, type StoredRecord } from '../../patients/store/record.ts';
import { type ScoreHistory, scoreHistoryEntity } from '../../questionnaires/store/score-history.ts';
import { createWorklistStore } from '../../referrals/store/worklist.ts';
import { openCallOf } from '../../safety/store/danger-state.ts';
import { type OpenCallPlace, readOpenCalls } from '../../safety/store/open-calls.ts';
import type { StoredTask } from './task-items.ts';
import { createTaskStore } from './tasks.ts';

/** The number of rows in each part of the screen; the whole of a list has a screen of its own. */
export const shownToday = 5;
/** The open tasks that are read: all stand in the one order of Today. */
const tasksShown = 20;
/** The notices of opened records that are counted. */
export const noticesRead = 50;
const reviewsRead = 20;
/** The patients of a worker that are read, the longest without contact first: more than one can look after. */
const patientsRead = 200;
/** Patients without a worker are counted up to here. */
const mostCounted = 200;

const isDueAgain = (id: QuestionnaireId) => isInUse(id) && findQuestionnaire(id).everyDays !== undefined;

const readHistories = (table: Table, patientIds: readonly string[]): Promise<ScoreHistory[]> => {
  const dueAgain = questionnaireIds.filter(isDueAgain);
  const ids = patientIds.flatMap((patientId) => dueAgain.map((questionType) => ({ patientId, questionType })));
  return readItems(table, scoreHistoryEntity, ids);
};

/** The tests that were due before a day; the longest overdue first. */
const findOverdue = (histories: readonly ScoreHistory[], today: string) =>
  histories
    .flatMap(({ patientId, questionType, latest: { questionDate } }) => {
      const { everyDays } = findQuestionnaire(questionType);
      if (everyDays === undefined || !isOverdue(questionDate, everyDays, today)) return [];
      return [{ patientId, questionType, questionDate, dueDate: dueDay(questionDate, everyDays) }];
    })
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));

const idsOf = (rows: readonly object[]): string[] =>
  rows.flatMap((row) => ('patientId' in row && typeof row.patientId === 'string' ? row.patientId : []));

/** The number of open calls read: mine, and as many of nobody's. All are shown, as there is no other list of them. */
const callsRead = 20;

/** The places of the open calls that somebody sees on Today: their own first, then those that are everybody's. */
const readCallPlaces = async (table: Table, username: string) => {
  const [own, everybodys] = await Promise.all([
    readOpenCalls(table, username, callsRead),
    readOpenCalls(table, nobody, callsRead),
  ]);
  const places = [own, everybodys].flatMap((read) => read.places.map((place) => ({ ...place, mine: read === own })));
  return { places, more: own.more || everybodys.more };
};

/** The open calls of places, from their records as they are now: the index follows a change a moment later. */
const findOpenCalls = <Place extends OpenCallPlace>(
  places: readonly Place[],
  people: ReadonlyMap<string, StoredRecord>,
) =>
  places.flatMap((place) => {
    const record = people.get(place.patientId);
    const call = record && openCallOf(record);
    return record && call ? [{ ...place, record, call }] : [];
  });

/** Whether a task asks for a call, so that its row shows the number. */
const isToRing = (task: StoredTask | Unreadable<'taskId'>): boolean => !('unreadable' in task) && task.kind === 'ring';

/** The work of one person, in a fixed number of requests however many patients, messages and alerts there are. */
export const createTodayStore = (table: Table) => {
  const caseloads = createCaseloadStore(table);
  const referralWorklist = createWorklistStore(table);
  const messages = createContactMessageStore(table);
  const tasks = createTaskStore(table);
  const drafts = createDraftStore(table);
  const worklist = createAlertWorklist(table);
  const notices = createOpeningStore(table);
  const unassigned = { active: true, worker: nobody };

  /** All parts but alerts, reviews and drafts. Requests follow one another here: lists, then names and tests. */
  const readLists = async (username: string, today: string, now: number) => {
    const [referrals, unassignedCount, waiting, apartMessages, mine, open, sessions, openings, groups, calls] =
      await Promise.all([
        referralWorklist.readUnattended(shownToday, now),
        caseloads.count(unassigned, mostCounted),
        messages.listWaiting(shownToday),
        messages.countApart(),
        caseloads.readPlaces({ active: true, worker: username }, { order: 'longest', size: patientsRead }),
        tasks.list(username, 'open', 1, tasksShown),
        readSessionsToRecord(table, username, today),
        notices.listNotices(username, noticesRead, now),
        readGroupTimes(table, { kind: 'worker', of: username }),
        readCallPlaces(table, username),
      ]);
    const come = mine.places
      .filter(isNewToWorker)
      .toSorted((one, two) => ((one.came ?? '') < (two.came ?? '') ? 1 : -1));
    const comeFirst = idsOf(come.slice(0, shownToday));
    const known = [
      ...idsOf(mine.places.slice(0, shownToday)),
      ...idsOf(open.content),
      ...idsOf(sessions),
      ...idsOf(openings.slice(0, shownToday)),
    ];
    const looked = [...new Set([...idsOf(mine.places), ...idsOf(sessions)])];
    const [patients, histories, people] = await Promise.all([
      readListed(table, known),
      readHistories(table, looked),
      readRecords(table, [...idsOf(calls.places), ...comeFirst, ...idsOf(open.content.filter(isToRing))]),
    ]);
    const own = new Set(idsOf(mine.places));
    const ofOwn = histories.filter(({ patientId }) => own.has(patientId));
    const due = findOverdue(ofOwn, today);
    const pairs = countPairs(
      ofOwn.flatMap(({ first, latest, questionType }) => {
        const { everyDays, reports } = findQuestionnaire(questionType);
        // An outcome in words is asked again, but is compared with nothing.
        return everyDays === undefined || reports === 'outcome' ? [] : [{ first, latest, everyDays }];
      }),
      today,
    );
    const tests = due.slice(0, shownToday);
    const others = idsOf(tests).filter((id) => !patients.has(id));
    for (const [id, patient] of await readListed(table, others)) patients.set(id, patient);
    const lists = { referrals, unassignedCount, waiting, apartMessages, mine, open, sessions, openings, groups };
    const met = new Set(idsOf(come.filter(({ contacted }) => contacted !== undefined)));
    const first = comeFirst.flatMap((id) => people.get(id) ?? []);
    const newPatients = {
      count: come.length,
      first: first.map((record) => ({ record, isMet: met.has(record.patientId) })),
    };
    const openCalls = { content: findOpenCalls(calls.places, people), more: calls.more };
    return { ...lists, newPatients, openCalls, people, histories, tests, dueCount: due.length, pairs, patients };
  };

  return async (asker: { username: string; canOpen: Visibility }, today: string, now: number) => {
    const { username } = asker;
    const [lists, alerts, reviews, savedDrafts] = await Promise.all([
      readLists(username, today, now),
      worklist.readFirst(shownToday, asker),
      worklist.listReviews({ page: 1, size: reviewsRead }, today, asker),
      drafts.list(username, now),
    ]);
    return { ...lists, alerts, reviews, drafts: savedDrafts };
  };
};
type TodayStore = ReturnType<typeof createTodayStore>;
export type ReadToday = Awaited<ReturnType<TodayStore>>;
