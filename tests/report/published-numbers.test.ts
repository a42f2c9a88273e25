import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { fixedCategories } from '../../shared/report/dimensions.ts';
import { type Report, serviceAndWorker } from '../../shared/report/report.ts';
import { transferCalls } from '../../shared/transfer/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague, chooseServices } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { openReportData } from '../support/report-data.ts';
import { saveResult } from '../support/results.ts';
import { serviceAt } from '../support/services.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const table = connectTable();
const admin = await addColleague(product, 'ROLE_ADMIN');
const manager = await addColleague(product, 'ROLE_MANAGER');
/** Works in all services, as nobody has chosen any. */
const everywhere = await addColleague(product);
const inOneService = await addColleague(product);
await chooseServices(product, admin, inOneService, [serviceAt(1)]);

const workers = patientCalls.listStaff.replies[200].parse(
  (await ask(product.url, patientCalls.listStaff, { headers: admin.headers })).body,
);
const worker = workers.find(({ id }) => id === everywhere.id);
const workerName = `${worker?.firstName} ${worker?.lastName}`;

const { store, countAll } = openReportData(product, admin);

type Asked = { from: string; to: string; service?: string; worker?: string };
const ask200 = async ({ from, to, ...query }: Asked, { headers }: Colleague): Promise<Report> => {
  const { status, body } = await ask(product.url, reportCalls.readReport, { params: { from, to }, query, headers });
  expect({ status, body }).toMatchObject({ status: 200 });
  return reportCalls.readReport.replies[200].parse(body);
};
type Cell = Report['tables'][number]['rows'][number]['cells'][number]['now'];
/** The numbers of the days themselves, by table, row and column; without what is no count. */
const countsOf = ({ tables }: Pick<Report, 'tables'>): Map<string, Cell> =>
  new Map(
    tables
      .filter(({ id }) => id !== 'waits' && id !== 'feedback' && id !== 'groups')
      .flatMap(({ id, rows }) =>
        // A rate is no count, and follows from those that are shown.
        rows
          .filter((row) => row.id !== 'missed-rate')
          .flatMap((row) => row.cells.map(({ now }, column) => [`${id}/${row.id}/${column}`, now] as const)),
      ),
  );
const cellOf = (report: Pick<Report, 'tables'>, name: string) => countsOf(report).get(name);

