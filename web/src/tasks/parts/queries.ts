import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { cachedForReturn, useReading } from '../../kernel/lib/query.ts';

/** Who is away, now or later, and who covers. */
export const useAbsences = () => useReading(taskCalls.listAbsences, {}, cachedForReturn);

export const useColleagues = () => useReading(taskCalls.listColleagues, {}, cachedForReturn);
