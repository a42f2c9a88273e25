import { readBelonging } from '../../data/access/belonging.ts';
import { connectTable } from '../../data/open-table.ts';
import { createPlannedReader, type PlannedReader } from '../../data/planned/read-planned.ts';
import { type Patient, readPatients } from '../../data/questionnaires/patients.ts';
import { type AssignmentStore, createAssignmentStore } from '../../data/records/assignments.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import { type CaseloadStore, createCaseloadStore } from '../../data/work/caseloads.ts';
import { createFrameReader, type FrameReader } from '../../data/work/frame.ts';
import { createHandOver, type HandOver } from '../../data/work/hand-over.ts';
import { createTaskStore, type TaskStore } from '../../data/work/tasks.ts';
import { createTodayStore, type TodayStore } from '../../data/work/today.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type WorkDependencies = {
  tasks: TaskStore;
  caseloads: CaseloadStore;
  readToday: TodayStore;
  readFrame: FrameReader;
  handOver: HandOver;
  readPlanned: PlannedReader;
  assignments: Pick<AssignmentStore, 'handOver'>;
  settings: Pick<SettingsStore, 'read'>;
  belonging: (ids: readonly string[]) => Promise<ReadonlyMap<string, Patient>>;
  patients: { read: (ids: readonly string[]) => Promise<Map<string, Patient>> };
  staff: StaffDirectory;
};

export const makeDependencies = (): WorkDependencies => {
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
    belonging: (ids) => readBelonging(table, ids),
    patients: { read: (ids) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
