import type { taskCalls } from '../../shared/tasks/calls.ts';
import { createPlannedReader } from '../appointments/store/planned/read-planned.ts';
import { readBelonging } from '../kernel/access/belonging.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { createAssignmentStore } from '../patients/store/assignments.ts';
import { createCaseloadStore } from '../patients/store/caseloads.ts';
import { createHandOver } from '../patients/store/hand-over.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createAbsenceSummary } from './store/absence-summary.ts';
import { createAbsenceStore } from './store/absences.ts';
import { createTaskGiving } from './store/give-tasks.ts';
import { createTaskStore } from './store/tasks.ts';
import { createTodayStore } from './store/today.ts';

export const makeDependencies = withStaff((table) => ({
  tasks: createTaskStore(table),
  giveTasks: createTaskGiving(table),
  absences: createAbsenceStore(table),
  readAbsenceSummary: createAbsenceSummary(table),
  caseloads: createCaseloadStore(table),
  readToday: createTodayStore(table),
  handOver: createHandOver(table),
  readPlanned: createPlannedReader(table),
  assignments: createAssignmentStore(table),
  settings: createSettingsStore(table),
  belonging: (ids: readonly string[]) => readBelonging(table, ids),
  patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
}));
export type TasksDependencies = ReturnType<typeof makeDependencies>;
export type TasksHandlers = Handlers<typeof taskCalls, TasksDependencies>;
