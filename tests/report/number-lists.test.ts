import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import type { RecordLimits } from '../../shared/privacy/record-limits.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { countedIn, type Place } from '../../shared/report/listed.ts';
import type { ListedRow } from '../../shared/report/listed-row.ts';
import { forWholeAccess } from '../../shared/report/report.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague, chooseServices } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { openReportData } from '../support/report-data.ts';
import { serviceAt } from '../support/services.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const manager = await addColleague(product, 'ROLE_MANAGER');
const inOneService = await addColleague(product);
const worker = await addColleague(product);
await chooseServices(product, admin, inOneService, [serviceAt(1)]);

const workers = patientCalls.listStaff.replies[200].parse(
  (await ask(product.url, patientCalls.listStaff, { headers: admin.headers })).body,
);
const found = workers.find(({ id }) => id === worker.id);
const workerName = `${found?.firstName} ${found?.lastName}`;

const { store, countAll } = openReportData(product, admin);

type Asked = { from: string; to: string; service?: string; worker?: string };
type Listed = { content: ListedRow[]; next?: string | undefined };

const listPage = ({ from, to, ...filter }: Asked, place: Place, { headers }: Colleague, after?: string) =>
  ask(product.url, reportCalls.listNumber, {
    params: { from, to, ...place, column: String(place.column) },
    query: { ...filter, ...(after !== undefined && { after }) },
    headers,
  });

/** The whole list of a number, page by page. */
const list = async (asked: Asked, place: Place, by: Colleague = admin): Promise<ListedRow[]> => {
  const rows: ListedRow[] = [];
  let after: string | undefined;
  do {
    const { status, body, text } = await listPage(asked, place, by, after);
    expect(status, text).toBe(200);
    const page: Listed = reportCalls.listNumber.replies[200].parse(body);
    rows.push(...page.content);
    after = page.next;
  } while (after !== undefined);
  return rows;
};

const report = async ({ from, to, ...query }: Asked) => {
  const { body } = await ask(product.url, reportCalls.readReport, {
    params: { from, to },
    query,
    headers: admin.headers,
  });
  return reportCalls.readReport.replies[200].parse(body);
};

const pick = <One>(from: readonly One[], n: number) => from[n % from.length] as One;
const dayOf = (n: number) => addDays('2016-11-01', n);
const people = Array.from({ length: 130 }, (_, n) => ({
  reference: `listed-${n}`,
  referredOn: dayOf(n),
  state: pick(['Accepted', 'Accepted', 'New'], n),
  closedOn: n % 4 === 0 && n % 3 < 2 ? dayOf(n + 40) : '',
}));
await store(
  'patients',
  [
    ...['reference', 'First name', 'Last name', 'Referred on', 'State of the referral', 'State since', 'Closed on'],
    ...['Why it ended', 'referralDemographics.ethnicity', 'referralProject.project', 'Worker'],
  ],
  people.map(({ reference, referredOn, state, closedOn }, n) => [
    ...[reference, 'Amina', `Listed ${n}`, referredOn, state, state === 'Accepted' ? dayOf(n + 7) : '', closedOn],
    ...[closedOn && 'Completed', pick(['pakistani', 'indian', 'white'], n), serviceAt(1 + (n % 3))],
    n % 2 === 0 ? workerName : '',
  ]),
);
await store(
  'sessions',
  ['patient', 'day', 'time', 'worker', 'status', 'minutes', 'place'],
  people
    .filter((_, n) => n % 5 === 0)
    .map(({ reference }, n) => [
      ...[reference, dayOf(n * 5 + 9), '10:00', workerName],
      ...[pick(['Attended', 'Did not attend'], n), '50', 'By telephone'],
    ]),
);
await countAll();

const span = { from: '2016-12-10', to: '2017-02-20' };

it.each<{ title: string; filter: { service?: string; worker?: string } }>([
  { title: 'of the whole organisation', filter: {} },
  { title: 'of a service', filter: { service: serviceAt(2) } },
  { title: 'of a worker', filter: { worker: worker.id } },
])('each number $title opens as many entries as it says', async ({ filter }) => {
  let numbers = 0;
  const asked = { ...span, ...filter };
  for (const { id, rows } of (await report(asked)).tables) {
    if (id === 'waits' || id === 'groups') continue;
    for (const row of rows) {
      for (const [column, { now }] of row.cells.entries()) {
        const place = { table: id, row: row.id, column };
        if (!countedIn(place) || row.id === 'missed-rate') continue;
        expect(await list(asked, place), JSON.stringify(place)).toHaveLength(Number(now));
        numbers += Number(now) > 0 ? 1 : 0;
      }
    }
  }
  expect(numbers).toBeGreaterThan(20);
});

