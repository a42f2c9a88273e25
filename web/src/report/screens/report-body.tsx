import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { Report, ReportPair, ReportTable } from '../../../../shared/report/report.ts';
import { explanations, formatSpan, wordOf } from '../../../../shared/report/words.ts';
import { CountChart } from '../../kernel/components/charts/count-chart.tsx';
import { Folded } from '../../kernel/components/folded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import styles from './report.module.css';

type Row = ReportTable['rows'][number];

/** A number, and below it that of the period before. */
const Pair = ({ pair, table, row, column }: { pair: ReportPair; table: ReportTable; row: Row; column: string }) => (
  <td data-label={column}>
    <span className={styles.now}>{wordOf(pair.now, table, row)}</span>
    <span className={styles.before}>before: {wordOf(pair.before, table, row)}</span>
  </td>
);

/** The report is on the page twice where it is another one on paper: ids are of a place. */
export type Place = 'screen' | 'paper';
const idOf = (place: Place, name: string) => `${place}-report-${name}`;

const OneTable = ({ table, place }: { table: ReportTable; place: Place }) => (
  <section className={styles.table} aria-labelledby={idOf(place, table.id)}>
    <h3 id={idOf(place, table.id)}>{table.title}</h3>
    {table.note && <p className={styles.note}>{table.note}</p>}
    <RowsTable
      className={table.columns.length > 1 ? styles.blocks : styles.single}
      caption={<span className="visually-hidden">{table.title}</span>}
      columns={[{ hidden: 'What is counted' }, ...table.columns]}
    >
      {table.rows.map((row) => (
        <tr key={`${row.level} ${row.id}`}>
          <th scope="row" data-level={row.level}>
            {row.label}
          </th>
          {row.cells.map((pair, index) => {
            const column = table.columns[index] ?? '';
            return <Pair key={column} pair={pair} table={table} row={row} column={column} />;
          })}
        </tr>
      ))}
    </RowsTable>
  </section>
);

const number = (cell: ReportPair['now']): number | undefined => (typeof cell === 'number' ? cell : undefined);

const PeopleChart = ({ report }: { report: Report }) => {
  const table = report.tables.find(({ id }) => id === 'people');
  const row = table?.rows[0];
  if (!table || !row) return null;
  return (
    <CountChart
      title="People in this time and before"
      description={
        report.exact ? 'Everybody is counted, also few people.' : 'What is fewer than five, or not shown, has no bar.'
      }
      names={{ now: formatSpan(report.now), before: formatSpan(report.before) }}
      counts={row.cells.map(({ now, before }, index) => ({
        label: table.columns[index] ?? '',
        now: number(now),
        before: number(before),
        words: { now: wordOf(now, table, row), before: wordOf(before, table, row) },
      }))}
    />
  );
};

const Freshness = ({ report: { pending, late } }: { report: Report }) => (
  <>
    {(pending.count > 0 || pending.more) && (
      <p role="status">
        {pending.count === 0 ? 'Some' : pending.more ? `More than ${pending.count}` : pending.count} changed records are
        not counted yet. Please look again in some minutes.
      </p>
    )}
    {late && (
      <p>
        Recorded or corrected after the end of a month of this time: {late.changes}{' '}
        {late.changes === 1 ? 'entry' : 'entries'}, last on {formatDay(late.on)}. A report that was made before that may
        differ.
      </p>
    )}
  </>
);

/** Where each table begins: on a phone a report is many screens long. */
const Parts = ({ tables, place }: Pick<Report, 'tables'> & { place: Place }) => (
  <nav aria-label="Parts of this report" className={styles.parts}>
    <Folded label="Parts of this report">
      <ul>
        {tables.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${idOf(place, id)}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href={`#${idOf(place, 'words')}`}>What the words mean</a>
        </li>
      </ul>
    </Folded>
  </nav>
);

export const ReportBody = ({ report, place }: { report: Report; place: Place }) => (
  <>
    <Freshness report={report} />
    <PeopleChart report={report} />
    <Parts tables={report.tables} place={place} />
    {report.tables.map((table) => (
      <OneTable key={table.id} table={table} place={place} />
    ))}
    <section aria-labelledby={idOf(place, 'words')}>
      <h3 id={idOf(place, 'words')}>What the words mean</h3>
      <ul>
        {explanations(report.exact).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          People are counted as their record describes them now, and for the worker whom they were first given to.
        </li>
      </ul>
    </section>
  </>
);
