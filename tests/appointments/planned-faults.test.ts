import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAppointmentStore } from '../../functions/appointments/store/appointments.ts';
import { createEnding } from '../../functions/appointments/store/planned/cancel-planned.ts';
import { readPlannedAppointments } from '../../functions/appointments/store/planned/planned-appointments.ts';
import { AppointmentsPlanned } from '../../functions/kernel/store/appointments-planned.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createAssignmentStore } from '../../functions/patients/store/assignments.ts';
import { createHandOver } from '../../functions/patients/store/hand-over.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createTimelineStore } from '../../functions/patients/store/timeline.ts';
import { readTasksAbout } from '../../functions/tasks/store/task-items.ts';
import { createTaskStore } from '../../functions/tasks/store/tasks.ts';
import { bookingInput } from '../../shared/appointments/appointment.ts';
import { repeatSession } from '../../shared/appointments/appointments.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { atEachMoment } from '../support/come-between.ts';
import { failAt, moments, StoreFailure, untilNoneFails } from '../support/failing-table.ts';
import { freeDay } from '../support/free-day.ts';
import { addPatient } from '../support/patients.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();

const workerOf = (id: string) => ({ id, firstName: 'Nasreen', lastName: 'Akhtar' });
const newWorker = () => workerOf(randomUUID());

const book = async (patientId: string, workerId: string, time = '10:00', weeks = 1) => {
  const input = bookingInput.parse({
    patientId,
    workerId,
    day: freeDay(),
    time,
    minutes: 30,
    place: 'telephone',
    weeks,
  });
  const times = repeatSession(input, weeks);
  if ('wrong' in times) throw new Error(times.wrong);
  const booked = await createAppointmentStore(table).book(input, times.occurrences, randomUUID(), makeAuditContext());
  expect(booked.outcome).toBe('done');
};
const addTask = async (patientId: string, what: string) => {
  const owner = newWorker();
  const input = { what, until: freeDay(), ownerId: owner.id, patientId, kind: undefined };
  expect(await createTaskStore(table).add(input, owner, randomUUID(), makeAuditContext())).toBeDefined();
};
const plannedOf = async (kind: 'worker' | 'person', of: string) =>
  await readPlannedAppointments(table, { kind, of }, new Date().toISOString());
const isActive = async (id: string) => (await createRecordStore(table).read(id))?.record.active;

it('when a session is planned while the episode ends, whoever comes second is answered with the first', async () => {
  await atEachMoment(table, async (interrupt) => {
    const [patientId, worker] = [await addPatient(), newWorker()];
    let isPlannedWhileActive = false;
    const ended = await interrupt(
      async () => {
        isPlannedWhileActive = (await isActive(patientId)) === true;
        await book(patientId, worker.id);
      },
      (through) =>
        createRecordStore(through)
          .setActive(patientId, false, makeAuditContext())
          .catch((error: unknown) => error),
    );
    if (isPlannedWhileActive) expect(ended).toBeInstanceOf(AppointmentsPlanned);
    expect(await isActive(patientId)).toBe(isPlannedWhileActive);
  });
});

const end = (through: Table, patientId: string, owner = newWorker()) => {
  const auditContext = makeAuditContext();
  return createEnding(through, async () => owner)({ patientId, sessions: 'cancel', tasks: 'end' }, auditContext, () =>
    createRecordStore(through).setActive(patientId, false, auditContext, 'end'),
  );
};

/** Does some work with one request failing after another, and the same again; `check` looks at what is there then. */
const failAndRepeat = async <Prepared>(
  when: (typeof moments)[number],
  prepare: () => Promise<Prepared>,
  work: (through: Table, prepared: Prepared) => Promise<unknown>,
  check: (prepared: Prepared) => Promise<void>,
) =>
  untilNoneFails(async (failing) => {
    const prepared = await prepare();
    const { table: through, met } = failAt(table, failing, when);
    await work(through, prepared).catch((error: unknown) => expect(error).toBeInstanceOf(StoreFailure));
    await work(table, prepared);
    await check(prepared);
    return met();
  });

it.each(moments)(
  'an end of an episode, with its sessions and tasks, that was interrupted %s a request was done goes on when it is sent again',
  async (when) => {
    await failAndRepeat(
      when,
      async () => {
        const patientId = await addPatient();
        await book(patientId, newWorker().id, '10:00', 3);
        for (const what of ['Ring the school.', 'Write to the GP.']) await addTask(patientId, what);
        return patientId;
      },
      end,
      async (patientId) => {
        expect(await plannedOf('person', patientId)).toEqual([]);
        expect(await isActive(patientId)).toBe(false);
        expect(await readTasksAbout(table, patientId, 10)).toEqual([]);
        // Each is on the timeline as ended once.
        const { events } = await createTimelineStore(table).read(patientId, 'latest', 100);
        expect(onlyReadable(events).filter(({ event }) => event.kind === 'task-done')).toHaveLength(2);
      },
    );
  },
);

it.each(moments)(
  'a hand-over that was interrupted %s a request was done goes on when it is sent again',
  async (when) => {
    await failAndRepeat(
      when,
      async () => {
        const [from, to] = [newWorker(), newWorker()];
        const patientIds = [await addPatient(), await addPatient()];
        for (const [n, patientId] of patientIds.entries()) {
          await createAssignmentStore(table).assign(patientId, from, makeAuditContext());
          await book(patientId, from.id, `1${n}:00`, 2);
        }
        return { from, to, patientIds };
      },
      (through, { from, to, patientIds }) =>
        createHandOver(through).hand(
          {
            from: from.id,
            reason: 'Sick leave.',
            patientIds,
            planned: { sessions: 'move', overlaps: 'leave', tasks: 'move' },
          },
          { to, owner: to },
          makeAuditContext(),
        ),
      async ({ from, to, patientIds }) => {
        expect(await plannedOf('worker', from.id)).toEqual([]);
        expect(await plannedOf('worker', to.id)).toHaveLength(4);
        for (const patientId of patientIds) {
          expect((await createRecordStore(table).read(patientId))?.record.user).toEqual(to);
        }
      },
    );
  },
);
