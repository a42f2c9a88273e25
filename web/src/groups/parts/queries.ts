import { groupCalls } from '../../../../shared/groups/calls.ts';
import { freshOnReturn } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';

/** One group with its people and its dates. */
export const useGroup = (groupId: string) => useReading(groupCalls.readGroup, { params: { groupId } }, freshOnReturn);
