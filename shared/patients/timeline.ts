import * as z from 'zod';
import { escalationTarget, responseSteps } from '../alerts/alert.ts';
import { appointmentPlaces, cancellers, notices } from '../appointments/appointments.ts';
import { closingReasons, informedParties } from '../episodes/closing.ts';
import { marks } from '../groups/groups.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { acknowledgedParties, mailOutcomes } from '../kernel/mail-outcome.ts';
import { oneOf, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { letterKinds, letterParties, letterWays } from '../letters/letter-kinds.ts';
import { consentAnswers, consentPurposes } from '../privacy/consent-purposes.ts';
import { questionType } from '../questionnaires/result.ts';
import { referralStates } from '../referrals/referral-state.ts';
import { referrerKinds } from '../referrals/referrer-kind.ts';
import { recordedCall } from '../safety/danger-schema.ts';
import { completionWays } from '../self-completion/self-completion.ts';
import { openingReason, restrictedParts } from './opening.ts';
import { externalStatus, staffUser } from './record.ts';

const named = z.string();
const scored = {
  questionType,
  /** The day of the answers, which may be long before they were recorded. */
  questionDate: calendarDay,
  /** Absent where a questionnaire has no total. */
  score: z.int().min(0).optional(),
  /** The outcome of a screen that has one, which is never a score band. */
  risk: z.string().optional(),
};

/** What was done about an alert, as recorded. */
const done = {
  name: z.string(),
  action: z.string(),
  steps: z.array(z.enum(responseSteps)).optional(),
  lead: z.string().optional(),
  reviewOn: calendarDay.optional(),
};

const appointmentShape = {
  appointmentId: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  place: z.enum(appointmentPlaces),
};

/** One kind of event, and what is stored of it. */
const kind = <const Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) =>
  z.object({ kind: z.literal(name), ...shape });

