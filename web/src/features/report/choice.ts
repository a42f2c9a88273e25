import type { DaySpan } from '../../../../shared/report/periods.ts';
import { lastQuarter } from '../../../../shared/report/periods.ts';

/** The filters of a report, which are in the address. */
export type ReportChoice = DaySpan & { service: string; worker: string };

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The filters in an address: without days, the last quarter of the calendar. */
export const choiceOf = (search: URLSearchParams, today: string): ReportChoice => {
  const [from, to] = [search.get('from'), search.get('to')];
  const span = isDay(from) && isDay(to) ? { from, to } : lastQuarter(today);
  return { ...span, service: search.get('service') ?? '', worker: search.get('worker') ?? '' };
};

export const searchOf = ({ from, to, service, worker }: ReportChoice): Record<string, string> => ({
  from,
  to,
  ...(service && { service }),
  ...(worker && { worker }),
});
