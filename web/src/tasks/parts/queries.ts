import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { cachedForReturn, useReading } from '../../kernel/lib/query.ts';

export const useColleagues = () => useReading(taskCalls.listColleagues, {}, cachedForReturn);
