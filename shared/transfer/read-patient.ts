import * as z from 'zod';
import { type ClosingReason, closingReasonLabels } from '../episodes/closing.ts';
import { pastDay } from '../kernel/past-day.ts';
import { singleLine } from '../kernel/text.ts';
import { today } from '../kernel/today.ts';
import { patientInput } from '../patients/patient-input.ts';
import type { StaffUser } from '../patients/record.ts';
import { hasEnded, type ReferralState } from '../referrals/referral-state.ts';
import type { Cells } from './column.ts';
import { choicesOfField, importedStateLabels, patientColumns, type Question, questionOf } from './patient-columns.ts';
import { problemsOf, type Read, startReading } from './problems.ts';
import { choicesOf, chooseProblem, findChoice, isSameText, readTick } from './read-cell.ts';

/** A patient of a file. */
export type PatientRow = {
  answers: z.output<typeof patientInput>;
  reference: string | undefined;
  referredOn: string;
  state: ReferralState;
  /** The day of that state; `assumed` where the row does not name it. */
  stateSince: { day: string; assumed: boolean };
  worker: StaffUser | undefined;
  closing: { on: string; reason: ClosingReason | undefined } | undefined;
};

const own = z.object({
  reference: singleLine(60).optional(),
  referredOn: pastDay,
  stateSince: pastDay.optional(),
  closedOn: pastDay.optional(),
});

const split = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

export const noWorker = 'Please write the first and last name of somebody who has an account here and works here now.';

/** The member of staff of that name, where there is exactly one. */
export const findWorker = (workers: readonly StaffUser[], text: string): StaffUser | undefined => {
  const found = workers.filter(({ firstName, lastName }) => isSameText(`${firstName} ${lastName}`, text));
  return found.length === 1 ? found[0] : undefined;
};

const states = choicesOf(importedStateLabels);
const reasons = choicesOf(closingReasonLabels);

type Reading = ReturnType<typeof startReading>;

const readAnswer = ({ group, name, field }: Question, id: string, { read, readDay }: Reading): unknown => {
  if (!field) return read(id, split, '');
  const choices = choicesOfField(group, name);
  switch (field.kind) {
    case 'date':
      return readDay(id);
    case 'tick':
      return read(id, readTick, 'Please write Yes or No.');
    case 'choice':
      return read(id, (text) => findChoice(choices, text) ?? (field.open ? text : undefined), chooseProblem(choices));
    case 'choices':
      return read(
        id,
        (text) => {
          const ids = split(text).map((part) => findChoice(choices, part));
          return ids.includes(undefined) ? undefined : ids;
        },
        chooseProblem(choices),
      );
    default:
      return read(id, (text) => text, '');
  }
};

/** The answers to the form, by group. */
const readAnswers = (cells: Cells, reading: Reading): Record<string, unknown> => {
  const groups: Record<string, unknown> = {};
  for (const id of cells.keys()) {
    const question = questionOf(id);
    const answer = question && readAnswer(question, id, reading);
    if (!question || answer === undefined) continue;
    const { group, name, field } = question;
    groups[group] = field ? { ...Object(groups[group]), [name]: answer } : answer;
  }
  return groups;
};

/** Parses a row of a file of patients, by the schemas of the screen for a new patient. */
export const readPatient = (cells: Cells, workers: readonly StaffUser[]): Read<PatientRow> => {
  const reading = startReading(patientColumns, cells);
  const { problems, read, readDay, choose, refuse } = reading;
  const answers = patientInput.safeParse(readAnswers(cells, reading));
  const closedOn = readDay('closedOn');
  const stateSince = readDay('stateSince');
  const facts = own.safeParse({
    reference: cells.get('reference'),
    referredOn: readDay('referredOn') ?? today(),
    stateSince,
    closedOn,
  });
  const state = (choose('state', states) ?? 'accepted') as ReferralState;
  const reason = choose('closingReason', reasons);
  const worker = read('worker', (text) => findWorker(workers, text), noWorker);
  if (reason !== undefined && closedOn === undefined) refuse('closedOn', 'Please write the day on which it ended.');
  if (closedOn !== undefined && !hasEnded(state))
    refuse('state', 'Somebody whose stay has ended was accepted or declined, or has withdrawn.');
  const isTurnedAway = hasEnded(state) && state !== 'accepted';
  if (isTurnedAway && closedOn === undefined && cells.has('state'))
    refuse('closedOn', 'Please write the day on which the referral ended.');
  if (answers.error) {
    // A missing name is reported once.
    const known = new Set(problems.map(({ column }) => column));
    problems.push(...problemsOf(patientColumns, answers.error).filter(({ column }) => !known.has(column)));
  }
  if (facts.error) problems.push(...problemsOf(patientColumns, facts.error));
  if (facts.data && closedOn !== undefined && closedOn < facts.data.referredOn)
    refuse('closedOn', 'Please write a day on or after the day of the referral.');
  if (facts.data && stateSince !== undefined && stateSince < facts.data.referredOn)
    refuse('stateSince', 'Please write a day on or after the day of the referral.');
  if (stateSince !== undefined && closedOn !== undefined && stateSince > closedOn)
    refuse('stateSince', 'Please write a day that is not after the day on which it ended.');
  if (problems.length > 0 || !answers.data || !facts.data) return { problems };
  const { reference, referredOn } = facts.data;
  return {
    value: {
      answers: answers.data,
      reference,
      referredOn,
      state,
      stateSince: {
        day: stateSince ?? (isTurnedAway ? closedOn : undefined) ?? referredOn,
        assumed: stateSince === undefined,
      },
      worker,
      closing: closedOn === undefined ? undefined : { on: closedOn, reason: reason as ClosingReason | undefined },
    },
  };
};
