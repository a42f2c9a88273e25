import type { Report } from '../../../shared/api/report.ts';
import { writeCsv } from '../../../shared/domain/csv.ts';
import { buildReport } from '../../../shared/report/build-report.ts';
import { spanBefore } from '../../../shared/report/periods.ts';
import { rowsOfReport } from '../../../shared/report/words.ts';
import { athena } from '../../analytics/dialects.ts';
import { reportSql } from '../../analytics/report-sql.ts';
import { openExport } from '../../analytics/run-on-export.ts';
import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';

const usage = 'analytics -- --from <day> --to <day> [--service <id>] [--worker <id>] [--export <files> | --sql]';
const { values } = readArguments({
  usage,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    service: { type: 'string' },
    worker: { type: 'string' },
    export: { type: 'string' },
    sql: { type: 'boolean', default: false },
  },
});

// What is put between quotes in a query.
const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
const isId = (text: string | undefined): boolean => text === undefined || /^[\w-]+$/.test(text);

await runCommand(async () => {
  const { from, to, service, worker } = values;
  if (!isDay(from) || !isDay(to) || !isId(service) || !isId(worker))
    throw new Failure(`Say which days: npm run ${usage}`);
  const filter = { ...(service && { service }), ...(worker && { worker }) };
  if (values.sql) {
    console.log(reportSql(athena, { from, to, ...filter }));
    return true;
  }
  if (!values.export) throw new Failure(`Say which files, or ask for the SQL: npm run ${usage}`);
  const exported = await openExport(values.export);
  try {
    const before = spanBefore({ from, to });
    const [now, earlier] = [
      await exported.read({ from, to, ...filter }),
      await exported.read({ ...before, ...filter }),
    ];
    const report: Report = {
      now: { from, to },
      before,
      tables: buildReport({ now, before: earlier }, filter),
      pending: { count: 0, more: false },
      workers: [],
    };
    const about = Object.values(filter).join(', ') || 'the whole organisation';
    console.log(writeCsv(rowsOfReport(report, about)));
    return true;
  } finally {
    exported.close();
  }
});
