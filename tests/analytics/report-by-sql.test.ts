import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { countChanges } from '../../functions/data/reports/count-changes.ts';
import { createReportStore } from '../../functions/data/reports/figures.ts';
import { readPending } from '../../functions/data/reports/pending.ts';
import { withReport } from '../../infra/analytics/read-report.ts';
import { filesId, openExport } from '../../infra/analytics/run-on-export.ts';
import { readAll, readStored } from '../../infra/commands/stored-data/export-table.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { writeCsv } from '../../shared/domain/csv.ts';
import { organisation } from '../../shared/organisation.ts';
import { buildReport } from '../../shared/report/build-report.ts';
import type { Figures } from '../../shared/report/events.ts';
import { lastQuarter } from '../../shared/report/periods.ts';
import { suppressedView } from '../../shared/report/view.ts';
import { rowsOfReport } from '../../shared/report/words.ts';
import { makeGroups } from '../support/made-groups.ts';
import { makeYear, workers } from '../support/made-year.ts';
import { startTestTable } from '../support/test-table.ts';

// The service that most of the people made for these tests are referred to.
const service = organisation.services[0].id;
const table = await startTestTable();
const place = { client: new DynamoDBClient({}), name: table.name };
const folder = await mkdtemp(join(tmpdir(), 'export-'));
afterAll(() => rm(folder, { recursive: true }));
afterAll(() => place.client.destroy());

// A year of 300 takes a minute or two: MADE_PEOPLE=300.
const people = Number(process.env.MADE_PEOPLE ?? 100);
const now = new Date('2026-11-20T12:00:00Z');
await makeYear(table, { people, firstDay: '2025-07-01', seed: 20_261_122 });
await makeGroups(table, '2025-07-01');
while ((await readPending(table, 1)).marks.length > 0) await countChanges(table, { most: 400, now });

/** The format of DynamoDB's own export to S3: an item a line, in compressed files. */
const exportTable = async () => {
  const lines: string[] = [];
  for await (const item of readAll(place)) lines.push(`${JSON.stringify({ Item: item })}\n`);
  const half = Math.ceil(lines.length / 2);
  for (const [index, some] of [lines.slice(0, half), lines.slice(half)].entries()) {
    await writeFile(join(folder, `${index}.json.gz`), gzipSync(some.join('')));
  }
};
await exportTable();
const exported = await openExport(join(folder, '*.json.gz'));
afterAll(() => exported.close());

const [worker] = workers;
const asked = [
  { name: 'a quarter', from: '2025-10-01', to: '2025-12-31' },
  { name: 'the year', from: '2025-07-01', to: '2026-06-30' },
  { name: 'some days', from: '2025-11-12', to: '2026-02-03' },
  { name: 'one day', from: '2025-12-02', to: '2025-12-02' },
  { name: 'a quarter of one service', from: '2026-01-01', to: '2026-03-31', service },
  { name: 'a quarter of one worker', from: '2026-01-01', to: '2026-03-31', worker: worker?.id },
  {
    name: 'half a year of one worker in one service',
    from: '2025-09-15',
    to: '2026-03-14',
    service,
    worker: worker?.id,
  },
];

const suppressed = ({ now, before }: { now: Figures; before: Figures }, filter: { service?: string | undefined }) =>
  buildReport({ now: [suppressedView(now)], before: [suppressedView(before)] }, filter);

it.each(asked)(
  'the report of $name is what SQL makes of an export, figure by figure',
  async ({ name, from, to, ...filter }) => {
    const store = createReportStore(table);
    const { figures, before } = await store.read({ from, to }, filter, now);
    const [ofNow, ofBefore] = await withReport(exported, filesId, async (read) => [
      await read({ from, to, ...filter }),
      await read({ ...before, ...filter }),
    ]);
    expect(figures.now).toEqual(ofNow);
    expect(figures.before).toEqual(ofBefore);
    expect(suppressed(figures, filter)).toEqual(suppressed({ now: ofNow, before: ofBefore }, filter));
    console.log(`${name}: ${Object.keys(ofNow).length} figures, ${ofNow.referred ?? 0} referred`);
    const groups = ['dates', 'came', 'missed', 'guests'].map((figure) => ofNow[`group.${figure}`] ?? 0);
    if (name !== 'one day') expect(Math.min(...groups)).toBeGreaterThan(0);
    if (!('worker' in filter) && name !== 'one day') expect(Object.keys(ofNow).length).toBeGreaterThan(80);
  },
);

const program = fileURLToPath(new URL('../../infra/commands/analytics/run.ts', import.meta.url));
const runCommand = async (files: string) =>
  await promisify(execFile)(process.execPath, [
    program,
    ...['--from', '2025-10-01', '--to', '2025-12-31', '--service', service, '--export', files],
  ]);

it('npm run analytics writes the same report of an export as the product, suppressed alike', async () => {
  const [span, filter] = [{ from: '2025-10-01', to: '2025-12-31' }, { service }];
  const { figures, before } = await createReportStore(table).read(span, filter, now);
  const tables = suppressed(figures, filter);
  const report = { now: span, before, exact: false, tables, pending: { count: 0, more: false }, workers: [] };
  const { stdout } = await runCommand(join(folder, '*.json.gz'));
  expect(stdout).toBe(`${writeCsv(rowsOfReport(report, service))}\n`);
  expect(stdout).toContain('fewer than 5');
});

it('npm run analytics says where it found no export', async () => {
  const files = join(folder, 'nowhere', '*.json.gz');
  await expect(runCommand(files)).rejects.toMatchObject({
    stderr: expect.stringContaining(`There is no export that can be read at ${files}`),
  });
});

it('recounting finds no drift in it', async () => {
  const { wrong, checked } = await recount(readStored(place));
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});

it('a past quarter is the same when it is asked for again', async () => {
  const span = lastQuarter('2026-02-14');
  expect(span).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  const store = createReportStore(table);
  const first = await store.read(span, {}, now);
  await countChanges(table, { most: 400, now });
  expect(await store.read(span, {}, now)).toEqual(first);
});
