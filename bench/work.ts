import { ulid } from 'ulid';
import { openAlertList, openSortOf, ownedBy } from '../functions/alerts/store/alert-lists.ts';
import { createAlertWorklist } from '../functions/alerts/store/alert-worklist.ts';
import { beginEpisode } from '../functions/episodes/store/episodes.ts';
import { addToList } from '../functions/kernel/store/counted-list.ts';
import type { Table } from '../functions/kernel/store/open-table.ts';
import type { Write } from '../functions/kernel/store/write.ts';
import { waitingList } from '../functions/messages/store/contact-message-items.ts';
import { listInCaseloads } from '../functions/patients/store/caseload.ts';
import { createCaseloadStore } from '../functions/patients/store/caseloads.ts';
import { recordEntity, storedRecord } from '../functions/patients/store/record.ts';
import { referralPlacesOf } from '../functions/referrals/store/referral-places.ts';
import { createWorklistStore } from '../functions/referrals/store/worklist.ts';
import { moveOpenCall } from '../functions/safety/store/open-calls.ts';
import { readFrame } from '../functions/tasks/store/frame.ts';
import { putTask } from '../functions/tasks/store/task-items.ts';
import { createTodayStore } from '../functions/tasks/store/today.ts';
import { nobody } from '../shared/patients/caseload-schema.ts';
import { openReferralStates } from '../shared/referrals/referral-state.ts';
import { countCapacity } from '../tests/support/count-capacity.ts';
import { createTestTable } from '../tests/support/lend-table.ts';
import { seesAll } from '../tests/support/sees-all.ts';
import { loadTransactions } from './load-transactions.ts';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 20);
const worker = { id: 'worker', firstName: 'Nasreen', lastName: 'Akhtar' };
const other = { id: 'another', firstName: 'Tomasz', lastName: 'Brzezicki' };
const services = ['rahat', 'counselling', 'yaarana', 'cancer'];
const languages = ['Urdu', 'Punjabi', 'English', 'Polish', 'Somali'];
const minePatients = 30;

const workerOf = (n: number) => {
  if (n < minePatients) return { user: worker };
  return n % 2 === 0 ? { user: other } : {};
};

/** A message that waits for an answer, and an open alert of the same patient. */
const waiting = (patientId: string, n: number, at: string): Write[] => {
  const id = ulid(Date.parse(at));
  const message = { contactId: id, contactDate: at, firstName: 'Amina', lastName: 'Yusuf' };
  const alert = {
    ...{ alertId: id, patientId, resultId: id, questionType: 'phq' as const, questionDate: at.slice(0, 10) },
    ...{ reason: 'PHQ-9 item 9', action: 'Talk with them.', raisedAt: at },
  };
  const row = { ...alert, ...ownedBy(alert, workerOf(n).user?.id) };
  return [
    ...addToList(waitingList, { sort: `${at}#${id}`, row: message }),
    ...addToList(openAlertList, { sort: openSortOf(alert), row }),
  ];
};

/**
 * Patients, thirty of them on one worker's caseload, of whom a fifth have an open message and an open alert; and her
 * tasks.
 */
export function* makeWork(count: number): Generator<Write[]> {
  for (let n = 0; n < count; n += 1) {
    const at = new Date(start - n * 60_000 - (n % 90) * day).toISOString();
    const patientId = ulid(Date.parse(at));
    const service = services[n % services.length] ?? '';
    const begun = beginEpisode(
      { referredAt: at, services: [service], referrerKind: 'self' },
      { number: 1, at, username: undefined },
    );
    const worked = workerOf(n);
    const record = storedRecord.parse({
      patientId,
      version: 1,
      revision: 1,
      active: true,
      changedAt: at,
      ...worked,
      episodes: [worked.user ? { ...begun, state: 'accepted' } : begun],
      referralPersonalDetails: { firstName: 'Amina', lastName: `Yusuf ${n}` },
      referralProject: { project: service },
      referralDemographics: { language: languages[n % languages.length] },
    });
    const places = [...listInCaseloads(record), ...referralPlacesOf(record), ...moveOpenCall(undefined, record)];
    yield [{ Put: { Item: { ...recordEntity.key(patientId), ...record } } }, ...places];
    if (n % 5 === 0) yield waiting(patientId, n, at);
  }
  for (let n = 0; n < 12; n += 1) {
    const until = `2026-12-${String(n + 1).padStart(2, '0')}`;
    const made = { madeBy: worker.id, madeAt: new Date(start).toISOString(), version: 1 };
    yield putTask({ taskId: ulid(start + n), what: 'Ring them.', until, ownerId: worker.id, ...made });
  }
}