it('the list has each person once, the latest first, 50 at a time', async () => {
  const place = { table: 'people', row: 'all', column: 0 };
  const first = await listPage(span, place, admin);
  expect((first.body as Listed).content).toHaveLength(50);
  const rows = await list(span, place);
  const days = rows.map((row) => ('day' in row ? row.day : ''));
  expect(days).toHaveLength(73);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(rows.map((row) => ('patient' in row ? row.patient.patientId : ''))).size).toBe(73);
  expect(rows[0]).toMatchObject({ day: '2017-02-20', patient: { firstName: 'Amina', lastName: 'Listed 111' } });
});

it('of who waited at the end of a day are those who wait still and those decided later, the longest waiting first', async () => {
  const rows = await list({ from: '2016-11-01', to: dayOf(10) }, { table: 'people', row: 'all', column: 3 });
  const waited = rows.map((row) => 'patient' in row && [row.patient.lastName, row.day, row.until]);
  // Of those referred by then three were accepted, the last on that very day; every third waits still.
  expect(waited).toEqual([
    ...[2, 5, 8].map((n) => [`Listed ${n}`, dayOf(n), undefined]),
    ...[4, 6, 7, 9, 10].map((n) => [`Listed ${n}`, dayOf(n), dayOf(n + 7)]),
  ]);
});

it('says how long somebody waited, why a stay was closed, and whether they came to a session', async () => {
  const waits = await list(span, { table: 'waits', row: 'contact', column: 0 });
  expect(waits.length).toBeGreaterThan(0);
  for (const row of waits) expect(row).toMatchObject({ days: expect.any(Number) });
  const closed = await list(span, { table: 'reasons', row: 'completed', column: 0 });
  for (const row of closed) expect(row).toMatchObject({ reason: 'completed' });
  const missed = await list(span, { table: 'sessions', row: 'missed', column: 0 });
  expect(missed.length).toBeGreaterThan(0);
  for (const row of missed) expect(row).toMatchObject({ attendance: 'missed', worker: { id: worker.id } });
});

it('counts and lists somebody with more sessions than one transaction takes', async () => {
  const days = Array.from({ length: 40 }, (_, n) => addDays('2018-02-01', n));
  await store(
    'patients',
    ['reference', 'First name', 'Last name', 'Referred on'],
    [['often', 'Amina', 'Often', '2018-01-20']],
  );
  await store(
    'sessions',
    ['patient', 'day', 'time', 'worker', 'status', 'minutes', 'place'],
    days.map((day) => ['often', day, '10:00', workerName, 'Attended', '50', 'By telephone']),
  );
  await countAll();
  const asked = { from: '2018-01-01', to: '2018-12-31' };
  const place = { table: 'sessions', row: 'attended', column: 0 };
  const number = (await report(asked)).tables
    .find(({ id }) => id === 'sessions')
    ?.rows.find(({ id }) => id === 'attended');
  expect(number?.cells[0]?.now).toBe(40);
  const listed = (await list(asked, place)).map((row) => ('day' in row ? row.day : ''));
  expect(listed).toEqual(days.toReversed());
});

it('has whoever is closed today as soon as that is counted', async () => {
  const asked = { from: addDays(today(), -1), to: addDays(today(), 1) };
  const patientId = await addPatient('Bilal', 'Closes');
  const ofThem = async () => {
    await countAll();
    const rows = await list(asked, { table: 'people', row: 'all', column: 2 });
    return rows.filter((row) => 'patient' in row && row.patient.patientId === patientId);
  };
  expect(await ofThem()).toHaveLength(0);
  const { status, text } = await ask(product.url, patientCalls.deactivatePatient, {
    params: { patientId },
    body: { reason: 'completed' },
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
  });
  expect(status, text).toBe(200);
  expect(await ofThem()).toHaveLength(1);
});

it('does not say whose a record is that the reader may not open, and counts it all the same', async () => {
  const place = { table: 'people', row: 'all', column: 0 };
  const [last] = await list(span, place);
  const patientId = last && 'patient' in last ? last.patient.patientId : '';
  const send = (call: typeof privacyCalls.readRecordLimits | typeof privacyCalls.restrictRecord, body?: unknown) =>
    ask(product.url, call, {
      params: { patientId },
      body,
      headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    });
  const { version } = (await send(privacyCalls.readRecordLimits)).body as RecordLimits;
  const answer = await send(privacyCalls.restrictRecord, { userIds: [worker.id], why: 'They asked.', version });
  expect(answer.status, answer.text).toBe(200);
  const rows = await list(span, place);
  expect(rows).toHaveLength(73);
  expect(rows[0]).toEqual({ closed: true });
  // The worker may open every record, and is one of those named.
  expect((await list(span, place, worker))[0]).toMatchObject({ patient: { patientId } });
});

it('is for whoever may open every record, and has no list of what has no names', async () => {
  const place = { table: 'people', row: 'all', column: 0 };
  expect((await listPage(span, place, manager)).status).toBe(403);
  expect(await listPage(span, place, inOneService)).toMatchObject({ status: 400, body: { message: forWholeAccess } });
  expect((await listPage(span, { table: 'feedback', row: 'forms', column: 0 }, admin)).status).toBe(404);
  expect((await listPage(span, place, admin, 'nowhere')).status).toBe(400);
});