describe('people who were imported', () => {
  it('are decided on the day that the row says, or that of the referral, and wait for their first session', async () => {
    const day = (after: number) => addDays('2019-04-01', after);
    // As an organisation brings them: 45, of whom 40 were accepted, with sessions from the 24th day on.
    const people = Array.from({ length: 45 }, (_, n) => ({
      reference: `moved-${n}`,
      referredOn: day(n * 4),
      state: n < 40 ? 'Accepted' : 'New',
      closedOn: n < 25 ? day(n * 4 + 60) : '',
    }));
    await store(
      'patients',
      ['reference', 'First name', 'Last name', 'Referred on', 'State of the referral', 'Closed on', 'Why it ended'],
      people.map((one, n) => [
        ...[one.reference, 'Amina', `Moved ${n}`, one.referredOn, one.state, one.closedOn],
        one.closedOn && 'Completed',
      ]),
    );
    await store(
      'sessions',
      ['patient', 'day', 'time', 'worker', 'status', 'minutes', 'place'],
      people
        .slice(0, 20)
        .map((one, n) => [one.reference, day(n * 4 + 24), '10:00', workerName, 'Attended', '50', 'By telephone']),
    );
    await countAll();
    const quarter = await ask200({ from: '2019-07-01', to: '2019-09-30' }, admin);
    expect(cellOf(quarter, 'people/all/3')).toBe(5);
    const waits = quarter.tables.find(({ id }) => id === 'waits')?.rows.map(({ cells }) => cells[0]?.now);
    expect(waits).toEqual([24, 24]);
    // Nobody was contacted on the day of the import.
    const now = await ask200({ from: today(), to: today() }, admin);
    expect(now.tables.find(({ id }) => id === 'waits')?.rows[0]?.cells[0]?.now).toBe('none');
  });

  it('are decided on the day in the column State since, where the file has it', async () => {
    const headings = ['First name', 'Last name', 'Referred on', 'State of the referral', 'State since', 'Closed on'];
    await store('patients', headings, [
      ['Bilal', 'Dated', '02/05/2017', 'Accepted', '20/08/2017', ''],
      ['Chitra', 'Dated', '02/05/2017', 'Declined', '', '10/07/2017'],
    ]);
    await countAll();
    const waitingAt = async (to: string) => cellOf(await ask200({ from: '2017-04-01', to }, admin), 'people/all/3');
    expect(await Promise.all(['2017-06-30', '2017-07-31', '2017-09-30'].map(waitingAt))).toEqual([2, 1, 0]);
    const { tables } = await ask200({ from: '2017-08-01', to: '2017-08-31' }, admin);
    expect(tables.find(({ id }) => id === 'waits')?.rows[0]?.cells[0]?.now).toBe(110);
  });

  it('have no decision before their referral, nor after their closing', async () => {
    const headings = ['First name', 'Last name', 'Referred on', 'State of the referral', 'State since', 'Closed on'];
    const check = async (since: string) => {
      const rows = [{ row: 1, cells: ['Bilal', 'Wrong', '02/05/2017', 'Accepted', since, '10/07/2017'] }];
      const { body } = await ask(product.url, transferCalls.checkRows, {
        params: { kind: 'patients', importId: randomUUID().replaceAll('-', '') },
        body: { headings, rows },
        headers: admin.headers,
      });
      return transferCalls.checkRows.replies[200].parse(body).rows[0]?.problems;
    };
    expect(await check('01/05/2017')).toEqual([
      { column: 'State since', message: 'Please write a day on or after the day of the referral.' },
    ]);
    expect(await check('11/07/2017')).toEqual([
      { column: 'State since', message: 'Please write a day that is not after the day on which it ended.' },
    ]);
    expect(await check('10/07/2017')).toEqual([]);
  });
});

