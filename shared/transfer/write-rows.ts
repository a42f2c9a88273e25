import type { Appointment } from '../appointments/appointment.ts';
import { cancellerLabels, noticeLabels, placeLabels, statusLabels } from '../appointments/appointment-words.ts';
import { type ClosingReason, closingReasonLabels } from '../episodes/closing.ts';
import { londonTimeOf } from '../kernel/london-time.ts';
import { today } from '../kernel/today.ts';
import type { PatientRecord, StaffUser } from '../patients/record.ts';
import { findQuestionnaire } from '../questionnaires/registry.ts';
import type { TestResult } from '../questionnaires/result.ts';
import { type ReferralState, referralStateLabels } from '../referrals/referral-state.ts';
import type { Column } from './column.ts';
import { appointmentColumns, scoreColumns } from './columns.ts';
import { choicesOfField, patientColumns, questionOf } from './patient-columns.ts';

/* Exported rows, in the columns in which they can be imported again. */

type Values = Readonly<Record<string, string | undefined>>;
const rowOf = (columns: readonly Column[], values: Values): string[] => columns.map(({ id }) => values[id] ?? '');

/** The name of a patient in files: their own number of an import, or the reference of this system. */
export const referenceFor = ({
  ownReference,
  reference,
  patientId,
}: Pick<PatientRecord, 'ownReference' | 'reference' | 'patientId'>): string => ownReference ?? reference ?? patientId;

export const nameOfWorker = (worker: StaffUser | undefined): string =>
  worker ? `${worker.firstName} ${worker.lastName}`.trim() : '';

const dayOf = (instant: string): string => today(new Date(instant));

const writeAnswer = (record: PatientRecord, id: string): string | undefined => {
  const question = questionOf(id);
  if (!question) return undefined;
  const { group, name, field } = question;
  const answers = (record as unknown as Record<string, unknown>)[group];
  if (!field) return Array.isArray(answers) ? answers.join('; ') : '';
  const answer = Object(answers)[name] as unknown;
  if (typeof answer === 'boolean') return answer ? 'Yes' : '';
  const labelOf = (one: unknown) =>
    choicesOfField(group, name).find(({ id: choice }) => choice === one)?.labels[0] ?? String(one);
  if (Array.isArray(answer)) return answer.map(labelOf).join('; ');
  return answer === undefined || answer === '' ? '' : labelOf(answer);
};

type EpisodeState = {
  state: ReferralState;
  stateSince: string;
  imported?: { since: string; assumed?: true | undefined } | undefined;
  closing?: { at: string; reason?: ClosingReason | undefined } | undefined;
};

/** The day since which a referral is in its state; blank where an import did not name it and it has not moved since. */
export const writeStateSince = ({ stateSince, imported }: Pick<EpisodeState, 'stateSince' | 'imported'>): string =>
  imported?.assumed && imported.since === stateSince ? '' : dayOf(stateSince);

/** A patient with the state of their current episode. */
export const writePatientRow = (record: PatientRecord, episode: EpisodeState): string[] => {
  const { state, closing } = episode;
  const own: Values = {
    reference: referenceFor(record),
    referredOn: dayOf(record.referralDate),
    state: referralStateLabels[state],
    stateSince: writeStateSince(episode),
    worker: nameOfWorker(record.user),
    closedOn: closing && dayOf(closing.at),
    closingReason: closing?.reason && closingReasonLabels[closing.reason],
  };
  return patientColumns.map(({ id }) => own[id] ?? writeAnswer(record, id) ?? '');
};

type ExportedAppointment = Pick<Appointment, 'startsAt' | 'minutes' | 'place' | 'interpreter' | 'status'> & {
  cancelled?: Omit<NonNullable<Appointment['cancelled']>, 'at'> | undefined;
};
type Named = { patient: string; worker: string; room: string; caseNote: string };

export const writeAppointmentRow = (
  { startsAt, minutes, place, interpreter, status, cancelled }: ExportedAppointment,
  { patient, worker, room, caseNote }: Named,
): string[] => {
  const { day, time } = londonTimeOf(startsAt);
  return rowOf(appointmentColumns, {
    ...{ patient, day, time, worker, interpreter, caseNote },
    minutes: String(minutes),
    place: placeLabels[place],
    roomId: room,
    status: statusLabels[status],
    'cancelled.by': cancelled && cancellerLabels[cancelled.by],
    'cancelled.notice': cancelled && noticeLabels[cancelled.notice],
    'cancelled.reason': cancelled?.reason,
  });
};

export const writeScoreRow = ({ questionType, questionDate, answers, score }: TestResult, patient: string): string[] =>
  rowOf(scoreColumns, {
    patient,
    questionDate,
    questionType: findQuestionnaire(questionType).name,
    total: score === undefined ? '' : String(score),
    ...Object.fromEntries(
      answers.flatMap((answer) => [
        [`answers.${answer.question}`, String(answer.score)],
        [`words.${answer.question}`, answer.text ?? ''],
      ]),
    ),
  });
