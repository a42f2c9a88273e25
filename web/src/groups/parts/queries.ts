import { useQuery } from '@tanstack/react-query';
import { diary } from '../../../../shared/appointments/calls.ts';
import { callQuery, freshOnReturn } from '../../kernel/lib/query.ts';

/** One group with its people and its dates. */
export const useGroup = (groupId: string) =>
  useQuery({ ...callQuery(diary.readGroup, { params: { groupId } }), ...freshOnReturn });