describe('the report', () => {
  const ethnicities = ['pakistani', 'pakistani', 'pakistani', 'indian', 'bangladeshi', 'white', 'black'];
  const services = [1, 1, 1, 2, 2, 3, 4].map(serviceAt);
  const pick = <One>(from: readonly One[], n: number) => from[n % from.length] as One;

  it('is for whoever may not open every record one of quarters, from which nobody computes a small count', async () => {
    // A year of people, few of them in most places; always the same.
    await store(
      'patients',
      ['First name', 'Last name', 'Referred on', 'referralDemographics.ethnicity', 'referralProject.project', 'Worker'],
      Array.from({ length: 90 }, (_, n) => [
        ...['Amina', `Counted ${n}`, addDays('2014-01-01', (n * n * 7) % 365)],
        ...[pick(ethnicities, n * 3 + (n % 5)), pick(services, n * 5 + (n % 3))],
        n % 4 === 0 ? workerName : '',
      ]),
    );
    await countAll();
    const quarters = Array.from({ length: 4 }, (_, n) => {
      const [year, first] = [2014 + Math.floor(n / 4), (n % 4) * 3 + 1];
      const from = `${year}-${String(first).padStart(2, '0')}-01`;
      const next = first === 10 ? `${year + 1}-01-01` : `${year}-${String(first + 3).padStart(2, '0')}-01`;
      return { from, to: addDays(next, -1) };
    });
    const filters = [
      {},
      ...fixedCategories.service.map(({ id }) => ({ service: id })),
      { worker: everywhere.id },
      { worker: 'nobody' },
    ];

    // Days: the reports of neighbouring days are all that of their quarter.
    const ofQuarter = await ask200({ from: '2014-10-01', to: '2014-12-31' }, manager);
    for (let n = 0; n < 53; n += 1) {
      const ofDays = await ask200({ from: '2014-10-01', to: addDays('2014-10-01', n) }, manager);
      expect(ofDays.now).toEqual(ofQuarter.now);
      expect(ofDays.tables).toEqual(ofQuarter.tables);
    }

    // Every quarter, and with every filter: what is shown, and the truth.
    const read = async (span: { from: string; to: string }) =>
      await Promise.all(
        filters.map(async (filter) => ({
          filter,
          shown: countsOf(await ask200({ ...span, ...filter }, manager)),
          truth: countsOf(await ask200({ ...span, ...filter }, admin)),
        })),
      );
    const found = { numbers: 0, hidden: 0, recovered: [] as string[] };
    const isSmall = (count: Cell | undefined) => typeof count === 'number' && count > 0 && count < 5;
    for (const quarter of quarters) {
      const all = await read(quarter);
      for (const { shown, truth } of all) {
        for (const [name, cell] of shown) {
          found[typeof cell === 'number' ? 'numbers' : 'hidden'] += 1;
          if (typeof cell === 'number' && isSmall(cell)) found.recovered.push(`${quarter.from} ${name}: shown`);
          if (cell === 'few') expect(isSmall(truth.get(name)), name).toBe(true);
          if (typeof cell === 'number' && truth.has(name)) expect(truth.get(name), name).toBe(cell);
        }
      }
      // By a filter: that of all, less every other service or worker.
      const [whole] = all;
      for (const by of ['service', 'worker'] as const) {
        const rows = all.filter(({ filter }) => by in filter);
        for (const [name, cell] of whole?.shown ?? []) {
          if (typeof cell !== 'number' || !rows.every(({ shown }) => shown.has(name))) continue;
          const unknown = rows.filter(({ shown }) => typeof shown.get(name) !== 'number');
          const [only] = unknown;
          if (unknown.length === 1 && isSmall(only?.truth.get(name)))
            found.recovered.push(`${quarter.from} ${name}: of ${JSON.stringify(only?.filter)} by the others`);
        }
      }
    }
    // In time: any longer span, less all of its quarters but one.
    for (const from of [0, 1, 2]) {
      for (const length of [2, 3, 4]) {
        const some = quarters.slice(from, from + length);
        const [first, last] = [some[0]?.from ?? '', some.at(-1)?.to ?? ''];
        const whole = countsOf(await ask200({ from: first, to: last }, manager));
        const each = await Promise.all(some.map(async (one) => countsOf(await ask200(one, manager))));
        for (const [name, cell] of whole) {
          if (typeof cell !== 'number' || name.endsWith('/3')) continue;
          const unknown = each.filter((counts) => counts.has(name) && typeof counts.get(name) !== 'number');
          if (unknown.length > 0) found.recovered.push(`${first} to ${last} ${name}: by its quarters`);
        }
      }
    }
    expect(found.recovered).toEqual([]);
    expect(found.numbers).toBeGreaterThan(500);
    expect(found.hidden).toBeGreaterThan(150);
  });

  it('of a service is its row in the table of all services', async () => {
    const span = { from: '2014-01-01', to: '2014-03-31' };
    const whole = await ask200(span, manager);
    for (const { id } of fixedCategories.service) {
      const one = await ask200({ ...span, service: id }, manager);
      for (const column of [0, 1, 2, 3])
        expect(cellOf(one, `people/all/${column}`), `${id} ${column}`).toEqual(
          cellOf(whole, `service/${id}/${column}`),
        );
    }
  });

  it('of the quarter that runs, and of a service and a worker together, is for whoever may open every record', async () => {
    const { now } = await ask200({ from: addDays(today(), -1), to: today() }, manager);
    expect(now.to < today()).toBe(true);
    const both = { from: '2014-01-01', to: '2014-03-31', service: serviceAt(1), worker: everywhere.id };
    const { from, to, ...query } = both;
    const refused = await ask(product.url, reportCalls.readReport, {
      params: { from, to },
      query,
      headers: manager.headers,
    });
    expect(refused).toMatchObject({ status: 400, body: { message: serviceAndWorker } });
    expect((await ask200(both, admin)).published).toBeUndefined();
    expect(typeof cellOf(await ask200(both, admin), 'people/all/0')).toBe('number');
  });

  it('has every number for an admin and for staff of all services, and what is published beside them', async () => {
    const span = { from: '2014-01-01', to: '2014-03-31' };
    const [published, restricted, ofAdmin, ofStaff] = await Promise.all(
      [manager, inOneService, admin, everywhere].map((who) => ask200(span, who)),
    );
    expect([published, restricted, ofAdmin, ofStaff].map((one) => one?.exact)).toEqual([false, false, true, true]);
    expect(restricted?.tables).toEqual(published?.tables);
    expect(ofAdmin?.published).toEqual(published?.tables);
    expect(ofStaff?.tables).toEqual(ofAdmin?.tables);
    for (const cell of countsOf(ofAdmin ?? { tables: [] }).values()) expect(typeof cell).toBe('number');
    expect([...countsOf(published ?? { tables: [] }).values()]).toContain('few');
    // What is not whole quarters is given to nobody outside.
    expect((await ask200({ ...span, to: '2014-03-30' }, admin)).published).toBeUndefined();
  });
});

