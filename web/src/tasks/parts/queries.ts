import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { cachedForReturn } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';

/** The open tasks about one patient, by due day. */
export const usePatientTasks = (patientId: string) => useReading(taskCalls.listPatientTasks, { params: { patientId } });

/** Who works here. */
export const useColleagues = () => useReading(taskCalls.listColleagues, {}, cachedForReturn);
