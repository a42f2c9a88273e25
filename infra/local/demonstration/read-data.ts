import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { alertResponse } from '../../../shared/api/alert.ts';
import { appointmentMinutes, interpreterText, placeChoice, timeOfDay } from '../../../shared/api/appointment.ts';
import { answerWays, contactMessageInput } from '../../../shared/api/contact-message.ts';
import { closingWords } from '../../../shared/api/episode.ts';
import { groupInput, registerInput } from '../../../shared/api/group.ts';
import { caseNoteText, externalDescription, patientInput, serviceType } from '../../../shared/api/record.ts';
import { insteadTo, stateWhy } from '../../../shared/api/referrals.ts';
import { questionType } from '../../../shared/api/result.ts';
import { safetyPlanWords } from '../../../shared/api/safety-plan.ts';
import { taskWhat } from '../../../shared/api/task.ts';
import { closingReasons, toldParties } from '../../../shared/domain/closing.ts';
import { referralStates } from '../../../shared/domain/referral-state.ts';
import { referrerKinds } from '../../../shared/domain/referrer-kind.ts';

// Times are told from today, so that the demonstration is always of the last two years.
const ago = z.int().min(0);
const scores = z.array(z.int());

const schemas = {
  /** Contact messages, the latest first. */
  messages: z.strictObject({
    hoursAgo: ago,
    message: contactMessageInput,
    /** What somebody said about it an hour later. */
    answer: z.strictObject({ state: z.enum(['answering', 'answered']), how: z.enum(answerWays).optional() }).optional(),
  }),
  /** Records, and what followed each: who looks after it, its notes and referrals in order, whether it was closed. */
  patients: z.strictObject({
    daysAgo: ago,
    referral: patientInput,
    /** What became of the referral; absent where it was accepted soon. */
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
    /** The email of the account that looks after them. */
    worker: z.string().optional(),
    notes: z.array(caseNoteText).default([]),
    external: z.array(z.strictObject({ serviceType, description: externalDescription })).default([]),
    inactive: z.boolean().default(false),
    /** How their first stay ended, and how they came back, if they did. */
    closing: z
      .strictObject({
        daysAgo: ago,
        reason: z.enum(closingReasons),
        outcome: z.string().optional(),
        words: closingWords.optional(),
        told: z.array(z.enum(toldParties)).default([]),
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
        /** What was said with an answer, by question. */
        words: z.record(z.string(), z.string()).default({}),
        response: alertResponse.optional(),
        /** In how many days from today the answer is reviewed. */
        reviewInDays: z.int().min(0).optional(),
      }),
    ),
  }),
  /** Whose by the email, when from today, and about whom by first and last name. */
  tasks: z.strictObject({
    what: taskWhat,
    for: z.string(),
    inDays: z.int(),
    patient: z.string().optional(),
    done: z.boolean().default(false),
  }),
  /** Sessions of the days around today: whose by the email, and with whom by first and last name. */
  sessions: z.strictObject({
    patient: z.string(),
    for: z.string(),
    inDays: z.int(),
    time: timeOfDay,
    minutes: appointmentMinutes.default(50),
    place: placeChoice,
    /** By its name. */
    room: z.string().optional(),
    interpreter: interpreterText.default(''),
    /** What became of one that has been. */
    status: z.enum(['attended', 'late', 'missed']).optional(),
  }),
  /** Groups that have met for some weeks: led by whom, who is in them, and who came. */
  groups: z.strictObject({
    ...groupInput.shape,
    weekdays: z.undefined().optional(),
    from: z.undefined().optional(),
    leaderId: z.undefined().optional(),
    for: z.string(),
    /** The next date from today, and since how many weeks it has met. */
    inDays: z.int().min(0).max(6),
    weeks: ago,
    /** For so many weeks before, it met with those members only who have no record, so that past quarters have registers. */
    earlierWeeks: ago.default(0),
    /** By its name. */
    room: z.string().optional(),
    members: z.array(z.strictObject({ patient: z.string().optional(), firstName: z.string().optional() })),
    /** `marks` has a letter for each member, in their order: here, late, told us, away. */
    registers: z.array(
      z.strictObject({
        weeksAgo: z.int().min(1),
        marks: z.string().regex(/^[hlta]*$/),
        guests: z.array(z.string()),
        note: registerInput.shape.note,
      }),
    ),
  }),
  /** What the safety plan of a patient said, the earliest first. */
  'safety-plans': z.strictObject({
    patient: z.string(),
    versions: z.array(z.strictObject({ daysAgo: ago, plan: safetyPlanWords.partial() })),
  }),
  feedback: z.strictObject({ daysAgo: ago, scores }),
};

/** Invented people and what they wrote, from the JSON file of that name, checked as the product checks what it is sent. */
export const readData = async <Name extends keyof typeof schemas>(
  name: Name,
): Promise<z.output<(typeof schemas)[Name]>[]> => {
  const text = await readFile(new URL(`${name}.json`, import.meta.url), 'utf8');
  return z.array(schemas[name]).parse(JSON.parse(text));
};
