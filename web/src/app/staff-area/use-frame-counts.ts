import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';

export type FrameCounts = z.infer<(typeof taskCalls.readFrame.replies)[200]>;

const aMinute = 60_000;

/** Counts of what waits for the staff, no older than a minute while the tab is in sight. */
export const useFrameCounts = () =>
  useQuery({
    ...callQuery(taskCalls.readFrame, { background: true }),
    enabled: may('mayReadRecords'),
    refetchInterval: aMinute,
    refetchOnWindowFocus: 'always',
  });
