import { taskCalls } from '../../shared/tasks/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { askHandOver } from './ask-hand-over.ts';
import { changeTask } from './change-task.ts';
import { countCaseload } from './count-caseload.ts';
import { createTask } from './create-task.ts';
import { makeDependencies } from './dependencies.ts';
import { finishTask } from './finish-task.ts';
import { handOver } from './hand-over.ts';
import { listCaseload } from './list-caseload.ts';
import { listColleagues } from './list-colleagues.ts';
import { listPatientTasks } from './list-patient-tasks.ts';
import { listTasks } from './list-tasks.ts';
import { readFrame } from './read-frame.ts';
import { readPlanned } from './read-planned.ts';
import { readTask } from './read-task.ts';
import { readToday } from './read-today.ts';
import { takeOn } from './take-on.ts';

export const handler = serve(
  taskCalls,
  {
    askHandOver,
    changeTask,
    countCaseload,
    createTask,
    finishTask,
    handOver,
    listCaseload,
    listColleagues,
    listPatientTasks,
    listTasks,
    readFrame,
    readPlanned,
    readTask,
    readToday,
    takeOn,
  },
  makeDependencies,
);
