import { useQuery } from '@tanstack/react-query';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { cachedForReturn, callQuery } from '../../kernel/lib/query.ts';

/** The open tasks about one patient, by due day. */
export const usePatientTasks = (patientId: string) =>
  useQuery(callQuery(taskCalls.listPatientTasks, { params: { patientId } }));

/** Who works here. */
export const useColleagues = () => useQuery({ ...callQuery(taskCalls.listColleagues, {}), ...cachedForReturn });