export type Measured = Record<string, { requests: number; units: number; rows: number }>;

/** The reads of Today, the worklists of alerts and referrals, the frame, and each filter of the patients. */
export const measureWork = async (stored: Table): Promise<Measured> => {
  const { table, read } = countCapacity(stored);
  const caseloads = createCaseloadStore(table);
  const measured: Measured = {};
  const measure = async (what: string, work: () => Promise<{ length: number }>) => {
    read();
    const { length } = await work();
    measured[what] = { ...read(), rows: length };
  };
  const list = async (choice: object, after?: string) =>
    (await caseloads.list({ active: true, ...choice }, { order: 'longest', size: 12, after }, seesAll)).content;
  await measure(
    'today',
    async () =>
      (await createTodayStore(table)({ username: worker.id, canOpen: seesAll }, '2026-11-20', start)).alerts.rows,
  );
  await measure('counts of the frame', async () => Object.keys(await readFrame(table)));
  await measure(
    'open alerts',
    async () =>
      (await createAlertWorklist(table).listOpen({ page: 1, size: 10 }, { username: worker.id, canOpen: seesAll }))
        .content,
  );
  await measure('mine', () => list({ worker: worker.id }));
  await measure('mine, of a service', () => list({ worker: worker.id, service: 'rahat' }));
  await measure('of a service', () => list({ service: 'rahat' }));
  await measure('of a language', () => list({ language: 'urdu' }));
  await measure('of a service and a language', () => list({ service: 'rahat', language: 'urdu' }));
  await measure('nobody’s', () => list({ worker: nobody }));
  await measure('everybody’s', () => list({}));
  await measure('everybody’s, far down', () => list({}, '2026-10-01#'));
  const referrals = createWorklistStore(table);
  const work = async (choice: object, page = 1) =>
    (await referrals.list({ parts: openReferralStates, ...choice }, 'danger', { page, size: 12 })).entries;
  await measure('referrals to decide', () => work({}));
  await measure('referrals to decide, page 3', () => work({}, 3));
  await measure('accepted referrals', () => work({ parts: ['accepted'] }));
  await measure('how many referrals there are', async () => Object.keys((await referrals.count()).counts));
  await measure('referrals of the last day', async () => (await referrals.listArrived(5, start)).entries);
  return measured;
};

export const measureWorkAt = async (count: number): Promise<Measured> => {
  const lent = await createTestTable();
  await loadTransactions(lent, makeWork(count));
  const measured = await measureWork(lent.table);
  await lent.stop();
  return measured;
};

/** The extra cost of a list that is longer than a page: fuller pages and counters, and the query that says so. */
const spareUnits = 12;
// With the fewer, every list has more than a page already: what grows from there on grows with the patients.
const counts = [1000, Number(process.env.BENCH_PATIENTS ?? 100_000)] as const;

/** The cost of a day's work with few patients and with very many; fails when it grows with them. */
export const benchWork = async (): Promise<void> => {
  const [few, many] = [await measureWorkAt(counts[0]), await measureWorkAt(counts[1])];
  const rows = Object.entries(many).map(([what, last]) => {
    const first = few[what] ?? { requests: 0, units: 0, rows: 0 };
    const isBounded = last.requests <= first.requests && last.units <= first.units + spareUnits;
    const cells = [first, last].flatMap((one, n) =>
      Object.entries(one).map(([name, value]) => [`${counts[n]}: ${name === 'units' ? 'read units' : name}`, value]),
    );
    return [what, { ...Object.fromEntries(cells), bounded: isBounded }] as const;
  });
  console.table(Object.fromEntries(rows));
  const grown = rows.filter(([, { bounded }]) => !bounded).map(([what]) => what);
  if (grown.length > 0) throw new Error(`These cost more with more patients: ${grown.join('; ')}`);
};
