import * as z from 'zod';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { wasSeen } from '../../../../shared/appointments/appointments.ts';
import type { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import type { BodyInput } from '../../../../shared/kernel/call.ts';
import { type LocalTime, londonTimeOf } from '../../../../shared/kernel/london-time.ts';
import { minuteMs } from '../../../../shared/kernel/session-policy.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { addWords, filterAsked } from '../../../../shared/questionnaires/scoring.ts';
import { type EntryFields, entryOfFields } from '../../questionnaires/parts/entry-fields.ts';
import { type Agreed, agreedOf } from '../parts/agreed-fields.tsx';
import { type Coming, comingOf, unrepeated } from '../parts/coming-fields.tsx';

/**
 * The fields by name: what happened; after `next.`, the next appointment; after the id of a questionnaire and a dot,
 * its answers.
 */
export type RecordFields = Record<string, string>;
export const recordDraft = z.record(z.string(), z.string());

const partOf = (values: RecordFields, prefix: string): RecordFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
export const inPart = (prefix: string, values: Readonly<RecordFields>): RecordFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

export const scopeOf = (type: QuestionnaireId): string => `${type}.`;
export const entryOf = (values: RecordFields, type: QuestionnaireId) => entryOfFields(partOf(values, scopeOf(type)));
export const fieldsIn = (values: RecordFields, type: QuestionnaireId): EntryFields => partOf(values, scopeOf(type));

export const nextPart = 'next.';

const read = (values: RecordFields, name: string): string => values[name] ?? '';
export const agreedIn = (values: RecordFields, prefix = ''): Agreed => ({
  day: read(values, `${prefix}day`),
  time: read(values, `${prefix}time`),
  minutes: read(values, `${prefix}minutes`),
  place: read(values, `${prefix}place`),
  roomId: read(values, `${prefix}roomId`),
});
export const nextIn = (values: RecordFields): Agreed => agreedIn(values, nextPart);
export const comingIn = (values: RecordFields): Coming => ({ ...unrepeated, ...partOf(values, nextPart) });

type Start = {
  workerId: string;
  minutes: number;
  now: number;
  /** The place of the one before: people mostly meet where they met. */
  last: Pick<Appointment, 'place' | 'roomId' | 'interpreter'> | undefined;
};

const roundedMinutes = 5;

/** The beginning of a session of so many minutes that has just ended. None passes midnight: soon after it, it ended then. */
export const beginOfLast = (now: number, minutes: number): LocalTime => {
  const step = roundedMinutes * minuteMs;
  const beginOf = (end: number) =>
    londonTimeOf(new Date(Math.floor((end - minutes * minuteMs) / step) * step).toISOString());
  const clock = londonTimeOf(new Date(now).toISOString());
  const began = beginOf(now);
  if (began.day === clock.day) return began;
  const [hours = 0, past = 0] = clock.time.split(':').map(Number);
  return beginOf(now - (hours * 60 + past) * minuteMs);
};

/** The initial values: the planned appointment, or one of today that has just ended. */
export const startOf = (planned: Appointment | undefined, { workerId, minutes, now, last }: Start) => {
  const like = planned ?? last;
  const began = beginOfLast(now, minutes);
  const values: RecordFields = {
    status: planned && wasSeen(planned.status) ? planned.status : 'attended',
    workerId: planned?.worker.id ?? workerId,
    day: planned?.day ?? began.day,
    time: planned?.time ?? began.time,
    minutes: String(planned?.minutes ?? minutes),
    place: like?.place ?? 'room',
    roomId: like?.roomId ?? '',
    interpreter: like?.interpreter ?? '',
    interpreterBooked: planned?.interpreterBooked ?? '',
    note: '',
    cancelledBy: 'person',
    notice: '',
    reason: '',
    next: 'none',
  };
  return { version: planned?.version ?? 0, values };
};

/** The same time a week later, as the first suggestion for the next appointment. */
export const suggestNext = (values: RecordFields): RecordFields => {
  const { day, ...agreed } = agreedIn(values);
  return { ...inPart(nextPart, { ...agreed, day: day && addDays(day, 7) }), ...inPart(nextPart, unrepeated) };
};

const answersIn = (values: RecordFields, type: QuestionnaireId) => {
  const questionnaire = findQuestionnaire(type);
  const { answers, words } = entryOf(values, type);
  return addWords(questionnaire, filterAsked(questionnaire, answers), words);
};

/** The questionnaires with any answer: the others were not asked. */
export const begunOf = (values: RecordFields, offered: readonly QuestionnaireId[]): QuestionnaireId[] =>
  wasSeen(read(values, 'status') as 'attended') ? offered.filter((type) => answersIn(values, type).length > 0) : [];

/** What the next appointment is to be, in the form of the API. */
const nextBody = (values: RecordFields) => {
  const agreed = nextIn(values);
  return { ...agreedOf(agreed), ...comingOf(comingIn(values), agreed.day) };
};

/** The data that plans the next appointment by itself, with the same worker and interpreter. */
export const bookingOf = (values: RecordFields, { patient, worker, interpreter }: Appointment) => ({
  ...nextBody(values),
  patientId: patient.patientId,
  workerId: worker.id,
  interpreter,
});

type Recorded = BodyInput<typeof appointmentCalls.recordAppointment>;

export const bodyOf = (
  values: RecordFields,
  offered: readonly QuestionnaireId[],
  planned: { appointmentId: string; version: number } | undefined,
): Recorded => {
  const status = read(values, 'status') as Recorded['status'];
  const cancelled = {
    by: read(values, 'cancelledBy') as 'person',
    notice: read(values, 'notice') as 'longer',
    reason: read(values, 'reason'),
  };
  return {
    ...(planned && { planned }),
    status,
    ...(status === 'cancelled' && { cancelled }),
    workerId: read(values, 'workerId'),
    ...agreedOf(agreedIn(values)),
    interpreter: read(values, 'interpreter'),
    interpreterBooked: read(values, 'interpreterBooked'),
    caseNote: read(values, 'note'),
    results: begunOf(values, offered).map((questionType) => ({
      questionType,
      answers: answersIn(values, questionType),
    })),
    ...(read(values, 'next') === 'planned' && { next: nextBody(values) }),
  };
};

/** The control of a field that the API names by its path in the body. */
export const controlOf = (path: string): string =>
  ({ 'cancelled.by': 'cancelledBy', 'cancelled.notice': 'notice', 'cancelled.reason': 'reason', caseNote: 'note' })[
    path
  ] ?? path;
