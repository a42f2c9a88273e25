import * as z from 'zod';
import { type HandedPlanned, handedPlanned, type Overlap } from '../../../../../shared/appointments/planned.ts';
import { nobody } from '../../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../../shared/tasks/calls.ts';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { RadioList } from '../../../kernel/components/radio-row.tsx';
import { checkFields } from '../../../kernel/forms/check-fields.ts';
import { fullName } from '../../../kernel/lib/full-name.ts';
import { useReading } from '../../../kernel/lib/query.ts';
import { describeStart } from '../words.ts';
import styles from './planned.module.css';

/** Patients who are to go from a worker to another. */
export type Going = { from: string; to: string; patientIds?: readonly string[] };

/** What is planned with the worker, and where the new one is not free, once it is known who goes and to whom. */
export const usePlannedWithWorker = ({ from, to, patientIds }: Going) => {
  const body = { from, to, ...(patientIds && { patientIds: [...patientIds] }) };
  const enabled = from !== nobody && from !== '' && to !== '' && from !== to && patientIds?.length !== 0;
  return useReading(taskCalls.askHandOver, { body }, { enabled, staleTime: 0 });
};

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

/** The answers so far; nothing is chosen at first. */
export type PlannedChoice = { [Question in keyof HandedPlanned]?: HandedPlanned[Question] | undefined };

type Props = Going & {
  /** The name of the new worker; absent where there is none. */
  toName: string | undefined;
  chosen: PlannedChoice;
  errors: Readonly<Record<string, string>>;
  onChoose: (change: PlannedChoice) => void;
};

/**
 * The answers to send, none where nothing is planned, and what is missing of them. A question that was not put has an answer that
 * changes nothing.
 */
export const readAnswers = (
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

/** What is planned with the worker whose patients go, and the questions what becomes of it. */
export const PlannedWithWorker = ({ toName, chosen, errors, onChoose, ...going }: Props) => {
  const asked = usePlannedWithWorker(going);
  if (asked.isPending && asked.fetchStatus === 'idle') return null;
  const isTaken = going.to !== nobody && toName !== undefined;
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
            {sessions > 0 && (
              <RadioList
                styles={styles}
                name="planned.sessions"
                legend="What becomes of the sessions?"
                choices={[
                  ...(isTaken ? [['move', `Move them to ${toName}`] as const] : []),
                  ['tell', 'Cancel them and tell the person'] as const,
                  ['leave', 'Leave them as they are'] as const,
                ]}
                chosen={chosen.sessions}
                error={errors['planned.sessions'] ?? errors.sessions}
                onChoose={(value) => onChoose({ sessions: value })}
              />
            )}
            {chosen.sessions === 'move' && overlaps.length > 0 && (
              <>
                <p>{toName} is not free at:</p>
                <ul>
                  {overlaps.map((one) => (
                    <li key={one.appointmentId}>{describeOverlap(one)}</li>
                  ))}
                </ul>
                <RadioList
                  styles={styles}
                  name="planned.overlaps"
                  legend="What becomes of these?"
                  choices={[
                    ['leave', 'Leave them with the worker until now'],
                    ['tell', 'Cancel them and tell the person'],
                  ]}
                  chosen={chosen.overlaps}
                  error={errors['planned.overlaps']}
                  onChoose={(value) => onChoose({ overlaps: value })}
                />
              </>
            )}
            {tasks > 0 && (
              <RadioList
                styles={styles}
                name="planned.tasks"
                legend="What becomes of the tasks?"
                choices={[
                  ...(isTaken ? [['move', `Move them to ${toName}`] as const] : []),
                  ['leave', 'Leave them as they are'] as const,
                ]}
                chosen={chosen.tasks}
                error={errors['planned.tasks']}
                onChoose={(value) => onChoose({ tasks: value })}
              />
            )}
          </section>
        );
      }}
    </Loaded>
  );
};
