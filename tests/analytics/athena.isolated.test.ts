import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { athena, duckdb } from '../../infra/analytics/dialects.ts';
import { startExport, waitForExport } from '../../infra/analytics/export-to-s3.ts';
import { withReport } from '../../infra/analytics/read-report.ts';
import { figuresSql, reportSteps, tableStatements } from '../../infra/analytics/report-sql.ts';
import { openAthena } from '../../infra/analytics/run-on-athena.ts';

type Body = Record<string, unknown> & { QueryString?: string; NextToken?: string };

const asked: { action: string; body: Body }[] = [];
let answer: (action: string, body: Body) => object = () => ({});

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  void text(request).then((read) => {
    const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const body: Body = JSON.parse(read);
    asked.push({ action, body });
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    const answered = answer(action, body);
    response.statusCode = '__type' in answered ? 400 : 200;
    response.end(JSON.stringify(answered));
  });
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => server.close());
vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
afterAll(() => vi.unstubAllEnvs());
afterEach(() => void asked.splice(0));

const region = 'eu-west-2';
const exportId = '01695353076000-a06188f4';
const rowOf = (...cells: string[]) => ({ Data: cells.map((VarCharValue) => ({ VarCharValue })) });
const statements = () => asked.flatMap(({ body: { QueryString } }) => (QueryString === undefined ? [] : [QueryString]));
const engine = () => openAthena({ region, workgroup: 'bca-analytics', database: 'bca_analytics' });
const quarter = { from: '2026-07-01', to: '2026-09-30' };

it('Athena makes the tables of one export, answers from them page by page, and they are taken away', async () => {
  answer = (action, { NextToken }) => {
    if (action === 'StartQueryExecution') return { QueryExecutionId: 'query' };
    if (action === 'GetQueryExecution') return { QueryExecution: { Status: { State: 'SUCCEEDED' } } };
    if (NextToken) return { ResultSet: { Rows: [rowOf('seen', '7')] } };
    return { ResultSet: { Rows: [rowOf('name', 'amount'), rowOf('referred', '12')] }, NextToken: 'more' };
  };
  const figures = await withReport(engine(), exportId, async (read) => await read(quarter));
  expect(figures).toEqual({ referred: 12, seen: 7 });

  const names = reportSteps(athena).map(({ name }) => name);
  const words = statements().map((statement) => /^(\w+) \S+ (IF EXISTS )?/.exec(statement)?.[1]);
  expect(words).toEqual([...names.map(() => 'CREATE'), 'SELECT', ...names.map(() => 'DROP')]);
  const [made, dropped] = [/^CREATE TABLE (\w+)/, /^DROP TABLE IF EXISTS (\w+)/].map((pattern) =>
    statements().flatMap((statement) => pattern.exec(statement)?.[1] ?? []),
  );
  expect(dropped).toEqual(made);
  expect(asked[0]?.body).toMatchObject({
    WorkGroup: 'bca-analytics',
    QueryExecutionContext: { Database: 'bca_analytics' },
  });
  for (const statement of statements().filter((one) => one.includes('export_lines'))) {
    expect(statement).toContain(`FROM export_lines WHERE export_id = '${exportId}'`);
  }
});

it('where Athena refuses a query, its reason is told and no table stays', async () => {
  answer = (action, { QueryString, QueryExecutionId }) => {
    if (action === 'StartQueryExecution') return { QueryExecutionId: QueryString?.slice(0, 18) };
    const isRefused = String(QueryExecutionId).startsWith('CREATE TABLE given');
    const Status = isRefused ? { State: 'FAILED', StateChangeReason: 'Bytes scanned limit' } : { State: 'SUCCEEDED' };
    return { QueryExecution: { Status } };
  };
  const reading = withReport(engine(), exportId, async (read) => await read(quarter));
  await expect(reading).rejects.toThrow(/FAILED: Bytes scanned limit/);
  expect(statements().filter((one) => one.startsWith('DROP'))).toHaveLength(reportSteps(athena).length);
  expect(statements().filter((one) => one.startsWith('SELECT'))).toEqual([]);
});

const tableArn = `arn:aws:dynamodb:${region}:111122223333:table/records`;
const ExportArn = `${tableArn}/export/${exportId}`;
const now = new Date('2026-11-20T12:00:00Z');
const secondsOf = (instant: string) => Date.parse(instant) / 1000;

