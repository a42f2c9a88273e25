import { useQuery } from '@tanstack/react-query';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { callQuery, freshOnReturn } from '../../kernel/lib/query.ts';

/** One group with its people and its dates. */
export const useGroup = (groupId: string) =>
  useQuery({ ...callQuery(groupCalls.readGroup, { params: { groupId } }), ...freshOnReturn });
