import type { work } from '../../../shared/api/work.ts';
import { readBelonging } from '../../data/access/belonging.ts';
import { connectTable } from '../../data/open-table.ts';
import { createPlannedReader } from '../../data/planned/read-planned.ts';
import { readPatients } from '../../data/questionnaires/patients.ts';
import { createAssignmentStore } from '../../data/records/assignments.ts';
import { createSettingsStore } from '../../data/settings.ts';
import { createCaseloadStore } from '../../data/work/caseloads.ts';
import { createFrameReader } from '../../data/work/frame.ts';
import { createHandOver } from '../../data/work/hand-over.ts';
import { createTaskStore } from '../../data/work/tasks.ts';
import { createTodayStore } from '../../data/work/today.ts';
import type { Handlers } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    tasks: createTaskStore(table),
    caseloads: createCaseloadStore(table),
    readToday: createTodayStore(table),
    readFrame: createFrameReader(table),
    handOver: createHandOver(table),
    readPlanned: createPlannedReader(table),
    assignments: createAssignmentStore(table),
    settings: createSettingsStore(table),
    belonging: (ids: readonly string[]) => readBelonging(table, ids),
    patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
export type WorkDependencies = ReturnType<typeof makeDependencies>;
export type WorkHandlers = Handlers<typeof work, WorkDependencies>;