it('DynamoDB is asked for an export of everything, under the key, to the place where Athena looks', async () => {
  answer = () => ({ ExportDescription: { ExportArn, ExportStatus: 'IN_PROGRESS' } });
  const where = { region, tableArn, bucket: 'exports-bucket', keyArn: 'arn:key' };
  expect(await startExport(where)).toBe(exportId);
  expect(asked).toMatchObject([
    {
      action: 'ExportTableToPointInTime',
      body: {
        TableArn: tableArn,
        S3Bucket: 'exports-bucket',
        S3Prefix: 'exports',
        S3SseAlgorithm: 'KMS',
        S3SseKmsKeyId: 'arn:key',
        ExportFormat: 'DYNAMODB_JSON',
      },
    },
  ]);
});

it('an export is read when it is whole', async () => {
  answer = () => ({
    ExportDescription: { ExportArn, ExportStatus: 'COMPLETED', EndTime: secondsOf('2026-11-07T12:00:00Z') },
  });
  await waitForExport({ region, tableArn }, exportId, now);
  expect(asked).toMatchObject([{ action: 'DescribeExport', body: { ExportArn } }]);
});

it.each([
  ['could not be written', { ExportStatus: 'FAILED', FailureMessage: 'Access denied' }, 'Access denied'],
  ['has expired', { ExportStatus: 'COMPLETED', EndTime: secondsOf('2026-11-05T12:00:00Z') }, 'deleted after 14 days'],
])('an export that %s is refused, where figures of it would be of nobody', async (_, state, reason) => {
  answer = () => ({ ExportDescription: { ExportArn, ...state } });
  await expect(waitForExport({ region, tableArn }, exportId, now)).rejects.toThrow(reason);
});

it('an export of another table is refused', async () => {
  answer = () => ({ __type: 'ExportNotFoundException', message: 'none' });
  await expect(waitForExport({ region, tableArn }, exportId, now)).rejects.toThrow('There is no export');
});

/** The number of readings of tables if each common table expression is computed anew wherever it is named. */
const countReads = (statement: string, counted: (table: string) => boolean): number => {
  const starts = [...statement.matchAll(/(?:^CREATE TABLE \w+ AS WITH |,\n)(\w+)(?: \([\w, ]+\))? AS \(/g)];
  const reads = new Map<string, number>();
  for (const [index, start] of starts.entries()) {
    const body = statement.slice(
      start.index + start[0].length,
      starts[index + 1]?.index ?? statement.lastIndexOf('SELECT'),
    );
    const sources = [...body.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, source]) => String(source));
    const ofSource = (source: string) => reads.get(source) ?? Number(counted(source));
    reads.set(
      String(start[1]),
      sources.reduce((sum, source) => sum + ofSource(source), 0),
    );
  }
  return [...reads.values()].at(-1) ?? 0;
};

it('no statement is too large for Athena, and a report reads an export ten times', () => {
  const { create } = tableStatements(athena, { exportId, id: 'run' });
  for (const statement of create) {
    // The limits of Athena: 262,144 bytes, and some 150 stages, of which each reading of a table is one.
    expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
    expect(countReads(statement, () => true)).toBeLessThan(100);
  }
  const ofExport = create.map((statement) => countReads(statement, (table) => table === 'export_lines'));
  // One query may read twice the largest export.
  expect(Math.max(...ofExport)).toBe(2);
  expect(ofExport.reduce((sum, reads) => sum + reads, 0)).toBe(10);
});

it('the statements for Athena are those that were compared, but for four ways of writing', () => {
  const run = { exportId, id: 'run' };
  const marked = { name: 'any', text: () => 'T', list: () => 'L', londonDay: () => 'D', replaceAll: () => 'R' };
  const stepsOf = (dialect: typeof athena) => reportSteps(dialect).map(({ name, needs }) => ({ name, needs }));
  expect(stepsOf(athena)).toEqual(stepsOf(duckdb));
  const { create } = tableStatements(marked, run);
  expect([...create, figuresSql(quarter, run)].join('\n')).not.toMatch(/json|iso8601|TIMESTAMP|regexp_replace/i);
});
