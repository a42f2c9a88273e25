import { useQuery } from '@tanstack/react-query';
import { diary } from '../../../../shared/api/diary.ts';
import { callQuery, freshOnReturn } from '../../lib/query.ts';

/** One group with its people and its dates. */
export const useGroup = (groupId: string) =>
  useQuery({ ...callQuery(diary.readGroup, { params: { groupId } }), ...freshOnReturn });
