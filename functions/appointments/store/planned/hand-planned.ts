import { overlaps, spanOf } from '../../../../shared/appointments/appointments.ts';
import { type HandedPlanned, tasksGoAlong } from '../../../../shared/appointments/planned.ts';
import { bankHolidayOn } from '../../../../shared/country/bank-holidays.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { nobody } from '../../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { findGroupAt, readGroupTimes } from '../../../groups/store/group-times.ts';
import { AppointmentsPlanned } from '../../../kernel/store/appointments-planned.ts';
import type { AuditContext } from '../../../kernel/store/audit.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import { readPage } from '../../../kernel/store/read-counted-list.ts';
import { requireMayWork } from '../../../kernel/store/worker-excluded.ts';
import { readPatients } from '../../../patients/store/patients.ts';
import { addToTimeline } from '../../../patients/store/timeline.ts';
import { giveTask } from '../../../tasks/store/give-tasks.ts';
import { openTaskList, parseTaskRow, type StoredTask } from '../../../tasks/store/task-items.ts';
import { dayOfAppointment, type StoredAppointment, shapeOf } from '../appointment-items.ts';
import { type Resource, readBookedDays } from '../diary-days.ts';
import { cancelPlanned, changeIfPlanned, numberRequests } from './cancel-planned.ts';
import { readPlannedAppointments } from './planned-appointments.ts';

/** More open tasks than anybody has. */
const tasksRead = 500;

/** What a worker has planned: appointments ahead, and open tasks about patients. */
export type WorkersPlans = { sessions: readonly StoredAppointment[]; tasks: readonly StoredTask[] };

/** Reads a worker's plans once for however many patients go: one query, a request for each hundred sessions, one list. */
export const readWorkersPlans = async (table: Table, worker: string, at: string): Promise<WorkersPlans> => {
  const page = { page: 1, size: tasksRead, earliestFirst: true };
  const [sessions, tasks] = await Promise.all([
    readPlannedAppointments(table, { kind: 'worker', of: worker }, at),
    readPage(table, openTaskList(worker), page, parseTaskRow),
  ]);
  return { sessions, tasks: onlyReadable(tasks.content) };
};

/** The part of the plans that is about some patients. */
export const plansAbout = ({ sessions, tasks }: WorkersPlans, patientIds: ReadonlySet<string>): WorkersPlans => ({
  sessions: sessions.filter(({ patientId }) => patientIds.has(patientId)),
  tasks: tasks.filter(({ patientId }) => patientId !== undefined && patientIds.has(patientId)),
});

export type Overlapping = { appointment: StoredAppointment; why: Resource['kind'] | 'holiday' };

const isOnHoliday = (one: StoredAppointment): boolean => bankHolidayOn(dayOfAppointment(one)) !== undefined;

/** The sessions at which the new worker is not free, before anything is moved: two requests. */
export const findOverlaps = async (table: Table, sessions: readonly StoredAppointment[], to: string, at: string) => {
  if (sessions.length === 0) return [];
  const last = sessions.map(dayOfAppointment).toSorted().at(-1) ?? today(new Date(at));
  const worker = { kind: 'worker', of: to } as const;
  const [days, groups] = await Promise.all([
    readBookedDays(table, worker, { from: today(new Date(at)), to: addDays(last, 1) }),
    readGroupTimes(table, worker),
  ]);
  const taken = days.flatMap(({ bookings }) => bookings.filter(({ free }) => !free));
  return sessions.flatMap((appointment): Overlapping[] => {
    const span = spanOf(appointment.startsAt, appointment.minutes);
    const isTaken =
      taken.some((one) => overlaps(one, span)) || findGroupAt(groups, dayOfAppointment(appointment), span);
    if (isOnHoliday(appointment)) return [{ appointment, why: 'holiday' }];
    return isTaken ? [{ appointment, why: 'worker' }] : [];
  });
};

export type Handed = { moved: number; cancelled: number; stayed: number; tasks: number; overlaps: Overlapping[] };
export const nothingHanded = (): Handed => ({ moved: 0, cancelled: 0, stayed: 0, tasks: 0, overlaps: [] });