/** The kinds of timeline events of a patient. */
export const timelineEventKind = z.discriminatedUnion('kind', [
  kind('referred', {}),
  /** Whether the acknowledgement was sent to a party, or why not. */
  kind('acknowledged', {
    party: z.enum(acknowledgedParties),
    outcome: z.enum([...mailOutcomes, 'too-many']),
    /** Sending is tried again automatically. */
    again: z.literal(true).optional(),
  }),
  /** By staff; `imported` from a file. */
  kind('added', { imported: z.literal(true).optional() }),
  /**
   * `version` is the one that was replaced and can still be read. `of`: it is a version of a joined referral, from before it was
   * joined.
   */
  kind('changed', { version: z.int().min(1), groups: z.array(named), of: z.string().optional() }),
  kind('assigned', { to: staffUser }),
  /** From one worker to another; nobody where one is absent. */
  kind('handed-over', { from: staffUser.optional(), to: staffUser.optional(), reason: z.string() }),
  /** Somebody opened the record with a reason; `informed` is the worker, who was told. */
  kind('opened', {
    why: openingReason,
    words: z.string().optional(),
    informed: staffUser.optional(),
    /** A part that is restricted to named people, who were told; absent for the record. */
    part: z.enum(restrictedParts).optional(),
  }),
  kind('restricted', { part: z.enum(restrictedParts), lifted: z.literal(true).optional() }),
  kind('task', { taskId: z.string(), what: z.string(), until: calendarDay, owner: staffUser }),
  kind('task-changed', { taskId: z.string(), what: z.string(), until: calendarDay, owner: staffUser }),
  /** `why`: it ended without being done. */
  kind('task-done', { taskId: z.string(), what: z.string(), why: z.string().optional() }),
  kind('task-reopened', { taskId: z.string(), what: z.string() }),
  /** The referral of an episode went from one state to another. */
  kind('referral-state', {
    episode: z.int().min(1),
    from: z.enum(referralStates),
    to: z.enum(referralStates),
    why: z.string().optional(),
    insteadTo: z.string().optional(),
  }),
  /** The call that was promised because of danger: made, made in vain, or not to be made. */
  kind('call', { ...recordedCall.shape }),
  /** It is still to be made: by somebody, or by everybody where nobody was named. */
  kind('call-handed', { to: staffUser.optional(), until: calendarDay }),
  /** Staff lifted the danger of the record, or raised it. */
  kind('danger', { stands: z.boolean(), reason: z.string() }),
  /** The referrer was told by email; `text` is how it began. */
  /** They were given a new code for the status page. */
  kind('code-renewed', {}),
  kind('referral-answered', { episode: z.int().min(1), text: z.string() }),
  /** The referral of another record was joined, and is a further episode of this one. */
  kind('referral-joined', { episode: z.int().min(1), reference: z.string().optional() }),
  /** A joined referral was that of another person: it is a record of its own again. */
  kind('referral-separated', {
    reason: z.string(),
    reference: z.string().optional(),
    /** On the timeline of the record that is its own again. */
    isOwn: z.literal(true).optional(),
  }),
  /** `times` is the number planned, one a week; this is the first. */
  kind('appointment-planned', { ...appointmentShape, times: z.int().min(1) }),
  /** `worker` is the new one, where that is what changed. */
  kind('appointment-moved', { ...appointmentShape, from: z.iso.datetime(), worker: staffUser.optional() }),
  /** The person was told by a text that it is cancelled; `times` is the number cancelled together. */
  kind('appointment-told', { startsAt: z.iso.datetime(), times: z.int().min(1) }),
  kind('appointment-cancelled', {
    ...appointmentShape,
    by: z.enum(cancellers),
    notice: z.enum(notices),
    reason: z.string(),
  }),
  /** Whether they came. */
  kind('appointment', { ...appointmentShape, status: z.enum(['attended', 'late', 'missed']) }),
  /** The mark at a date of a group; a corrected one has the earlier mark, a removed one nothing else. */
  kind('group-session', {
    groupId: z.string(),
    name: named,
    startsAt: z.iso.datetime(),
    mark: z.enum(marks).optional(),
    was: z.enum(marks).optional(),
  }),
  kind('deactivated', {}),
  kind('reactivated', {}),
  /** An episode ended, or its closing was completed. */
  kind('closed', {
    episode: z.int().min(1),
    reason: z.enum(closingReasons),
    outcome: z.string().optional(),
    words: z.string().optional(),
    withoutMeasures: z.string().optional(),
    informed: z.array(z.object({ party: z.enum(informedParties), on: calendarDay })),
    completed: z.literal(true).optional(),
  }),
  kind('reopened', { episode: z.int().min(1), reason: z.string() }),
  /** The patient returned: a further episode. */
  kind('returned', {
    episode: z.int().min(1),
    services: z.array(z.string()),
    referrerKind: z.enum(referrerKinds),
    referredAt: z.iso.datetime(),
  }),
  /** Without an excerpt of a note that is, or was, restricted to named people. */
  kind('note', { caseNoteId: z.string(), excerpt: z.string().optional() }),
  kind('note-amended', { caseNoteId: z.string(), excerpt: z.string().optional() }),
  /** A note was on the wrong record. In place of its own event it says when it was withdrawn; `noteAt` is when it was written. */
  kind('note-withdrawn', {
    caseNoteId: z.string(),
    noteAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().optional(),
  }),
  kind('note-moved-here', { caseNoteId: z.string(), noteAt: z.iso.datetime() }),
  /** The excerpt is of the message as it is: absent once it has been deleted, or is on another record. */
  kind('message', { contactId: z.string(), excerpt: z.string().optional() }),
  /** A document that came with the referral, or that staff added. */
  kind('document-added', { documentId: z.string(), name: z.string() }),
  kind('document-named', { documentId: z.string(), name: z.string() }),
  kind('document-deleted', { name: z.string(), reason: z.string() }),
  kind('letter', {
    letterId: z.string(),
    of: z.enum(letterKinds),
    party: z.enum(letterParties),
    way: z.enum(letterWays),
    subject: z.string(),
  }),
  kind('letter-deleted', { subject: z.string(), reason: z.string() }),
  kind('consent', { purpose: z.enum(consentPurposes), answer: z.enum(consentAnswers) }),
  kind('external', { externalReferralId: z.string(), serviceType: named }),
  kind('external-updated', {
    externalReferralId: z.string(),
    serviceType: named,
    status: externalStatus,
    outcome: z.string(),
  }),
  /** Written, and later changed: `version` is the new one. */
  kind('safety-plan', { version: z.int().min(1) }),
  /** `answeredBy`: by the person themselves, on the tablet or by a link. */
  kind('score', { ...scored, answeredBy: z.enum(['tablet', 'link']).optional() }),
  /** A worker asked them to answer by themselves; then the outcome. */
  kind('answers-asked', {
    way: z.enum(completionWays),
    questionnaires: z.array(questionType),
    /** Nobody asked: they had agreed to be sent a link when a questionnaire falls due. */
    due: z.literal(true).optional(),
  }),
  kind('answers-opened', { way: z.enum(completionWays) }),
  kind('answers-finished', { way: z.enum(completionWays) }),
  kind('answers-revoked', { way: z.enum(completionWays) }),
  kind('score-corrected', { ...scored, why: z.string() }),
  kind('alert', { reason: z.string() }),
  kind('alert-escalated', { to: escalationTarget }),
  kind('alert-answered', { reason: z.string(), ...done }),
  kind('alert-reviewed', { reason: z.string(), ...done }),
]);
export type TimelineEvent = z.infer<typeof timelineEventKind>;

const timelineEvent = orUnreadable(
  z.object({
    eventId: z.ulid(),
    at: z.iso.datetime(),
    /** Who did it; absent when it came from the public form, or happened automatically. */
    by: staffUser.optional(),
    event: timelineEventKind,
  }),
  'eventId',
);

/** The latest events, or those before one. */
export const timelinePage = z.object({ content: z.array(timelineEvent), more: z.boolean() });

const notThere = 'Please ask for the latest events.';

/** `latest`, or the id of an event: the events before it. */
export const timelineStart = z.union([oneOf(['latest'], notThere), ulidText(notThere)], notThere);
