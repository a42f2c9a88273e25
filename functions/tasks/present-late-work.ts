import { today } from '../../shared/kernel/today.ts';
import { countLate, type LateWork } from '../../shared/tasks/late.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { Table } from '../kernel/store/open-table.ts';
import type { TasksDependencies } from './dependencies.ts';
import { readLateWork } from './store/late-work.ts';

/** What is late today, counted in three ways. */
export const presentLateWork = async (table: Table, naming: Pick<TasksDependencies, 'staff'>): Promise<LateWork> => {
  const { late, more } = await readLateWork(table, today());
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
    workers: byWorker.map(({ name, ...one }) => ({ ...one, ...(name !== undefined && { worker: nameOf(name) }) })),
  };
};
