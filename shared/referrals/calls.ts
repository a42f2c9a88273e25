import * as z from 'zod';
import { handedPlanned, plannedAtEnd } from '../appointments/planned.ts';
import { episode } from '../episodes/episode.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { defineCall } from '../kernel/call.ts';
import { judged, junkWhy, mostJudged, tooManyJudged } from '../kernel/junk.ts';
import { missing } from '../kernel/missing.ts';
import { pageNumber, pageOf } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, versionRead } from '../kernel/replies.ts';
import { accountIdText, multiLine, oneOf, optionalText, patternText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { writtenIn } from '../kernel/written-in.ts';
import { personId } from '../patients/practice.ts';
import { patientRecord, staffUser } from '../patients/record.ts';
import { patientId } from '../questionnaires/result.ts';
import { dangerSigns } from '../safety/danger.ts';
import { callAnswer } from '../safety/danger-schema.ts';
import { openReferralStates, referralStates, requiresReason } from './referral-state.ts';
import { referrerKinds } from './referrer-kind.ts';

/** The referrals shown: all undecided ones, those that are set apart to be looked at, or those of one state. */
export const worklistStates = ['open', 'apart', ...referralStates] as const;
export const worklistOrders = ['danger', 'newest'] as const;

const reload = 'Please load the list again.';
const filters = {
  state: oneOf(worklistStates, reload).default('open'),
  service: optionalText(singleLine(200)),
  language: optionalText(singleLine(100)),
  /** The id of an account, `me` or `nobody`. */
  worker: optionalText(accountIdText(reload)),
  danger: optionalText(oneOf(['yes'], reload)),
  order: oneOf(worklistOrders, reload).default('danger'),
  /** The section to read, as `next` of the one before says; without it, the first. */
  after: optionalText(patternText(90, /^[01]#\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[0-9A-Z]{26}#\d{1,4}$/, reload)),
};

/** In a row: the caller may not open the record yet, so its content is left out, but not that it speaks of danger. */
export const closedReferralShape = {
  closed: z.literal(true).optional(),
  speaksOfDanger: z.literal(true).optional(),
};

const row = z.object({
  patientId: z.string(),
  reference: z.string().optional(),
  /** The state of the referral that began the episode. */
  number: z.int().min(1),
  referredAt: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string(),
  service: z.string(),
  language: z.string(),
  /** The language of the form that it was written in. */
  writtenIn,
  state: z.enum(referralStates),
  stateSince: z.iso.datetime(),
  stateBy: staffUser.optional(),
  /** Its signs of danger, and the safety questions that were ticked. */
  danger: z.array(z.enum(dangerSigns)),
  ticked: z.array(z.string()),
  referrerKind: z.enum(referrerKinds),
  /** The name of the referrer; blank where the person referred themselves. */
  referrer: z.string(),
  worker: staffUser.optional(),
  /** It is set apart to be looked at. */
  setApart: z.literal(true).optional(),
  /** Whether it may be junk: it is nothing but a referral of nobody we know. */
  mayBeJunk: z.boolean(),
  active: z.boolean(),
  /** The day by which somebody must ring, where a call is open. */
  callBy: calendarDay.optional(),
  ...closedReferralShape,
  /** The version of the episode: a decision names it. */
  version: z.int().min(1),
});
const worklistRow = orUnreadable(row, 'patientId');
export type WorklistRow = z.infer<typeof worklistRow>;
export type ReadableWorklistRow = z.infer<typeof row>;

/** The number, counted up to a limit: `more` says that there are more. */
const counted = z.object({ count: z.int().min(0), more: z.boolean() });

/** What is set apart to be looked at: how many referrals, and how many of them speak of danger. */
export const apartCount = counted.extend({ danger: z.int().min(0) });

/**
 * A page of a section of the list: the numbers are those of the section. A list of any length is read to its end, a section after
 * another.
 */
const worklistPage = z.object({
  ...pageOf(worklistRow).shape,
  /** Where the next section begins; absent at the end of the list. A filtered section may have no rows. */
  next: z.string().optional(),
  /** The counts for everybody's, whatever the filters. */
  counts: z.record(z.enum(openReferralStates), counted),
  apart: apartCount,
  /** Beside the default order: the latest of the new ones of the last day, newest first, and how many there are. */
  arrived: z.object({ content: z.array(worklistRow), total: z.int().min(0), more: z.boolean() }).optional(),
});
export type WorklistPage = z.infer<typeof worklistPage>;

const number = patternText(4, /^[1-9]\d{0,3}$/, missing.referral).transform(Number);
const workerId = accountIdText('Please choose who looks after them.');

export const stateWhy = multiLine(1000);
export const insteadTo = singleLine(300);
const whyMissing = 'Please say why.';

/** The new state of a referral, and the new worker of the person. */
export const referralDecision = z
  .strictObject({
    state: oneOf(referralStates, 'Please choose what becomes of the referral.'),
    /** The state and the version of the episode that were read: another change meanwhile is a conflict. */
    from: oneOf(referralStates, reload),
    version: z.int('Please say which version of the referral you have read.').min(1),
    why: optionalText(stateWhy),
    insteadTo: optionalText(insteadTo),
    /**
     * Absent where nothing changes; `from` is the worker that was read: the id of an account or `nobody`. `to` may be
     * `me`.
     */
    worker: z.strictObject({ from: workerId, to: workerId }).optional(),
    /** What becomes of an open call; required where the decision would leave it behind. */
    call: callAnswer.optional(),
    /** How the referrer, or the person, gets an answer: by an email that follows, or by the caller, who gets a task. */
    inform: optionalText(oneOf(['mail', 'task'], 'Please choose how they are told.')),
    /** Needed only where sessions are planned: if it ends the episode, and if they are with the worker until now. */
    ...plannedAtEnd,
    planned: handedPlanned.optional(),
  })
  .refine(({ from, state, why }) => from === state || !requiresReason(from, state) || Boolean(why), {
    path: ['why'],
    message: whyMissing,
  });
export type ReferralDecision = z.output<typeof referralDecision>;

export const answerText = multiLine(4000, 'Please write what the referrer is told.');

/** The referral as it is now. */
const decided = z.object({ episode, worker: staffUser.optional() });
const changedElsewhere = z.object({ ...problem.shape, current: decided.optional() });

export const separationReason = singleLine(500, 'Please say why they are not the same person.');

const sameLength = 'Please name one version of each referral, in the same order.';
const versions = z.array(versionRead).min(1, sameLength).max(mostJudged, sameLength);
const judgedReferrals = {
  patientIds: z
    .array(ulidText(missing.patient))
    .min(1, 'Please choose the referrals.')
    .max(mostJudged, tooManyJudged('referrals')),
  /** The versions of their episodes that were read, in the same order: another change meanwhile is said. */
  versions,
};
type Judging = { patientIds: readonly string[]; versions: readonly number[] };
const isComplete = ({ patientIds, versions }: Judging) => patientIds.length === versions.length;

const reading = { permission: 'mayReadRecords' } as const;
const writing = { permission: 'mayWriteRecords' } as const;
const ofReferral = { ...writing, params: { patientId, number } };
const judging = {
  ...writing,
  // One that was joined to another meanwhile is said, and the others are judged.
  concerns: ['body.patientIds?'],
  replies: { 200: judged },
} as const;
const joinedOf = { patientId, formerId: ulidText(missing.referral) };
const settled = z.object({ patientId: z.string(), message: z.string() });

/** The work on referrals: which wait for somebody, what becomes of each, and who is told. */
export const referralCalls = {
  listWorklist: defineCall('GET /api/worklist/{page}', {
    ...reading,
    concerns: 'rows',
    params: { page: pageNumber },
    query: filters,
    replies: { 200: worklistPage },
  }),
  /** Says of some referrals that they are junk: they leave every list but that of junk, and are kept. */
  markJunk: defineCall('POST /api/worklist/junk', {
    ...judging,
    body: z
      .strictObject({ ...judgedReferrals, why: junkWhy })
      .refine(isComplete, { path: ['versions'], message: sameLength }),
  }),
  /** Says that they are none: junk is new again, and what was set apart is among the others. */
  clearJunk: defineCall('POST /api/worklist/not-junk', {
    ...judging,
    body: z.strictObject(judgedReferrals).refine(isComplete, { path: ['versions'], message: sameLength }),
  }),
  /** Changes the state of a referral, its worker, or both at once. */
  decideReferral: defineCall('POST /api/worklist/{patientId}/{number}/decide', {
    ...ofReferral,
    body: referralDecision,
    /** 409 with `current` where somebody else was quicker; without, where the change is not allowed and why. */
    replies: { 200: decided, 400: problem, 404: problem, 409: changedElsewhere },
  }),
  /** Sends words to the referrer of a referral, by the email address given with it. */
  answerReferrer: defineCall('POST /api/worklist/{patientId}/{number}/answer', {
    ...ofReferral,
    body: z.strictObject({ text: answerText }),
    replies: { 200: confirmation, 404: problem, 409: problem },
  }),
  /**
   * Gives whoever waits a new code for the status page, in the place of any earlier one: to who was referred on the telephone, or has
   * lost it. It is shown this once.
   */
  renewStatusCode: defineCall('POST /api/worklist/{patientId}/status-code', {
    ...writing,
    params: { patientId },
    replies: { 201: z.object({ reference: z.string(), statusCode: z.string() }), 404: problem },
  }),
  /** Joins the referral to somebody who is on the records already: it is no patient of its own any more. */
  joinReferral: defineCall('POST /api/worklist/{patientId}/same-person', {
    ...writing,
    // Sent again, it is done: the referral is no patient any more.
    concerns: ['path.patientId?', 'body.samePatientId'],
    params: { patientId: personId },
    body: z.strictObject({
      samePatientId: personId,
      /** What becomes of the open call of the referral; required where there is one. */
      call: callAnswer.optional(),
    }),
    replies: { 200: settled, 400: problem, 404: problem, 409: problem },
  }),
  /** Separates a joined referral, which was of another person: it is a patient of its own again. */
  separateReferral: defineCall('POST /api/worklist/{patientId}/joined/{formerId}/separate', {
    ...writing,
    params: joinedOf,
    body: z.strictObject({ reason: separationReason }),
    replies: { 200: settled, 404: problem, 409: problem },
  }),
  /** A referral that came as that of a new person, as it was sent. */
  readJoinedReferral: defineCall('GET /api/worklist/{patientId}/joined/{formerId}', {
    ...reading,
    params: joinedOf,
    replies: { 200: patientRecord, 404: problem },
  }),
};
