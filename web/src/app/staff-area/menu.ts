import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { MessagesPanel } from '../../messages/screens/messages-panel.tsx';
import { ReferralsPanel } from '../../referrals/screens/referrals-panel.tsx';

/** The lists of the staff home, as shown by `/admin?show=...`. A list is added with a line here. */
const panels = [
  { show: 'messages', label: 'Messages', Panel: MessagesPanel, permission: 'mayReadMessages', count: 'messages' },
  { show: 'referrals', label: 'Referrals', Panel: ReferralsPanel, permission: 'mayReadRecords', count: 'newReferrals' },
] as const;

/** The lists that this person may see. */
export const staffMenu = () => panels.filter(({ permission }) => may(permission));

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
