import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { dueOf } from '../../../shared/privacy/privacy-clock.ts';
import { alertDue, contactDue, messageDue, referralDue } from '../../../shared/tasks/due.ts';
import type { Late, LateKind } from '../../../shared/tasks/late.ts';
import { openAlertList, openEntry, reviewList } from '../../alerts/store/alert-lists.ts';
import { dayOfAppointment, readUnrecorded } from '../../appointments/store/appointment-items.ts';
import { type Item, parseOr } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readEntries } from '../../kernel/store/read-counted-list.ts';
import { parseEntry, waitingList } from '../../messages/store/contact-message-items.ts';
import { readNewToWorkers } from '../../patients/store/caseloads.ts';
import { type Patient, readPatients } from '../../patients/store/patients.ts';
import { readOpenCases } from '../../privacy/store/privacy-cases.ts';
import { dueList } from '../../questionnaires/store/due-tests.ts';
import { createWorklistStore } from '../../referrals/store/worklist.ts';
import { readLateCalls } from '../../safety/store/open-calls.ts';
import { readLateTasks } from './task-items.ts';

/** The limit on what is read of each kind; of more it is said that there are more. */
const mostOfAKind = 200;

/** What is late of one kind, with the patients whom it is about where that says whose it is. */
type Found = { kind: LateKind; rows: { due: string; ownerId?: string; patientId?: string; service?: string }[] };

const aboutSomebody = z.object({ patientId: z.string() });

/** The entries of a list that is sorted by due day, as late things about somebody. */
const byDueDay = (kind: LateKind, items: readonly Item[]): Found => ({
  kind,
  rows: items.flatMap((item) => {
    const parsed = aboutSomebody.safeParse(item);
    return parsed.success ? [{ ...parsed.data, due: String(item.sortedBy ?? item.sk).slice(0, 10) }] : [];
  }),
});

const readKinds = async (table: Table, day: string): Promise<Found[]> => {
  const before = { to: day, limit: mostOfAKind + 1 };
  const first = { limit: mostOfAKind + 1 };
  const [calls, alerts, reviews, referrals, contacts, messages, sessions, cases, tasks, tests] = await Promise.all([
    readLateCalls(table, day, mostOfAKind + 1),
    readEntries(table, openAlertList, first),
    readEntries(table, reviewList, before),
    createWorklistStore(table).readByState(),
    readNewToWorkers(table, mostOfAKind + 1),
    readEntries(table, waitingList, first),
    // One to come is not to be recorded yet.
    readUnrecorded(table, today(), mostOfAKind + 1),
    readOpenCases(table, mostOfAKind + 1),
    readLateTasks(table, day, mostOfAKind + 1),
    readEntries(table, dueList, before),
  ]);
  const all: Found[] = [
    { kind: 'call', rows: calls.map(({ patientId, sortedBy = '' }) => ({ patientId, due: sortedBy.slice(0, 10) })) },
    {
      kind: 'alert',
      rows: alerts
        .flatMap((item) => parseOr(openEntry, item, () => []))
        .map(({ patientId, raisedAt }) => ({ patientId, due: alertDue(raisedAt) })),
    },
    byDueDay('review', reviews),
    {
      kind: 'referral',
      rows: referrals.flatMap(({ places }) =>
        places.map(({ patientId, service, ...one }) => ({ patientId, service, due: referralDue({ ...one, service }) })),
      ),
    },
    {
      kind: 'contact',
      rows: contacts.map(({ patientId, came }) => ({ patientId, due: contactDue(came) })),
    },
    {
      kind: 'message',
      rows: messages
        .map(parseEntry)
        .flatMap((row) => ('unreadable' in row ? [] : [{ due: messageDue(row.contactDate) }])),
    },
    {
      kind: 'session',
      rows: sessions.map((one) => ({
        ...{ due: dayOfAppointment(one), ownerId: one.workerId, patientId: one.patientId },
      })),
    },
    {
      kind: 'privacy',
      rows: cases.flatMap((row) => {
        const due = 'unreadable' in row ? undefined : dueOf(row);
        return due ? [{ due: due.day }] : [];
      }),
    },
    {
      kind: 'task',
      rows: tasks.flatMap((row) =>
        'unreadable' in row
          ? []
          : [{ due: row.until, ownerId: row.ownerId, ...(row.patientId && { patientId: row.patientId }) }],
      ),
    },
    byDueDay('test', tests),
  ];
  return all.map(({ kind, rows }) => ({ kind, rows: rows.filter(({ due }) => due < day) }));
};

export type DueWork = Late & { patient?: Patient | undefined };

/**
 * What is due before a day and still open, of every kind, with the patient whom it is about, in a bounded number of requests:
 * `more` are the kinds of which there is more than was read.
 */
export const readDueWork = async (table: Table, before: string): Promise<{ work: DueWork[]; more: LateKind[] }> => {
  const found = await readKinds(table, before);
  const counted = found.map(({ kind, rows }) => ({ kind, rows: rows.slice(0, mostOfAKind) }));
  const about = counted.flatMap(({ rows }) => rows.flatMap(({ patientId }) => patientId ?? []));
  const patients = await readPatients(table, about);
  return {
    work: counted.flatMap(({ kind, rows }) =>
      rows.map(({ due, ownerId, patientId = '', service }) => {
        const patient = patients.get(patientId);
        return { kind, due, workerId: ownerId ?? patient?.user?.id, service: service ?? patient?.service, patient };
      }),
    ),
    more: found.flatMap(({ kind, rows }) => (rows.length > mostOfAKind ? [kind] : [])),
  };
};
