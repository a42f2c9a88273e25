import { addDays, daysBetween } from '../kernel/calendar.ts';

/** Consecutive days, both ends included. */
export type DaySpan = { readonly from: string; readonly to: string };

const monthOf = (day: string) => day.slice(0, 7);
const yearOf = (day: string) => day.slice(0, 4);
const isFirst = (day: string) => day.endsWith('-01');
const isLast = (day: string) => isFirst(addDays(day, 1));
/** The first day of the month that is so many months later. */
export const addMonths = (day: string, months: number): string => {
  const count = Number(yearOf(day)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
};

const whole = ({ from, to }: DaySpan): boolean => isFirst(from) && isLast(to);

/** The period of the same length just before: whole months before whole months, otherwise as many days. */
export const spanBefore = (span: DaySpan): DaySpan => {
  const to = addDays(span.from, -1);
  if (!whole(span)) return { from: addDays(span.from, -1 - daysBetween(span.from, span.to)), to };
  const months =
    (Number(yearOf(span.to)) - Number(yearOf(span.from))) * 12 +
    Number(span.to.slice(5, 7)) -
    Number(span.from.slice(5, 7)) +
    1;
  return { from: addMonths(span.from, -months), to };
};

/** Three kinds of counters: for a year, a month and a day. */
export type Level = 'year' | 'month' | 'day';

/** The periods in which an event of a day is counted. */
export const periodsOf = (day: string): { level: Level; period: string }[] => [
  { level: 'year', period: yearOf(day) },
  { level: 'month', period: monthOf(day) },
  { level: 'day', period: day },
];

/** Consecutive periods of one kind, both ends included, that are in one partition. */
export type Run = { level: Level; from: string; to: string };

const runsOfDays = ({ from, to }: DaySpan): Run[] => (from > to ? [] : [{ level: 'day', from, to }]);

const runsInMonth = ({ from, to }: DaySpan): Run[] =>
  whole({ from, to }) ? [{ level: 'month', from: monthOf(from), to: monthOf(to) }] : runsOfDays({ from, to });

const runsInYear = ({ from, to }: DaySpan): Run[] => {
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return [{ level: 'year', from: yearOf(from), to: yearOf(to) }];
  if (monthOf(from) === monthOf(to)) return runsInMonth({ from, to });
  const firstWhole = isFirst(from) ? from : addMonths(from, 1);
  const lastWhole = isLast(to) ? to : addDays(`${monthOf(to)}-01`, -1);
  return [
    ...runsOfDays({ from, to: addDays(firstWhole, -1) }),
    ...(firstWhole <= lastWhole ? runsInMonth({ from: firstWhole, to: lastWhole }) : []),
    ...runsOfDays({ from: addDays(lastWhole, 1), to }),
  ];
};

/** The months of a span of whole months, year by year. */
export const monthRunsOf = ({ from, to }: DaySpan): Run[] =>
  Array.from({ length: Number(yearOf(to)) - Number(yearOf(from)) + 1 }, (_, n) => String(Number(yearOf(from)) + n)).map(
    (year): Run => ({
      level: 'month',
      from: year === yearOf(from) ? monthOf(from) : `${year}-01`,
      to: year === yearOf(to) ? monthOf(to) : `${year}-12`,
    }),
  );

/** The fewest runs of whole periods that cover a range: however long, at most five. */
export const runsOf = ({ from, to }: DaySpan): Run[] => {
  if (yearOf(from) === yearOf(to)) return runsInYear({ from, to });
  const firstWhole = from.endsWith('-01-01') ? from : `${Number(yearOf(from)) + 1}-01-01`;
  const lastWhole = to.endsWith('-12-31') ? to : `${Number(yearOf(to)) - 1}-12-31`;
  return [
    ...(from < firstWhole ? runsInYear({ from, to: addDays(firstWhole, -1) }) : []),
    ...(firstWhole <= lastWhole ? runsInYear({ from: firstWhole, to: lastWhole }) : []),
    ...(lastWhole < to ? runsInYear({ from: addDays(lastWhole, 1), to }) : []),
  ];
};
