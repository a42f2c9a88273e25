import * as z from 'zod';
import type { Report } from '../../../shared/api/report.ts';
import { writeCsv } from '../../../shared/domain/csv.ts';
import { buildReport } from '../../../shared/report/build-report.ts';
import { spanBefore } from '../../../shared/report/periods.ts';
import { suppressedView } from '../../../shared/report/view.ts';
import { rowsOfReport } from '../../../shared/report/words.ts';
import { athena } from '../../analytics/dialects.ts';
import { startExport, waitForExport } from '../../analytics/export-to-s3.ts';
import { isExportId } from '../../analytics/places.ts';
import { type Engine, withReport } from '../../analytics/read-report.ts';
import { type Asked, figuresSql, tableStatements } from '../../analytics/report-sql.ts';
import { openAthena } from '../../analytics/run-on-athena.ts';
import { filesId, openExport } from '../../analytics/run-on-export.ts';
import { analyticsStackName, stackNames } from '../../cloud/stack-names.ts';
import { Failure } from '../../failure.ts';
import { openStacksOf } from '../deploy/stacks.ts';
import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';

const { values, usage, readConfiguration } = readArguments({
  usage: `analytics -- --from <day> --to <day> [--service <id>] [--worker <id>] <where>
    Writes the report as CSV, with small counts suppressed. A day is written like 2026-07-01. <where> is one of:
    --export '<folder>/*.json.gz'   files of an export of the table, by an engine on this machine
    --aws [--export-id <id>]        a new export of the table, or the one of that id, by Athena: \`analytics\` in
                                    infra/deployment.ts switches it on
    --sql                           none: prints the queries for Athena`,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    service: { type: 'string' },
    worker: { type: 'string' },
    export: { type: 'string' },
    aws: { type: 'boolean', default: false },
    'export-id': { type: 'string' },
    sql: { type: 'boolean', default: false },
  },
});

// Values that are put between quotes in a query.
const asked = z
  .object({
    from: z.iso.date('--from: write a day like 2026-07-01'),
    to: z.iso.date('--to: write a day like 2026-09-30'),
    service: z
      .string()
      .regex(/^[\w-]+$/, '--service: the id of a service')
      .optional(),
    worker: z
      .string()
      .regex(/^[\w-]+$/, '--worker: the id of an account')
      .optional(),
    'export-id': z.string().refine(isExportId, '--export-id: one like 01695353076000-a06188f4').optional(),
  })
  .refine(({ from, to }) => from <= to, '--from: a day that is not after --to');

const outputs = z.object({
  AnalyticsBucket: z.string(),
  AnalyticsDatabase: z.string(),
  AnalyticsWorkgroup: z.string(),
  AnalyticsTableArn: z.string(),
  AnalyticsKeyArn: z.string(),
});

const readChoices = () => {
  const read = asked.safeParse(values);
  if (read.success) return read.data;
  throw new Failure([...read.error.issues.map(({ message }) => message), '', usage].join('\n'));
};

const readReport = async (engine: Engine, exportId: string, { from, to, ...filter }: Asked): Promise<Report> => {
  const before = spanBefore({ from, to });
  const [now, earlier] = await withReport(engine, exportId, async (read) => [
    await read({ from, to, ...filter }),
    await read({ ...before, ...filter }),
  ]);
  return {
    now: { from, to },
    before,
    exact: false,
    tables: buildReport({ now: [suppressedView(now)], before: [suppressedView(earlier)] }, filter),
    pending: { count: 0, more: false },
    workers: [],
  };
};

const readFromFiles = async (files: string, what: Asked): Promise<Report> => {
  const engine = await openExport(files);
  try {
    return await readReport(engine, filesId, what);
  } finally {
    engine.close();
  }
};

const readFromAws = async (exportId: string | undefined, what: Asked): Promise<Report> => {
  const { region, slug } = readConfiguration();
  await findAccount(region);
  const name = analyticsStackName(slug);
  const stack = await openStacksOf(region, stackNames(slug).edge).find(name);
  const found = outputs.safeParse(stack?.outputs);
  if (!found.success) {
    throw new Failure(
      `${name} does not exist: set \`analytics: true\` in infra/deployment.ts, then run npm run deploy.`,
    );
  }
  const { AnalyticsBucket, AnalyticsDatabase, AnalyticsWorkgroup, AnalyticsTableArn, AnalyticsKeyArn } = found.data;
  const where = { region, tableArn: AnalyticsTableArn, bucket: AnalyticsBucket, keyArn: AnalyticsKeyArn };
  const id = exportId ?? (await startExport(where));
  if (exportId === undefined) {
    console.error(
      `DynamoDB is writing export ${id}, which takes minutes to an hour. It goes on if this command stops; --export-id ${id} then continues with it.`,
    );
  }
  await waitForExport(where, id, new Date());
  return await readReport(openAthena({ region, workgroup: AnalyticsWorkgroup, database: AnalyticsDatabase }), id, what);
};

const printSql = (exportId: string, what: Asked): void => {
  const run = { exportId, id: 'run' };
  const { create, drop } = tableStatements(athena, run);
  console.log([...create, figuresSql(what, run), ...drop].map((statement) => `${statement};`).join('\n\n'));
};

await runCommand(async () => {
  const { 'export-id': exportId, ...what } = readChoices();
  if (values.sql) {
    printSql(exportId ?? '00000000000000-00000000', what);
    return true;
  }
  if (!values.aws && values.export === undefined) throw new Failure(usage);
  const report = values.aws ? await readFromAws(exportId, what) : await readFromFiles(values.export ?? '', what);
  const about = [what.service, what.worker].filter(Boolean).join(', ') || 'the whole organisation';
  console.log(writeCsv(rowsOfReport(report, about)));
  return true;
});
