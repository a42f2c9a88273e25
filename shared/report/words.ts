import { serviceName } from '../organisation/services.ts';
import { longestDays } from './events.ts';
import type { Report, ReportPair, ReportTable } from './report.ts';

type Cell = ReportPair['now'];

const numbers = new Intl.NumberFormat('en-GB');

const isDays = ({ id }: ReportTable): boolean => id === 'waits';
const isShare = ({ id }: ReportTable, row: { id: string }): boolean =>
  (id === 'groups' && row.id === 'share') || (id === 'sessions' && row.id === 'missed-rate');
const isMean = ({ id }: ReportTable, row: { id: string }): boolean => id === 'feedback' && row.id !== 'forms';

/** Whether a number says that nobody is counted: a wait of no days is somebody's. */
export const countsNobody = (table: ReportTable, number: number): boolean => number === 0 && !isDays(table);

/** A number of a table as people read it. */
export const wordOf = (cell: Cell, table: ReportTable, row: { id: string }): string => {
  if (cell === 'few') return 'fewer than 5';
  if (cell === 'hidden') return 'not shown';
  if (cell === 'none') return 'none';
  if (cell === null) return 'too few';
  if (typeof cell === 'object') return `at least ${numbers.format(cell.atLeast)}`;
  if (isMean(table, row)) return cell.toFixed(2);
  if (isShare(table, row)) return `${cell}%`;
  if (isDays(table) && cell >= longestDays) return `more than ${numbers.format(longestDays - 1)}`;
  return numbers.format(cell);
};

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const formatLong = (one: string) => day.format(new Date(`${one}T00:00:00Z`));

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' });
/** `July to September 2026` */
export const formatQuarter = ({ from, to }: { from: string; to: string }): string =>
  `${month.format(new Date(from))} to ${month.format(new Date(to))} ${to.slice(0, 4)}`;

/** `1 July 2026 to 30 September 2026` */
export const formatSpan = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatLong(from) : `${formatLong(from)} to ${formatLong(to)}`;

/** The meaning of the marks in place of numbers, and of the words in exact reports. */
export const explanations = (exact: boolean): readonly string[] =>
  exact
    ? ['These are the true numbers, also of few people: they are for inside use.']
    : [
        '"Fewer than 5" stands for every count from 1 to 4.',
        '"Not shown" stands where a count of fewer than 5 could be worked out from this one.',
        '"At least" stands where a quarter of this time is not shown: it is the sum of the others.',
        '"Too few" stands where the number would be that of fewer than 10 people, or 5 forms.',
      ];

/** What a reader is told about the numbers that are published. */
export const publishedLine =
  'Counts from 1 to 4 are not shown, nor what would give one away, so that nobody can be recognised.';

/** Why a report has nothing that is published. */
export const notPublished =
  'These numbers are not given to readers outside: please choose whole quarters that have ended, and not a service and a worker together.';

/** What a report is about, by the names of service and worker. */
export const describeFilter = ({
  service,
  worker,
  workers,
}: Pick<Report, 'service' | 'worker' | 'workers'>): string => {
  const found = workers.find(({ id }) => id === worker);
  const parts = [
    ...(service === undefined ? [] : [serviceName(service)]),
    ...(worker === undefined ? [] : [found ? `${found.firstName} ${found.lastName}`.trim() : 'a worker who has left']),
  ];
  return parts.length === 0 ? 'the whole organisation' : parts.join(', ');
};

/** The report with the numbers that are published; undefined where these days are not. */
export const asPublished = (report: Report): Report | undefined =>
  report.exact ? report.published && { ...report, exact: false, tables: report.published } : report;

type Row = ReportTable['rows'][number];

/** What a table begins with, in a line: `Everybody, Referred: 34 (before: 30)`. */
export const headlineOf = (table: ReportTable): string => {
  const [row] = table.rows;
  const pair = row?.cells[0];
  if (!row || !pair) return '';
  const what = table.columns.length > 1 ? `${row.label}, ${table.columns[0]}` : row.label;
  return `${what}: ${wordOf(pair.now, table, row)} (before: ${wordOf(pair.before, table, row)})`;
};

/** Whether a row says nothing in either time: on paper it is left out. */
export const isBlank = ({ cells }: Row): boolean =>
  cells.flatMap(({ now, before }) => [now, before]).every((cell) => cell === 0 || cell === 'hidden' || cell === null);

const find = (report: Report, table: string, row: string) => {
  const found = report.tables.find(({ id }) => id === table);
  const line = found?.rows.find(({ id }) => id === row);
  return found && line ? { found, line } : undefined;
};

const wordIn = (report: Report, table: string, row: string, column: number, side: 'now' | 'before'): string => {
  const at = find(report, table, row);
  return at ? wordOf(at.line.cells[column]?.[side] ?? null, at.found, at.line) : 'too few';
};

