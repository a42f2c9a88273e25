import { today } from '../../../../shared/kernel/today.ts';
import { reportCalls } from '../../../../shared/report/calls.ts';
import type { Place } from '../../../../shared/report/listed.ts';
import type { DaySpan } from '../../../../shared/report/periods.ts';
import { publishedSpan, quarterOf } from '../../../../shared/report/publication.ts';
import type { Report } from '../../../../shared/report/report.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { cachedForReturn, paged, useReading } from '../../kernel/lib/query.ts';

export type ReportChoice = DaySpan & { service: string; worker: string };

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The filters in an address: without days, the last quarter of the calendar. */
export const choiceOf = (search: URLSearchParams): ReportChoice => {
  const [from, to] = [search.get('from'), search.get('to')];
  const span = isDay(from) && isDay(to) ? { from, to } : publishedSpan(quarterOf(today()), today());
  return { ...span, service: search.get('service') ?? '', worker: search.get('worker') ?? '' };
};

export const filtersOf = ({ service, worker }: ReportChoice) => ({
  ...(service && { service }),
  ...(worker && { worker }),
});

export const useReport = (choice: ReportChoice, isRight: boolean) =>
  useReading(
    reportCalls.readReport,
    {
      params: { from: choice.from, to: choice.to },
      query: filtersOf(choice),
    },
    { enabled: isRight, ...paged, ...cachedForReturn },
  );

const withChoice = (screen: string, { from, to, ...filters }: ReportChoice, more: Record<string, string> = {}) =>
  `${screen}?${new URLSearchParams({ from, to, ...filtersOf({ from, to, ...filters }), ...more })}`;

/** The address of a report. */
export const reportAddress = (choice: ReportChoice): string => withChoice(screens.reports, choice);

/** The address of the list behind a number of a report. */
export const numberAddress = ({ now, service = '', worker = '' }: Report, { column, ...place }: Place): string =>
  withChoice(screens.listOfNumber, { ...now, service, worker }, { ...place, column: String(column) });

/** The number that such an address names. */
export const placeIn = (search: URLSearchParams): Place => ({
  table: search.get('table') ?? '',
  row: search.get('row') ?? '',
  column: Number(search.get('column') ?? ''),
});
