import { countMissed, daysOfStep, type MissedStep, stepDue, stepsOf } from '../../../shared/appointments/missed.ts';
import { episodeAt } from '../../../shared/episodes/episodes.ts';
import { formatDay } from '../../../shared/kernel/format-day.ts';
import { today } from '../../../shared/kernel/today.ts';
import { addWorkingDays } from '../../../shared/kernel/working-days.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import { deriveId } from '../../kernel/lib/derived-id.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { Patient } from '../../patients/store/patients.ts';
import { createSettingsStore } from '../../settings/store/settings.ts';
import type { FindOwner } from '../../tasks/store/find-owner.ts';
import { putTask } from '../../tasks/store/task-items.ts';
import { dayOfAppointment, readAppointments, type StoredAppointment } from './appointment-items.ts';
import { readDiaryDays } from './diary-days.ts';

/** The days with a session that are read, the latest first: enough for the third missed one with cancelled ones between. */
const daysRead = 12;

const wordsOf: Readonly<Record<MissedStep, (day: string, missed: number) => string>> = {
  ring: (day) => `Ring them, in the way that is safe: they did not come to the session of ${day}.`,
  letter: (day) =>
    `Write to them, in the way that is safe: they have missed two sessions in a row, the last of ${day}.`,
  discuss: (day, missed) =>
    `Discuss whether to close: they have missed ${missed} sessions in a row, the last of ${day}. Nothing closes by itself.`,
};

/** The id of the task of a recorded session: the same for the same recording of it. */
const taskIdOf = ({ appointmentId, version }: StoredAppointment, at: string): string =>
  deriveId(`${appointmentId} ${version}`, at);

/** The task of a step. */
const writeTask = (
  after: StoredAppointment,
  ownerId: string,
  { step, missed }: { step: MissedStep; missed: number },
  { at, username = after.workerId }: Doing,
): Write[] =>
  putTask({
    taskId: taskIdOf(after, at),
    what: wordsOf[step](formatDay(dayOfAppointment(after)), missed),
    until: addWorkingDays(today(new Date(at)), daysOfStep[step]),
    ownerId,
    patientId: after.patientId,
    ...(step !== 'discuss' && { kind: step }),
    source: 'missed-session',
    madeBy: username,
    madeAt: at,
    version: 1,
  });

/** What is read about somebody who did not attend: the rules of the services, and their latest sessions. */
const readBeforeStep = async (table: Table, patientId: string, day: string) => {
  const of = { kind: 'person', of: patientId } as const;
  const [{ missed: rules }, sessions] = await Promise.all([
    createSettingsStore(table).read(),
    readDiaryDays(table, of, { from: '0', to: day, latestFirst: true, days: daysRead }).then((ids) =>
      readAppointments(table, ids),
    ),
  ]);
  return { rules, sessions };
};

/**
 * The task that follows a session which somebody did not attend, by the rule of their service; none for one that was recorded so
 * before, nor while nobody looks after the person here.
 */
export const createFollowMissed =
  (findOwner: FindOwner) =>
  async (
    table: Table,
    { before, after }: { before: StoredAppointment | undefined; after: StoredAppointment },
    patient: Patient,
    doing: Doing,
  ): Promise<Write[]> => {
    if (after.status !== 'missed' || before?.status === 'missed' || !patient.active) return [];
    const { rules, sessions } = await readBeforeStep(table, after.patientId, today(new Date(doing.at)));
    const current = currentEpisode(patient.episodes).number;
    const isOfNow = (one: StoredAppointment) => episodeAt(patient.episodes, dayOfAppointment(one)).number === current;
    const others = sessions.filter(({ appointmentId }) => appointmentId !== after.appointmentId);
    const missed = countMissed([...others, after].filter(isOfNow));
    const step = stepDue(missed, stepsOf(rules, patient.service));
    if (step === undefined) return [];
    // Whoever held the session, where nobody looks after the person.
    const { id } = await findOwner(patient.user?.id ?? after.workerId, doing.username ?? after.workerId);
    return writeTask(after, id, { step, missed }, doing);
  };
export type FollowMissed = ReturnType<typeof createFollowMissed>;
