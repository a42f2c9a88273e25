import * as z from 'zod';
import { alert } from '../alerts/alert.ts';
import { versionRead } from '../kernel/replies.ts';
import { oneOf, optionalText } from '../kernel/text.ts';
import { today } from '../kernel/today.ts';
import { caseNoteText } from '../patients/record.ts';
import { answeredTwice, answersMissing } from '../questionnaires/check-answers.ts';
import { checkGiven, givenAnswer, questionType, testResult } from '../questionnaires/result.ts';
import { colleagueId } from '../tasks/task.ts';
import {
  appointment,
  appointmentId,
  cancellationInput,
  comingSession,
  diaryDay,
  findWrongRoom,
  interpreting,
  repetition,
  whereabouts,
} from './appointment.ts';
import { mostRepeatsWith, mostResults, wasSeen } from './appointments.ts';

/** The possible outcomes once it is recorded. */
export const recordedStatuses = ['attended', 'late', 'missed', 'cancelled'] as const;

const statusMissing = 'Please say whether they came.';
const noAnswersUnseen =
  'Answers can only be saved with a session that took place. Please remove them, or record that it took place.';
const cancellationMissing = 'Please say who cancelled it, how long before, and why.';
const notYet = 'That day has not come yet. Until then the session can only be cancelled.';

/** The answers to one questionnaire at the appointment, of its day. */
const answered = z
  .strictObject({
    questionType,
    answers: z.array(givenAnswer, answersMissing).min(1).max(100, answeredTwice),
    earlyDateConfirmed: z.literal(true, 'Please confirm the date with true, or leave this out.').optional(),
  })
  .check(({ value, issues }) => {
    const wrong = checkGiven(value.questionType, value.answers);
    if (wrong) issues.push({ code: 'custom', message: wrong, input: value, path: ['answers'] });
  });

/**
 * What happened at an appointment, in one request: whether they came, the note, the answers, and the next
 * appointments. Without an `appointmentId` it was not planned.
 */
export const appointmentRecord = z
  .strictObject({
    planned: z.strictObject({ appointmentId, version: versionRead }).optional(),
    status: oneOf(recordedStatuses, statusMissing),
    cancelled: cancellationInput.optional(),
    workerId: colleagueId,
    day: diaryDay,
    ...whereabouts,
    ...interpreting,
    caseNote: optionalText(caseNoteText),
    results: z
      .array(answered)
      .max(mostResults, `Please record at most ${mostResults} questionnaires with one session.`)
      .default([]),
    next: z.strictObject({ ...comingSession, ...whereabouts, ...repetition }).optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: PropertyKey[], message: string) =>
      void issues.push({ code: 'custom', message, input: value, path });
    const { status, cancelled, results, day, next } = value;
    if ((status === 'cancelled') !== (cancelled !== undefined)) refuse(['cancelled'], cancellationMissing);
    if (!wasSeen(status) && results.length > 0) refuse(['results'], noAnswersUnseen);
    if (status !== 'cancelled' && day > today()) refuse(['day'], notYet);
    const types = results.map((one) => one.questionType);
    if (new Set(types).size < types.length) refuse(['results'], 'Please send each questionnaire once.');
    const most = mostRepeatsWith(results.length);
    if (next && next.weeks > most)
      refuse(['next', 'weeks'], `Please plan at most ${most} sessions together with these answers.`);
    const [wrongRoom, wrongNextRoom] = [findWrongRoom(value), next && findWrongRoom(next)];
    if (wrongRoom) refuse(['roomId'], wrongRoom);
    if (wrongNextRoom) refuse(['next', 'roomId'], wrongNextRoom);
  });
export type AppointmentRecord = z.output<typeof appointmentRecord>;

/**
 * The outcome of storing. `alerts` are those that the answers raised. `notPlanned` is the reason why nothing of `next`
 * was planned, with the path of its field in the request: what took place is stored all the same.
 */
export const recordedAppointment = z.object({
  message: z.string(),
  appointment,
  results: z.array(testResult),
  alerts: z.array(alert),
  notPlanned: z.object({ path: z.string(), message: z.string() }).optional(),
});