type Handing = {
  choice: HandedPlanned;
  to: StaffUser | undefined;
  reason: string;
  /** Who tells the person where no text can. */
  owner: StaffUser;
};

/**
 * Does with a worker's plans about one patient what was chosen, before the patient goes: whatever was interrupted is still
 * found under the old worker, so that the same request sent again goes on.
 */
export const handPlans = async (
  table: Table,
  { sessions, tasks }: WorkersPlans,
  { choice, to, reason, owner }: Handing,
  next: () => AuditContext,
): Promise<Handed> => {
  const handed = nothingHanded();
  const toCancel: StoredAppointment[] = choice.sessions === 'tell' ? [...sessions] : [];
  if (choice.sessions === 'leave') handed.stayed = sessions.length;
  for (const appointment of choice.sessions === 'move' && to ? sessions : []) {
    const moved = isOnHoliday(appointment)
      ? ('holiday' as const)
      : await changeIfPlanned(table, appointment, next, (stored, own) => {
          const after = { ...stored, workerId: to?.id ?? '', changedAt: own.at, version: stored.version + 1 };
          const event = { kind: 'appointment-moved' as const, ...shapeOf(after), from: stored.startsAt, worker: to };
          return { after, writes: [addToTimeline(stored.patientId, own, event)] };
        });
    if (moved === undefined) continue;
    if (moved !== 'holiday' && moved.outcome === 'done') {
      handed.moved += 1;
      continue;
    }
    handed.overlaps.push({ appointment, why: moved === 'holiday' ? 'holiday' : moved.clash.kind });
    if (choice.overlaps === 'tell') toCancel.push(appointment);
    else handed.stayed += 1;
  }
  await cancelPlanned(table, toCancel, { isInformed: true, reason, owner }, next);
  handed.cancelled = toCancel.length;
  if (choice.tasks === 'move' && to) {
    for (const task of tasks) handed.tasks += await giveTask(table, task, to, next());
  }
  return handed;
};

/** One patient goes from a worker to another, or to nobody; `choice` is what becomes of what is planned. */
type Going = {
  patientId: string;
  /** The id of an account, or `nobody`. */
  from: string;
  to: StaffUser | undefined;
  reason: string;
  choice: HandedPlanned | undefined;
};

/**
 * What is planned with the worker of one patient, who goes to another worker by a call of its own. Whoever calls tells the person
 * where no text can and nobody takes over.
 */
export const createHandingOne = (table: Table, findOwner: (username: string) => Promise<StaffUser>) => {
  return {
    /** The worker of a patient by the id of their account, or `nobody`. */
    workerOf: async (patientId: string): Promise<string> =>
      (await readPatients(table, [patientId])).get(patientId)?.user?.id ?? nobody,

    /**
     * What is planned with the worker until now, before anything is changed.
     *
     * @throws {AppointmentsPlanned} where sessions are, and nobody has said what becomes of them.
     * @throws {WorkerExcluded} where the record is closed to the new worker.
     */
    async readPlans({ patientId, from, to, choice }: Omit<Going, 'reason'>, at: string): Promise<WorkersPlans> {
      const patient = (await readPatients(table, [patientId])).get(patientId);
      if (patient) requireMayWork(to, patient.limits, patient);
      if (from === nobody || from === to?.id) return { sessions: [], tasks: [] };
      const plans = plansAbout(await readWorkersPlans(table, from, at), new Set([patientId]));
      if (!choice && plans.sessions.length > 0) throw new AppointmentsPlanned(plans.sessions);
      return plans;
    },

    /** Does with them what was chosen. Sent again after an interruption, it goes on with what is still the old worker's. */
    async hand({ to, reason, choice = tasksGoAlong }: Going, plans: WorkersPlans, auditContext: AuditContext) {
      if (plans.sessions.length + plans.tasks.length === 0) return;
      const owner = to ?? (await findOwner(auditContext.username));
      await handPlans(table, plans, { choice, to, reason, owner }, numberRequests(auditContext));
    },
  };
};
