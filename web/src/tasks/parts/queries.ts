import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { cachedForReturn } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';

export const useColleagues = () => useReading(taskCalls.listColleagues, {}, cachedForReturn);
