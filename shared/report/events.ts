import * as z from 'zod';
import { closingReasons } from '../episodes/closing.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { changeOf, hasRecovered } from '../questionnaires/describe-change.ts';
import { type QuestionnaireId, questionnaireIds } from '../questionnaires/ids.ts';
import { findQuestionnaire } from '../questionnaires/registry.ts';
import { isClinical } from '../questionnaires/scoring.ts';
import { attendances } from './attendances.ts';
import { personDimensions } from './dimensions.ts';

const where = {
  day: calendarDay,
  service: z.string(),
  /** The `sub` of the account, or `nobody`. */
  worker: z.string(),
};
const person = z.record(z.enum(personDimensions), z.string());
const days = z.int().min(0);

/** A counted event, on its day. */
export const reportEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('referred'), ...where, person }),
  /** A referral begins to wait for a decision, until it is decided; without a day it waits still. */
  z.object({ kind: z.literal('waits'), ...where, person, until: calendarDay.optional() }),
  /** It no longer waits. */
  z.object({ kind: z.literal('decided'), ...where, person }),
  /** The days since the referral. */
  z.object({ kind: z.literal('contacted'), ...where, days }),
  z.object({ kind: z.literal('seen'), ...where, person, days }),
  z.object({ kind: z.literal('closed'), ...where, person, reason: z.enum([...closingReasons, 'unknown']) }),
  /**
   * An episode of somebody who was seen has ended, and an instrument is used for its service; `first` and `latest`
   * where there are two.
   */
  z.object({
    kind: z.literal('measured'),
    ...where,
    instrument: z.enum(questionnaireIds),
    first: z.int().optional(),
    latest: z.int().optional(),
  }),
  z.object({ kind: z.literal('session'), ...where, attendance: z.enum(attendances) }),
  /**
   * One date of a group: the members who came and who did not, guests, and the places of a group with a number of
   * them.
   */
  z.object({
    kind: z.literal('register'),
    ...where,
    came: z.int(),
    missed: z.int(),
    guests: z.int(),
    places: z.int().optional(),
  }),
]);
export type ReportEvent = z.infer<typeof reportEvent>;

/** Numbers by name. A count by category is named `<name>.<dimension>.<category>`. */
export type Figures = Readonly<Record<string, number>>;

/** The measures counted of people. */
export const peopleMeasures = ['referred', 'seen', 'closed', 'waiting'] as const;
export type PeopleMeasure = (typeof peopleMeasures)[number];

/**
 * The flow of a period is what happened in it. The number who wait at its end is the sum of all additions and
 * subtractions ever since, so it is separate.
 */
export type Part = 'flow' | 'queue';

// Waits beyond two years are counted as one, so that a counter has a bounded number of numbers.
export const longestDays = 731;

const ofPerson = (name: PeopleMeasure, categories: Record<string, string>, by = 1): Figures => ({
  [name]: by,
  ...Object.fromEntries(personDimensions.map((one) => [`${name}.${one}.${categories[one] ?? 'unknown'}`, by])),
});

const daysName = (name: string, count: number) => `${name}.${Math.min(count, longestDays)}`;

/** The outcome of two results of an instrument, by its own rules. */
const outcomeOf = (instrument: QuestionnaireId, first: number, latest: number): Figures => {
  const questionnaire = findQuestionnaire(instrument);
  const pair = [{ questionnaire, first, latest }];
  const change = changeOf(pair);
  const clinical = isClinical(questionnaire, first);
  const recovered = clinical && hasRecovered(pair);
  const improved = change === 'Reliable improvement';
  const flags = {
    paired: true,
    improved,
    worse: change === 'Reliable deterioration',
    clinical,
    recovered,
    reliablyRecovered: recovered && improved,
  };
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, is]) => (is ? [[`${instrument}.${name}`, 1] as const] : [])),
  );
};

const amountsOf = (event: ReportEvent): Figures => {
  switch (event.kind) {
    case 'waits':
      return ofPerson('waiting', event.person);
    case 'decided':
      return ofPerson('waiting', event.person, -1);
    case 'referred':
      return ofPerson('referred', event.person);
    case 'contacted':
      return { [daysName('contactDays', event.days)]: 1 };
    case 'seen':
      return { ...ofPerson('seen', event.person), [daysName('seenDays', event.days)]: 1 };
    case 'closed':
      return { ...ofPerson('closed', event.person), [`reason.${event.reason}`]: 1 };
    case 'measured': {
      const { instrument, first, latest } = event;
      const outcome = first === undefined || latest === undefined ? {} : outcomeOf(instrument, first, latest);
      return { [`${instrument}.due`]: 1, ...outcome };
    }
    case 'session':
      return { [`session.${event.attendance}`]: 1 };
    case 'register': {
      const { places, came, missed, guests } = event;
      const filled: Figures =
        places === undefined ? { 'group.open': 1 } : { 'group.places': places, 'group.filled': came };
      return { 'group.dates': 1, 'group.came': came, 'group.missed': missed, 'group.guests': guests, ...filled };
    }
  }
};

/** The amounts that an event adds, and to which part. */
export const figuresOf = (event: ReportEvent): { part: Part; figures: Figures } => ({
  part: event.kind === 'waits' || event.kind === 'decided' ? 'queue' : 'flow',
  figures: amountsOf(event),
});

export const addFigures = (...some: readonly Figures[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const figures of some) {
    for (const [name, amount] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + amount;
  }
  return sums;
};
