import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { closingReasonLabels } from '../../../../shared/episodes/closing.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { attendanceLabels } from '../../../../shared/report/attendances.ts';
import { reportCalls } from '../../../../shared/report/calls.ts';
import { labelOfService } from '../../../../shared/report/dimensions.ts';
import type { ReportEvent } from '../../../../shared/report/events.ts';
import { countedIn, type Place } from '../../../../shared/report/listed.ts';
import type { ListedRow } from '../../../../shared/report/listed-row.ts';
import { checkSpan, forWholeAccess, type Report } from '../../../../shared/report/report.ts';
import { describeFilter, formatSpan, wordOf } from '../../../../shared/report/words.ts';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { pagesOf, ShowMore } from '../../kernel/components/show-more.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { patientScreen, registerScreen, titles } from '../../kernel/lib/paths.ts';
import { pagesAfter } from '../../kernel/lib/query.ts';
import { choiceOf, filtersOf, placeIn, type ReportChoice, reportAddress, useReport } from './report-choice.ts';

type Kind = ReportEvent['kind'];
type Person = Extract<ListedRow, { patient: object }>;
type Register = Extract<ListedRow, { group: object }>;

/** What the day of an event is. */
const dayColumns: Readonly<Record<Kind, string>> = {
  referred: 'Referred on',
  waits: 'Waiting since',
  decided: 'Decided on',
  contacted: 'First contact',
  seen: 'First session',
  closed: 'Closed on',
  measured: 'Closed on',
  session: 'Session on',
  register: 'Met on',
};

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const describeResults = ({ first, latest }: Person): string =>
  first === undefined || latest === undefined ? 'No two results' : `${first}, then ${latest}`;
const reasonOf = ({ reason }: Person): string =>
  reason === undefined || reason === 'unknown' ? 'Not recorded' : closingReasonLabels[reason];

/** What is counted of a person beside the day, where the number asks for it. */
const details: Partial<Record<Kind, { column: string; words: (row: Person) => string }>> = {
  waits: { column: 'Decided on', words: ({ until }) => (until === undefined ? 'Still waiting' : formatDay(until)) },
  contacted: { column: 'After the referral', words: ({ days = 0 }) => countOf(days, 'day', 'days') },
  seen: { column: 'After the referral', words: ({ days = 0 }) => countOf(days, 'day', 'days') },
  closed: { column: 'Why', words: reasonOf },
  measured: { column: 'Results', words: describeResults },
  session: { column: 'Attendance', words: ({ attendance = 'attended' }) => attendanceLabels[attendance] },
};

const describeRegister = ({ came, missed, guests, places }: Register): string =>
  [
    `${came} came`,
    `${missed} did not`,
    ...(guests > 0 ? [countOf(guests, 'guest', 'guests')] : []),
    ...(places === undefined ? [] : [countOf(places, 'place', 'places')]),
  ].join(', ');

type RowProps<Row> = { row: Row; kind: Kind };

const Where = ({ row: { service, worker } }: { row: Person | Register }) => (
  <>
    <td data-label="Service">{labelOfService(service)}</td>
    <td data-label="Worker">{worker ? fullName(worker) || 'A former colleague' : 'Nobody'}</td>
  </>
);

const PersonRow = ({ row, kind }: RowProps<Person>) => {
  const { patientId, dob } = row.patient;
  const detail = details[kind];
  return (
    <tr>
      <th scope="row" data-label="Name">
        <Link to={patientScreen(patientId)}>{fullName(row.patient)}</Link>
      </th>
      <td data-label="Date of birth">{dob && formatDay(dob)}</td>
      <td data-label={dayColumns[kind]}>{formatDay(row.day)}</td>
      {detail && <td data-label={detail.column}>{detail.words(row)}</td>}
      <Where row={row} />
    </tr>
  );
};

const RegisterRow = ({ row, kind }: RowProps<Register>) => (
  <tr>
    <th scope="row" data-label="Group">
      <Link to={registerScreen(row.group.groupId, row.day)}>{row.group.name}</Link>
    </th>
    <td data-label={dayColumns[kind]}>{formatDay(row.day)}</td>
    <td data-label="Counted">{describeRegister(row)}</td>
    <Where row={row} />
  </tr>
);

const columnsOf = (kind: Kind): string[] => {
  const detail = details[kind];
  const first = kind === 'register' ? ['Group'] : ['Name', 'Date of birth'];
  const last = kind === 'register' ? ['Counted'] : detail ? [detail.column] : [];
  return [...first, dayColumns[kind], ...last, 'Service', 'Worker'];
};

type ListProps = { choice: ReportChoice; place: Place; kind: Kind };

const List = ({ choice, place, kind }: ListProps) => {
  const { from, to } = choice;
  const { column, ...ids } = place;
  const params = { from, to, ...ids, column: String(column) };
  const list = useInfiniteQuery(pagesAfter(reportCalls.listNumber, { params, query: filtersOf(choice) }));
  const columns = columnsOf(kind);
  return (
    <>
      <Loaded from={pagesOf(list)}>
        {({ pages }) => {
          const rows = pages.flatMap(({ content }) => content);
          if (rows.length === 0) {
            return (
              <EmptyState>
                {list.hasNextPage ? 'None found yet. Please look further.' : 'Nobody is counted here.'}
              </EmptyState>
            );
          }
          const caption = list.hasNextPage ? `The first ${rows.length}` : countOf(rows.length, 'entry', 'entries');
          return (
            <RowsTable className="cards" caption={caption} columns={columns}>
              {rows.map((row, index) => {
                const key = `${index}`;
                if ('patient' in row) return <PersonRow key={key} row={row} kind={kind} />;
                if ('group' in row) return <RegisterRow key={key} row={row} kind={kind} />;
                return (
                  <tr key={key}>
                    <td colSpan={columns.length}>Somebody whose record you may not open.</td>
                  </tr>
                );
              })}
            </RowsTable>
          );
        }}
      </Loaded>
      <ShowMore of={list} label="Show more" />
    </>
  );
};

/** The words and the number of a place in the report. */
const About = ({ report, place }: { report: Report; place: Place }) => {
  const table = report.tables.find(({ id }) => id === place.table);
  const row = table?.rows.find(({ id }) => id === place.row);
  const number = row?.cells[place.column]?.now;
  if (!table || !row || number === undefined) return null;
  const what = [row.label, ...(table.columns.length > 1 ? [table.columns[place.column]] : [])].join(', ');
  return (
    <>
      <h2>{`${table.title}: ${what}`}</h2>
      <p>
        {formatSpan(report.now)}, for {describeFilter(report)}: {wordOf(number, table, row)}.
      </p>
    </>
  );
};

/** Whom or what a number of the report counts, one by one. */
export const Component = () => {
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  const place = placeIn(search);
  const wrong = checkSpan(choice);
  const report = useReport(choice, wrong === undefined);
  const kind = countedIn(place)?.kind;
  return (
    <section>
      <StaffHeading title={titles.listOfNumber} back={[reportAddress(choice), 'Back to the report']} />
      {wrong !== undefined || kind === undefined ? (
        <Problem text={wrong ?? missing.listOfNumber} />
      ) : (
        <Loaded from={report}>
          {(read) =>
            read.exact ? (
              <>
                <About report={read} place={place} />
                <List choice={choice} place={place} kind={kind} />
              </>
            ) : (
              <Problem text={forWholeAccess} />
            )
          }
        </Loaded>
      )}
    </section>
  );
};