describe('scores by month', () => {
  const read = async ({ headers }: Colleague) =>
    reportCalls.readOrgData.replies[200].parse((await ask(product.url, reportCalls.readOrgData, { headers })).body)
      .content;
  const month = async (who: Colleague, year: number, number: number) =>
    (await read(who)).find((one) => one.type === 'phq' && one.year === year && one.month === number);

  it('are for whoever may not open every record those of ended months with five tests, as whole means', async () => {
    const patientId = await addPatient('Amina', 'Scored');
    const save = async (day: string, score: number) => await saveResult(table, patientId, { type: 'phq', day, score });
    for (const [n, score] of [0, 1, 2, 3].entries()) await save(`2013-05-1${n}`, score);
    expect(await month(admin, 2013, 5)).toMatchObject({ total: 54, tests: 4 });
    for (const who of [manager, inOneService])
      expect(await month(who, 2013, 5)).toMatchObject({ total: null, tests: null });
    await save('2013-05-20', 1);
    expect(await month(everywhere, 2013, 5)).toMatchObject({ total: 63, tests: 5 });
    // 12.6 is 13.
    expect(await month(manager, 2013, 5)).toMatchObject({ total: 65, tests: 5 });
    for (let n = 0; n < 6; n += 1) await save(today(), 1);
    const [year = '', ofYear = ''] = today().split('-');
    expect((await month(admin, Number(year), Number(ofYear)))?.tests).toBeGreaterThan(4);
    expect(await month(manager, Number(year), Number(ofYear))).toMatchObject({ total: null, tests: null });
  });
});

describe('feedback', () => {
  const read = async ({ headers }: Colleague) =>
    questionnaireCalls.readFeedback.replies[200].parse(
      (await ask(product.url, questionnaireCalls.readFeedback, { headers })).body,
    );

  it('is nothing before the first form, and what is filled in now shows nobody’s answers', async () => {
    expect((await read(manager))[0]).toEqual({ question: 0, score: 0, tests: 0 });
    for (let n = 0; n < 6; n += 1) {
      const body = feedbackStatements.map((_, question) => ({ question, score: n % 5, tests: 1 as const }));
      const headers = { ...admin.headers, 'idempotency-key': randomUUID() };
      expect((await ask(product.url, questionnaireCalls.saveFeedback, { body, headers })).status).toBe(201);
    }
    expect((await read(admin))[0]).toEqual({ question: 0, score: 10, tests: 6 });
    expect((await read(manager))[0]).toEqual({ question: 0, score: 0, tests: 0 });
    expect((await read(inOneService))[0]).toEqual({ question: 0, score: 0, tests: 0 });
  });
});
