import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { comingDay } from '../kernel/coming-day.ts';
import { missing } from '../kernel/missing.ts';
import { multiLine, oneOf, optionalText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { staffUser } from '../patients/record.ts';
import { patientId, questionType, resultId } from '../questionnaires/result.ts';

export const alertId = ulidText(missing.alert);

/** Common steps after an alert, each ticked or not. */
export const responseSteps = ['plans-and-means', 'not-left-alone', 'lead-told', 'gp-told', 'emergency-called'] as const;
export type ResponseStep = (typeof responseSteps)[number];

const whichLead = 'Please name the lead who was told, or clear the tick.';

const ofTheList = 'Please tick only what is on the list.';

const responseShape = z.strictObject({
  action: multiLine(4000, 'Please write down what was done.'),
  name: singleLine(200, 'Please enter the name of the person who acted.'),
  steps: z.array(oneOf(responseSteps, ofTheList)).max(responseSteps.length, ofTheList).optional(),
  /** The lead who was told. */
  lead: singleLine(200)
    .transform((text) => text || undefined)
    .optional(),
  /** The day of a review: the alert is answered, and returns to Today on that day. */
  reviewOn: optionalText(comingDay),
});

const namesLead = ({ steps = [], lead }: z.output<typeof responseShape>) =>
  lead !== undefined || !steps.includes('lead-told');
const atLead = { path: ['lead'], message: whichLead };

/** What was done about an alert. Only what was done and who did it are required. */
export const alertResponse = responseShape.refine(namesLead, atLead);
export type AlertResponse = z.infer<typeof alertResponse>;
export const responseFields = responseShape.shape;

/** The outcome of a review. Another day may be chosen for the next one. */
export const alertReview = responseShape
  .extend({
    /** The number of reviews recorded before this one: another one meanwhile is a conflict. */
    after: z.int('Please say how many reviews were recorded before this one.').min(0),
  })
  .refine(namesLead, atLead);
export type AlertReview = z.infer<typeof alertReview>;

const recorded = z.object({
  action: z.string(),
  name: z.string(),
  steps: z.array(z.enum(responseSteps)).optional(),
  lead: z.string().optional(),
  reviewOn: calendarDay.optional(),
  at: z.iso.datetime(),
  /** The `sub` of the account that recorded it. */
  username: z.string(),
});
/** A record about an alert: the answer to it, or the outcome of a review. */
export type Recorded = z.infer<typeof recorded>;

/** An answer that asks for an action. It is open until a named person has recorded what was done. */
export const alert = z.object({
  alertId,
  patientId,
  resultId,
  /** The result of the same questionnaire before that one, where there was one when the alert was raised. */
  previousResultId: z.string().optional(),
  questionType,
  questionDate: calendarDay,
  reason: z.string(),
  action: z.string(),
  raisedAt: z.iso.datetime(),
  response: recorded.optional(),
  /** The outcomes of reviews, in order. */
  reviews: z.array(recorded).optional(),
  /** The time from which there are no more reviews: the person has died. */
  reviewsEndedAt: z.iso.datetime().optional(),
});
export type Alert = z.infer<typeof alert>;

/** The day of the open review; undefined when there is none. */
export const openReviewOf = ({
  response,
  reviews = [],
  reviewsEndedAt,
}: Pick<Alert, 'response' | 'reviews' | 'reviewsEndedAt'>): string | undefined =>
  reviewsEndedAt === undefined ? (reviews.at(-1) ?? response)?.reviewOn : undefined;

const answered = z.array(z.object({ question: z.int(), score: z.int() }));

/** Who was texted about an alert that nobody had answered. */
export const escalationTarget = z.enum(['duty-lead', 'admins']);
export type EscalationTarget = z.infer<typeof escalationTarget>;

/** An alert as shown, with its answers as they are today. */
export const shownAlert = alert.extend({
  /** The answers that raised it. */
  answered: answered.optional(),
  /** The earlier answers to the same questions. */
  previous: z.object({ questionDate: calendarDay, answered, risk: z.string().optional() }).optional(),
  /** For an open one: whether the answers that raised it have been corrected since. */
  corrected: z.object({ at: z.iso.datetime(), stillCalledFor: z.boolean() }).optional(),
  /** The answers as they are now, with their free text. */
  words: z.array(z.object({ question: z.int(), score: z.int(), text: z.string() })).optional(),
  /** In a list: the caller may not open the record yet, so its content is left out. */
  closed: z.literal(true).optional(),
});
export type ShownAlert = z.infer<typeof shownAlert>;

/** The patient's name and worker, from the record as it is today. */
const ofPatient = {
  firstName: z.string(),
  lastName: z.string(),
  /** The worker of the patient. */
  owner: staffUser.optional(),
  /** Whether the caller is the worker. */
  mine: z.boolean(),
};

/** The limit on listed open alerts, on as many pages as that takes: later ones follow as these are answered. */
export const mostOpenListed = 100;

/** A row of the open alerts. */
export const alertRow = orUnreadable(
  shownAlert.omit({ response: true, reviews: true }).extend({
    ...ofPatient,
    /** Who was texted about it last, and when. */
    escalated: z.object({ to: escalationTarget, at: z.iso.datetime() }).optional(),
  }),
  'alertId',
);
export type AlertRow = z.infer<typeof alertRow>;

/** A row of the reviews that are due. */
export const reviewRow = orUnreadable(
  shownAlert.required({ response: true }).extend({ ...ofPatient, reviewOn: calendarDay }),
  'alertId',
);
export type ReviewRow = z.infer<typeof reviewRow>;
