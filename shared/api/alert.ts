import * as z from 'zod';
import { calendarDay } from '../domain/calendar.ts';
import { comingDay } from '../domain/coming-day.ts';
import { multiLine, oneOf, optionalText, singleLine, ulidText } from '../domain/text.ts';
import { missing } from './missing.ts';
import { staffUser } from './record.ts';
import { patientId, questionType, resultId } from './result.ts';
import { orUnreadable } from './unreadable.ts';

export const alertId = ulidText(missing.alert);

/** What is usually done about an alert, each ticked or not. */
export const responseSteps = ['plans-and-means', 'not-left-alone', 'lead-told', 'gp-told', 'emergency-called'] as const;
export type ResponseStep = (typeof responseSteps)[number];

const whichLead = 'Please say which lead was told, or take the tick away.';

const responseShape = z.strictObject({
  action: multiLine(4000, 'Please write down what was done.'),
  name: singleLine(200, 'Please enter the name of the person who acted.'),
  steps: z.array(oneOf(responseSteps, 'Please tick only what is on the list.')).max(responseSteps.length).optional(),
  /** Which lead was told. */
  lead: singleLine(200)
    .transform((text) => text || undefined)
    .optional(),
  /** The day on which somebody looks at it again: the alert is answered, and comes back to Today on that day. */
  reviewOn: optionalText(comingDay),
});

const namesLead = ({ steps = [], lead }: z.output<typeof responseShape>) =>
  lead !== undefined || !steps.includes('lead-told');
const atLead = { path: ['lead'], message: whichLead };

/** What was done about an alert. Only what was done and who did it must be said. */
export const alertResponse = responseShape.refine(namesLead, atLead);
export type AlertResponse = z.infer<typeof alertResponse>;
export const responseFields = responseShape.shape;

/** What was done on the day of a review. Another day may be chosen for the next one. */
export const alertReview = responseShape
  .extend({
    /** How many reviews were recorded before this one: another one meanwhile is a conflict. */
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
/** What somebody recorded about an alert: the answer to it, or what came of a review. */
export type Recorded = z.infer<typeof recorded>;

/** An answer that asks for an action. It is open until a named person has written down what was done. */
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
  /** What came of each review, in order. */
  reviews: z.array(recorded).optional(),
  /** Nobody looks at it again from then on: the person has died. */
  reviewsEndedAt: z.iso.datetime().optional(),
});
export type Alert = z.infer<typeof alert>;

/** The day of the review that is still to be made; undefined when there is none. */
export const openReviewOf = ({
  response,
  reviews = [],
  reviewsEndedAt,
}: Pick<Alert, 'response' | 'reviews' | 'reviewsEndedAt'>): string | undefined =>
  reviewsEndedAt === undefined ? (reviews.at(-1) ?? response)?.reviewOn : undefined;

const answered = z.array(z.object({ question: z.int(), score: z.int() }));

/** Who was texted about an alert that nobody had answered. */
export const escalationTargets = ['duty-lead', 'admins'] as const;
export type EscalationTarget = (typeof escalationTargets)[number];
export const escalationTarget = z.enum(escalationTargets);

/** An alert as it is shown, with what its answers say today. */
export const shownAlert = alert.extend({
  /** The answers that called for it. */
  answered: answered.optional(),
  /** What was answered to the same questions the time before. */
  previous: z.object({ questionDate: calendarDay, answered, risk: z.string().optional() }).optional(),
  /** An open one says whether the answers that raised it have been corrected since. */
  corrected: z.object({ at: z.iso.datetime(), stillCalledFor: z.boolean() }).optional(),
  /** The answers, as they are now, whose words say more than their scores. */
  words: z.array(z.object({ question: z.int(), score: z.int(), text: z.string() })).optional(),
  /** In a list: of a record that the caller may not open yet. What it says is left out. */
  closed: z.literal(true).optional(),
});
export type ShownAlert = z.infer<typeof shownAlert>;

/** The patient's name and worker, from the record as it is today. */
const ofPatient = {
  firstName: z.string(),
  lastName: z.string(),
  /** The worker of the patient. */
  owner: staffUser.optional(),
  /** Whether that is who asks. */
  mine: z.boolean(),
};

/** So many open alerts are listed, on as many pages as that takes: those after them follow as these are answered. */
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