const numberIn = (report: Report, table: string, row: string, column = 0): number | undefined => {
  const cell = find(report, table, row)?.line.cells[column]?.now;
  return typeof cell === 'number' ? cell : undefined;
};

const share = (part: number | undefined, whole: number | undefined): string =>
  part === undefined || whole === undefined || whole === 0 ? '' : ` (${Math.round((100 * part) / whole)}%)`;

const peopleSentence = (report: Report): string => {
  const [referred, seen, closed, waiting] = [0, 1, 2, 3].map(
    (column) =>
      `${wordIn(report, 'people', 'all', column, 'now')} (${wordIn(report, 'people', 'all', column, 'before')})`,
  );
  return `${formatSpan(report.now)}: referred ${referred}, seen for the first time ${seen}, episodes closed ${closed}, waiting at the end ${waiting}. In brackets: the time before, ${formatSpan(report.before)}.`;
};

const waitSentences = (report: Report): string[] =>
  [
    { id: 'contact', what: 'first contact' },
    { id: 'session', what: 'first session' },
  ].flatMap(({ id, what }) => {
    const [half, most] = [numberIn(report, 'waits', id), numberIn(report, 'waits', id, 1)];
    if (half === undefined || most === undefined) return [];
    return [
      `Half of the people had their ${what} within ${half} days of the referral, and 9 in 10 within ${most} days.`,
    ];
  });

const appointmentSentence = (report: Report): string[] => {
  const [all, attended, late] = ['all', 'attended', 'late'].map((id) => numberIn(report, 'sessions', id));
  if (all === undefined) return [];
  const came = attended === undefined || late === undefined ? undefined : attended + late;
  return [
    came === undefined
      ? `There were ${numbers.format(all)} sessions.`
      : `There were ${numbers.format(all)} sessions; people came to ${numbers.format(came)}${share(came, all)}.`,
  ];
};

const groupSentence = (report: Report): string[] => {
  const [dates, came, guests, places, filled] = ['dates', 'came', 'guests', 'places', 'filled'].map((id) =>
    numberIn(report, 'groups', id),
  );
  if (dates === undefined) return [];
  const parts = [
    ...(came === undefined ? [] : [`members came ${numbers.format(came)} times`]),
    ...(guests === undefined ? [] : [`guests ${numbers.format(guests)} times`]),
    ...(filled === undefined || places === undefined
      ? []
      : [`${numbers.format(filled)} of ${numbers.format(places)} places were filled${share(filled, places)}`]),
  ];
  return [`${[`Groups met on ${numbers.format(dates)} dates`, ...parts].join('; ')}.`];
};

const outcomeSentences = (report: Report): string[] =>
  report.tables
    .filter(({ id }) => id.startsWith('outcome-'))
    .flatMap(({ id, title }) => {
      const number = (row: string) => numberIn(report, id, row);
      const [due, paired] = [number('due'), number('paired')];
      if (paired === undefined) return [];
      const name = title.replace('Outcomes: ', '');
      const parts = [
        { row: 'improved', of: paired, words: 'improved reliably' },
        { row: 'worse', of: paired, words: 'deteriorated reliably' },
        {
          row: 'recovered',
          of: number('clinical'),
          words: `recovered, of those who scored as a clinical case at first`,
        },
        { row: 'reliablyRecovered', of: number('clinical'), words: 'recovered reliably, of the same' },
      ].flatMap(({ row, of, words }) => {
        const count = number(row);
        return count === undefined ? [] : [`${numbers.format(count)}${share(count, of)} ${words}`];
      });
      const first = `${name}: ${numbers.format(paired)} stays that ended have a first and a last result${due === undefined ? '' : `, of ${numbers.format(due)} that should${share(paired, due)}`}`;
      return [parts.length > 0 ? `${first}; ${parts.join('; ')}.` : `${first}.`];
    });

/** The report in sentences to paste elsewhere: they contain nothing that is not in its tables. */
export const sentencesOf = (report: Report): string[] => [
  peopleSentence(report),
  ...waitSentences(report),
  ...appointmentSentence(report),
  ...groupSentence(report),
  ...outcomeSentences(report),
];

/** The report as rows of a sheet: a title, its columns, and a line for each row. */
export const rowsOfReport = (report: Report, about: string): string[][] => [
  ['Report', formatSpan(report.now)],
  ['Beside it', formatSpan(report.before)],
  ['For', about],
  ...(report.exact ? [] : [[publishedLine]]),
  ...explanations(report.exact).map((text) => [text]),
  ...report.tables.flatMap((table) => [
    [],
    [table.title, ...table.columns.flatMap((column) => [column, `${column}, before`])],
    ...table.rows.map((row) => [
      row.label,
      ...row.cells.flatMap(({ now, before }) => [wordOf(now, table, row), wordOf(before, table, row)]),
    ]),
    ...(table.note ? [[table.note]] : []),
  ]),
];
