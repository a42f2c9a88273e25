import { type AppointmentStatus, wasSeen } from './appointments.ts';

/** What follows sessions that somebody did not attend, one after the other. None of them closes anything. */
export const missedSteps = ['ring', 'letter', 'discuss'] as const;
export type MissedStep = (typeof missedSteps)[number];

/** The steps that each service takes, by its id; a service that is not named takes all of them. */
type MissedRules = { readonly [service: string]: readonly MissedStep[] };

export const stepsOf = (rules: MissedRules, service: string): readonly MissedStep[] =>
  Object.hasOwn(rules, service) ? (rules[service] ?? missedSteps) : missedSteps;

type Dated = { readonly startsAt: string; readonly status: AppointmentStatus };

/** The sessions missed since the last attended one. Cancelled and planned ones count as neither. */
export const countMissed = (sessions: readonly Dated[]): number => {
  const latestFirst = sessions.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt));
  const since = latestFirst.findIndex(({ status }) => wasSeen(status));
  return (since < 0 ? latestFirst : latestFirst.slice(0, since)).filter(({ status }) => status === 'missed').length;
};

/** The step due after a number of missed sessions: the third one's after each further one, too. */
export const stepDue = (missed: number, steps: readonly MissedStep[]): MissedStep | undefined => {
  const step = missedSteps[Math.min(missed, missedSteps.length) - 1];
  return step && steps.includes(step) ? step : undefined;
};

/** The working days within which a step is to be done. */
export const daysOfStep: Readonly<Record<MissedStep, number>> = { ring: 1, letter: 5, discuss: 5 };
