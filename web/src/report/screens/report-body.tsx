import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { countedIn } from '../../../../shared/report/listed.ts';
import type { Report, ReportPair, ReportTable } from '../../../../shared/report/report.ts';
import {
  countsNobody,
  explanations,
  formatSpan,
  headlineOf,
  isBlank,
  sentencesOf,
  wordOf,
} from '../../../../shared/report/words.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { CountChart } from '../../kernel/components/charts/count-chart.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import styles from './report.module.css';
import { numberAddress } from './report-choice.ts';

type Row = ReportTable['rows'][number];

type PairProps = { pair: ReportPair; table: ReportTable; row: Row; column: string; list: string | undefined };

/** A number, which leads to its list where it has one, and below it that of the period before. */
const Pair = ({ pair, table, row, column, list }: PairProps) => (
  <td data-label={column}>
    <span className={styles.now}>
      {list === undefined ? (
        wordOf(pair.now, table, row)
      ) : (
        <Link to={list} aria-label={`${wordOf(pair.now, table, row)}: who is counted, ${row.label}, ${column}`}>
          {wordOf(pair.now, table, row)}
        </Link>
      )}
    </span>
    <span className={styles.before}>
      <span className={styles.word}>before: </span>
      {wordOf(pair.before, table, row)}
    </span>
  </td>
);

/** The report is on the page twice where it is another one on paper: ids are of a place. */
export type Place = 'screen' | 'paper';
const idOf = (place: Place, name: string) => `${place}-report-${name}`;

type TableProps = {
  table: ReportTable;
  place: Place;
  isOpen: boolean;
  onToggle: () => void;
  /** The address of the list behind a number; undefined where it has none for this reader. */
  listOf: (row: Row, column: number) => string | undefined;
};

/** A table, folded to its first number on the screen; on paper every table is open. */
const OneTable = ({ table, place, isOpen, onToggle, listOf }: TableProps) => (
  <section
    className={styles.table}
    aria-labelledby={idOf(place, table.id)}
    data-open={isOpen}
    data-wide={table.columns.length > 1}
    data-empty={table.rows.every(isBlank)}
  >
    <h3>
      <button type="button" aria-expanded={isOpen} aria-controls={idOf(place, `${table.id}-rows`)} onClick={onToggle}>
        <span id={idOf(place, table.id)}>{table.title}</span>
        <span className={styles.headline}>{headlineOf(table)}</span>
      </button>
      <span className={styles.printed}>{table.title}</span>
    </h3>
    <div id={idOf(place, `${table.id}-rows`)} className={styles.rows}>
      {table.note && <p className={styles.note}>{table.note}</p>}
      <RowsTable
        className={table.columns.length > 1 ? styles.blocks : styles.single}
        caption={<span className="visually-hidden">{table.title}</span>}
        columns={[{ hidden: 'What is counted' }, ...table.columns]}
      >
        {table.rows.map((row) => (
          <tr key={`${row.level} ${row.id}`} data-empty={isBlank(row)}>
            <th scope="row" data-level={row.level}>
              {row.label}
            </th>
            {row.cells.map((pair, index) => {
              const column = table.columns[index] ?? '';
              const list = listOf(row, index);
              return <Pair key={column} pair={pair} table={table} row={row} column={column} list={list} />;
            })}
          </tr>
        ))}
      </RowsTable>
    </div>
  </section>
);

/** The list behind a number of somebody, for whoever may open every record. */
const listBehind = (report: Report, table: ReportTable, row: Row, column: number): string | undefined => {
  const number = row.cells[column]?.now;
  const place = { table: table.id, row: row.id, column };
  if (!report.exact || typeof number !== 'number' || countsNobody(table, number) || !countedIn(place)) return undefined;
  return numberAddress(report, place);
};

/** Every table of the report, each folded to its first number, with a button that opens them all. */
const Tables = ({ report, place }: { report: Report; place: Place }) => {
  const { tables } = report;
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string) => setOpen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const areOpen = tables.every(({ id }) => open.includes(id));
  return (
    <>
      <p className={styles.all}>
        <RowButton
          label={areOpen ? 'Close every table' : 'Open every table'}
          onClick={() => setOpen(areOpen ? [] : tables.map(({ id }) => id))}
        />
      </p>
      <div className={styles.tables}>
        {tables.map((table) => (
          <OneTable
            key={table.id}
            table={table}
            place={place}
            isOpen={open.includes(table.id)}
            onToggle={() => toggle(table.id)}
            listOf={(row, column) => (place === 'screen' ? listBehind(report, table, row, column) : undefined)}
          />
        ))}
      </div>
    </>
  );
};

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

/** The numbers that are asked for most, as text for a letter or a form. */
const Sentences = ({ report, place, children }: { report: Report; place: Place; children: ReactNode }) => (
  <section aria-labelledby={idOf(place, 'sentences')}>
    <h3 id={idOf(place, 'sentences')}>In sentences</h3>
    {sentencesOf(report).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {children}
  </section>
);

type Props = {
  report: Report;
  /** The same for whoever the sentences are for; undefined where nothing is given to them. */
  given: Report | undefined;
  place: Place;
  /** What is done with the sentences. */
  copy?: ReactNode;
  /** What the report is taken away as. */
  outputs?: ReactNode;
};

/** First a picture and sentences, on one screen; then the tables, a line each. */
export const ReportBody = ({ report, given, place, copy, outputs }: Props) => (
  <>
    <div className={styles.glance}>
      <PeopleChart report={report} />
      {given && (
        <Sentences report={given} place={place}>
          {copy}
        </Sentences>
      )}
    </div>
    <Freshness report={report} />
    {outputs}
    <Tables report={report} place={place} />
    <section className={styles.explanations} aria-labelledby={idOf(place, 'words')}>
      <h3 id={idOf(place, 'words')}>What the words mean</h3>
      <ul>
        {explanations(report.exact).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li className={styles.printed}>
          In brackets: {formatSpan(report.before)}. Rows of nobody, and rows that are not shown, are left out.
        </li>
        <li>
          People are counted as their record describes them now, and for the worker whom they were first given to.
        </li>
      </ul>
    </section>
  </>
);
