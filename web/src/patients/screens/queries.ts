import { useQuery } from '@tanstack/react-query';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { cachedForReturn, callQuery, paged } from '../../kernel/lib/query.ts';
import { type Choice, queryOf } from './choice.ts';

export const useCaseload = (choice: Choice, after: string | undefined) =>
  useQuery({
    ...callQuery(taskCalls.listCaseload, {
      query: { ...queryOf(choice), order: choice.order, ...(after && { after }) },
    }),
    ...paged,
    ...cachedForReturn,
  });

export const useCount = (choice: Choice) => useQuery(callQuery(taskCalls.countCaseload, { query: queryOf(choice) }));
