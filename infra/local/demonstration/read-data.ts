import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { alertResponse } from '../../../shared/alerts/alert.ts';
import {
  appointmentMinutes,
  interpreterText,
  placeChoice,
  timeOfDay,
} from '../../../shared/appointments/appointment.ts';
import { closingReasons, informedParties } from '../../../shared/episodes/closing.ts';
import { closingWords } from '../../../shared/episodes/episode-input.ts';
import { groupInput, registerInput } from '../../../shared/groups/group.ts';
import { answerWays, contactMessageInput } from '../../../shared/messages/contact-message.ts';
import { firstServices } from '../../../shared/organisation/organisation.ts';
import { patientInput } from '../../../shared/patients/patient-input.ts';
import { caseNoteText, externalDescription, serviceType } from '../../../shared/patients/record.ts';
import { questionType } from '../../../shared/questionnaires/result.ts';
import { insteadTo, stateWhy } from '../../../shared/referrals/calls.ts';
import { referralStates } from '../../../shared/referrals/referral-state.ts';
import { referrerKinds } from '../../../shared/referrals/referrer-kind.ts';
import { safetyPlanWords } from '../../../shared/safety/safety-plan-schema.ts';
import { taskKinds, taskWhat } from '../../../shared/tasks/task.ts';

// Times are relative to today, so that the demonstration always covers the last two years.
const ago = z.int().min(0);
const scores = z.array(z.int());

const schemas = {
  /** Contact messages, the latest first. */
  messages: z.strictObject({
    hoursAgo: ago,
    message: contactMessageInput,
    /** The answer recorded an hour later. */
    answer: z.strictObject({ state: z.enum(['answering', 'answered']), how: z.enum(answerWays).optional() }).optional(),
  }),
  /** Records and their later events: the worker, notes and referrals in order, whether it was closed. */
  patients: z.strictObject({
    daysAgo: ago,
    referral: patientInput,
    /** The states of the referral; absent where it was accepted soon. */
    referralMoves: z
      .array(
        z.strictObject({
          state: z.enum(referralStates),
          daysAgo: ago,
          why: stateWhy.optional(),
          insteadTo: insteadTo.optional(),
        }),
      )
      .optional(),
    /** The email of the worker's account. */
    worker: z.string().optional(),
    notes: z.array(caseNoteText).default([]),
    external: z.array(z.strictObject({ serviceType, description: externalDescription })).default([]),
    inactive: z.boolean().default(false),
    /** The end of the first episode, and the return, if any. */
    closing: z
      .strictObject({
        daysAgo: ago,
        reason: z.enum(closingReasons),
        outcome: z.string().optional(),
        words: closingWords.optional(),
        informed: z.array(z.enum(informedParties)).default([]),
      })
      .optional(),
    returned: z.strictObject({ daysAgo: ago, service: z.string(), referrerKind: z.enum(referrerKinds) }).optional(),
  }),
  /** The questionnaires of a patient, by first and last name, the earliest first. */
  results: z.strictObject({
    patient: z.string(),
    questionnaires: z.array(
      z.strictObject({
        daysAgo: ago,
        type: questionType,
        scores,
        /** The words with an answer, by question. */
        words: z.record(z.string(), z.string()).default({}),
        response: alertResponse.optional(),
        /** The days from today until the review of the answer. */
        reviewInDays: z.int().min(0).optional(),
      }),
    ),
  }),
  /** The owner by email, the day from today, and the patient by first and last name. */
  tasks: z.strictObject({
    what: taskWhat,
    for: z.string(),
    inDays: z.int(),
    kind: z.enum(taskKinds).optional(),
    patient: z.string().optional(),
    done: z.boolean().default(false),
  }),
  /** Appointments of the days around today: the worker by email, and the patient by first and last name. */
  appointments: z.strictObject({
    patient: z.string(),
    for: z.string(),
    inDays: z.int(),
    time: timeOfDay,
    minutes: appointmentMinutes.default(50),
    place: placeChoice,
    /** The room by its name. */
    room: z.string().optional(),
    interpreter: interpreterText.default(''),
    /** The outcome of a past appointment. */
    status: z.enum(['attended', 'late', 'missed']).optional(),
  }),
  /** Groups that have met for some weeks, with leader, members and attendance. */
  groups: z.strictObject({
    ...groupInput.shape,
    weekdays: z.undefined().optional(),
    from: z.undefined().optional(),
    leaderId: z.undefined().optional(),
    for: z.string(),
    /** The days until the next date, and the weeks since the first one. */
    inDays: z.int().min(0).max(6),
    weeks: ago,
    /**
     * The number of earlier weeks in which only members without a record came, so that past quarters have registers.
     */
    earlierWeeks: ago.default(0),
    /** The room by its name. */
    room: z.string().optional(),
    members: z.array(z.strictObject({ patient: z.string().optional(), firstName: z.string().optional() })),
    /** `marks` has a letter for each member, in order: here, late, told us, away. */
    registers: z.array(
      z.strictObject({
        weeksAgo: z.int().min(1),
        marks: z.string().regex(/^[hlta]*$/),
        guests: z.array(z.string()),
        note: registerInput.shape.note,
      }),
    ),
  }),
  /** The versions of a patient's safety plan, the earliest first. */
  'safety-plans': z.strictObject({
    patient: z.string(),
    versions: z.array(z.strictObject({ daysAgo: ago, plan: safetyPlanWords.partial() })),
  }),
  feedback: z.strictObject({ daysAgo: ago, scores }),
};

const services = firstServices;

/** Names a service by its place in the list of them, from 1: the demonstration fits any organisation's. */
const nameServices = (name: string, value: unknown): unknown =>
  (name === 'project' || name === 'service') && typeof value === 'number'
    ? services[(value - 1) % services.length]?.id
    : value;

/** Invented people and their words, from the JSON file of that name, parsed by the product's own schemas. */
export const readData = async <Name extends keyof typeof schemas>(
  name: Name,
): Promise<z.output<(typeof schemas)[Name]>[]> => {
  const text = await readFile(new URL(`${name}.json`, import.meta.url), 'utf8');
  return z.array(schemas[name]).parse(JSON.parse(text, nameServices));
};
