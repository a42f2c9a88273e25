import { addDays, addMonths } from '../kernel/calendar.ts';
import { instantOf, londonTimeOf } from '../kernel/london-time.ts';
import { workingDayFrom } from '../kernel/working-days.ts';
import { isEnded, type JudgedCase, lastStep, type RequestKind, riskOf } from './privacy-case.ts';

/*
 * By when the law wants an answer. A request: one month from the day on which it came, or on which they showed who they are
 * if that had to be asked for; two months more where it is complex, if they are told within the first (UK GDPR, article 12(3),
 * and how the Information Commissioner counts a month). A complaint is acknowledged within 30 days (Data Protection
 * Act 2018, section 164A); by when it is answered is our own limit, where the law says "without undue delay". An incident
 * is reported within 72 hours of knowing of it, unless harm is unlikely (UK GDPR, article 33).
 */

/** Rights, whose month can be extended; a complaint has other limits. */
export const canBeExtended = (request: RequestKind): boolean => request !== 'complaint';

const extendedMonths = 3;
const complaintAnsweredMonths = 3;
const acknowledgedDays = 30;
const reportHours = 72;
const incidentClosedDays = 30;

export type Due = {
  /** The last day on which it is in time. */
  day: string;
  /** Where it is an hour: the instant. */
  at?: string;
  what: 'answer' | 'acknowledge' | 'report' | 'close';
};

type JudgedRequest = Extract<JudgedCase, { kind: 'request' }>;

/** The end of some months of a request; one that ends on a weekend or a bank holiday ends on the working day after it. */
const monthsEnd = (one: JudgedRequest, months: number): string => {
  const identity = lastStep(one, 'identity');
  return workingDayFrom(addMonths(identity?.wasAskedFor ? identity.on : one.receivedOn, months));
};

/** The end of the first month, within which they are told of an extension. */
export const firstMonthEnds = (one: JudgedRequest): string => monthsEnd(one, 1);

const dueOfRequest = (one: JudgedRequest): Due => {
  if (one.request !== 'complaint')
    return { what: 'answer', day: monthsEnd(one, lastStep(one, 'extended') ? extendedMonths : 1) };
  if (!lastStep(one, 'acknowledged')) return { what: 'acknowledge', day: addDays(one.receivedOn, acknowledgedDays) };
  return { what: 'answer', day: workingDayFrom(addMonths(one.receivedOn, complaintAnsweredMonths)) };
};

/** The instant by which the regulator is to know of an incident. Of an hour that the clocks skip, the hour before. */
export const reportBy = ({ knownOn, knownAt }: { knownOn: string; knownAt: string }): string => {
  const known = instantOf({ day: knownOn, time: knownAt }) ?? `${knownOn}T${knownAt}:00.000Z`;
  return new Date(Date.parse(known) + reportHours * 60 * 60_000).toISOString();
};

/** Whether it is decided, and done, what the regulator is to know of an incident. */
const isReported = (one: JudgedCase): boolean =>
  riskOf(one) === 'unlikely' || lastStep(one, 'regulator-informed') !== undefined;

/** What is owed next, and by when; undefined once it has ended. */
export const dueOf = (one: JudgedCase): Due | undefined => {
  if (isEnded(one)) return undefined;
  if (one.kind === 'request') return dueOfRequest(one);
  if (isReported(one)) return { what: 'close', day: addDays(one.knownOn, incidentClosedDays) };
  const at = reportBy(one);
  return { what: 'report', day: londonTimeOf(at).day, at };
};
