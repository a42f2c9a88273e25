import { type ComponentProps, useState } from 'react';
import * as z from 'zod';
import { type HandedPlanned, handedPlanned, type Overlap } from '../../../../../shared/appointments/planned.ts';
import { nobody } from '../../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../../shared/tasks/calls.ts';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { RadioList } from '../../../kernel/components/radio-row.tsx';
import { checkFields } from '../../../kernel/forms/check-fields.ts';
import { fullName } from '../../../kernel/lib/format.ts';
import { useReading } from '../../../kernel/lib/query.ts';
import { describeStart } from '../words.ts';
import styles from './planned.module.css';

const many = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** `7 sessions are planned, and 2 tasks are open.` */
const countPlanned = (appointments: number, tasks: number): string => {
  const parts = [
    appointments > 0 && `${many(appointments, 'session')} ${appointments === 1 ? 'is' : 'are'} planned`,
    tasks > 0 && `${many(tasks, 'task')} ${tasks === 1 ? 'is' : 'are'} open`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(', and ')}.`;
};

/** Why an appointment cannot be moved, where it is not that the new worker has something else then. */
const whys: Readonly<Record<Overlap['why'], string>> = {
  worker: '',
  room: ' (the room is taken)',
  person: ' (they have something else then)',
  holiday: ' (a bank holiday)',
};

/** Whose appointment cannot be moved, and when it is. */
export const describeOverlap = ({ patient, startsAt, why }: Overlap): string =>
  `${fullName(patient)}, ${describeStart(startsAt)}${whys[why]}`;

export const appointmentsChoiceMissing = 'Please choose what becomes of the planned sessions.';
export const tasksChoiceMissing = 'Please choose what becomes of the open tasks.';

/** The answers so far; nothing is chosen at first. */
export type PlannedChoice = { [Question in keyof HandedPlanned]?: HandedPlanned[Question] | undefined };

/**
 * The answers to send, none where nothing is planned, and what is missing of them. A question that was not put has an answer that
 * changes nothing.
 */
const readAnswers = (
  { sessions, overlaps, tasks }: PlannedChoice,
  asked: { sessions: number; tasks: number; overlaps: readonly unknown[] } | undefined,
): { answers?: HandedPlanned | undefined; missing: Record<string, string> } => {
  if (!asked || asked.sessions + asked.tasks === 0) return { missing: {} };
  const planned = {
    sessions: asked.sessions > 0 ? sessions : 'leave',
    overlaps: overlaps ?? (sessions === 'move' && asked.overlaps.length > 0 ? undefined : 'leave'),
    tasks: asked.tasks > 0 ? tasks : 'leave',
  };
  return {
    answers: handedPlanned.safeParse(planned).data,
    missing: checkFields(z.object({ planned: handedPlanned }), { planned }),
  };
};

/** Patients who are to go from a worker to another. */
type Going = { from: string; to: string; patientIds?: readonly string[] };

/**
 * The choice of what becomes of what is planned with a worker whose patients go, and where the new one is not free: once it
 * is known who goes and to whom. `fields` draw its questions.
 */
export const usePlannedChoice = ({ from, to, patientIds }: Going) => {
  const body = { from, to, ...(patientIds && { patientIds: [...patientIds] }) };
  const enabled = from !== nobody && from !== '' && to !== '' && from !== to && patientIds?.length !== 0;
  const asked = useReading(taskCalls.askHandOver, { body }, { enabled, staleTime: 0 });
  const [chosen, setChosen] = useState<PlannedChoice>({});
  const onChoose = (change: PlannedChoice) => setChosen((before) => ({ ...before, ...change }));
  return {
    ...readAnswers(chosen, asked.data),
    chosen,
    forget: () => setChosen({}),
    fields: { asked, to, chosen, onChoose },
  };
};

type Props = ReturnType<typeof usePlannedChoice>['fields'] & {
  /** The name of the new worker; absent where there is none. */
  toName: string | undefined;
  errors: Readonly<Record<string, string>>;
};

/** What is planned with the worker whose patients go, and the questions what becomes of it. */
export const PlannedWithWorker = ({ asked, to, toName, chosen, errors, onChoose }: Props) => {
  if (asked.isPending && asked.fetchStatus === 'idle') return null;
  const isTaken = to !== nobody && toName !== undefined;
  const move = isTaken ? [['move', `Move them to ${toName}`] as const] : [];
  const ask = <Question extends keyof HandedPlanned>(
    question: Question,
    legend: string,
    choices: ComponentProps<typeof RadioList<HandedPlanned[Question]>>['choices'],
  ) => (
    <RadioList
      styles={styles}
      name={`planned.${question}`}
      legend={legend}
      choices={choices}
      chosen={chosen[question]}
      error={errors[`planned.${question}`] ?? errors[question]}
      onChoose={(value) => onChoose({ [question]: value })}
    />
  );
  return (
    <Loaded from={asked} failed="What is planned could not be read.">
      {({ sessions, tasks, overlaps, more }) => {
        if (sessions + tasks === 0) return null;
        return (
          <section className={styles.planned} aria-label="What is planned">
            <p role="status">
              {countPlanned(sessions, tasks)}
              {more && ' There are more patients than were looked at.'}
            </p>
            {sessions > 0 &&
              ask('sessions', 'What becomes of the sessions?', [
                ...move,
                ['tell', 'Cancel them and tell the person'],
                ['leave', 'Leave them as they are'],
              ])}
            {chosen.sessions === 'move' && overlaps.length > 0 && (
              <>
                <p>{toName} is not free at:</p>
                <ul>
                  {overlaps.map((one) => (
                    <li key={one.appointmentId}>{describeOverlap(one)}</li>
                  ))}
                </ul>
                {ask('overlaps', 'What becomes of these?', [
                  ['leave', 'Leave them with the worker until now'],
                  ['tell', 'Cancel them and tell the person'],
                ])}
              </>
            )}
            {tasks > 0 && ask('tasks', 'What becomes of the tasks?', [...move, ['leave', 'Leave them as they are']])}
          </section>
        );
      }}
    </Loaded>
  );
};
