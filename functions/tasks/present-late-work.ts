import { today } from '../../shared/kernel/today.ts';
import { countLate, type LateWork } from '../../shared/tasks/late.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { Table } from '../kernel/store/open-table.ts';
import type { TasksDependencies } from './dependencies.ts';
import { readLateDays } from './store/late-days.ts';
import { readDueWork } from './store/late-work.ts';

/** What is late today, counted in three ways, and how much was late on the days before. */
export const presentLateWork = async (table: Table, naming: Pick<TasksDependencies, 'staff'>): Promise<LateWork> => {
  const [{ work: late, more }, trend] = await Promise.all([readDueWork(table, today()), readLateDays(table)]);
  const byWorker = countLate(late, ({ workerId }) => workerId);
  const nameOf = await nameStaff(
    naming,
    byWorker.flatMap(({ name }) => name ?? []),
  );
  return {
    kinds: countLate(late, ({ kind }) => kind).map(({ name: kind, ...one }) => ({
      ...one,
      kind,
      more: more.includes(kind),
    })),
    services: countLate(
      late.filter(({ service }) => service !== undefined),
      ({ service }) => service,
    ).map(({ name, ...one }) => ({ ...one, ...(name && { service: name }) })),
    trend,
    workers: byWorker.map(({ name, ...one }) => ({ ...one, ...(name !== undefined && { worker: nameOf(name) }) })),
  };
};
