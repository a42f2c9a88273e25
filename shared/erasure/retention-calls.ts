import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { dayText } from '../kernel/day-text.ts';
import { confirmation } from '../kernel/replies.ts';
import { singleLine, ulidText } from '../kernel/text.ts';
import { today } from '../kernel/today.ts';
import { staffUser } from '../patients/staff-user.ts';

const left = z.object({ until: z.string(), reason: z.string(), by: staffUser });

/** Something that is stored for longer than its retention time: since the last contact, or since it was sent. */
const dueItem = z.object({
  id: z.string(),
  name: z.string(),
  reference: z.string().optional(),
  since: z.iso.datetime(),
  /** It is left for now. */
  left: left.optional(),
});
export type DueItem = z.infer<typeof dueItem>;

const laterDay = 'Please give a day to come, on which somebody looks at it again.';
export const leaveInput = z.strictObject({
  reason: singleLine(300, 'Please write why it is left. Do not name the person.'),
  until: dayText(laterDay).refine((day) => day > today(), laterDay),
});

/** What is stored for longer than its retention time. Nothing goes without two people. */
export const retentionCalls = {
  /** Up to thirty of each, the longest first. */
  listDue: defineCall('GET /api/retention', {
    permission: 'mayEraseRecords',
    concerns: 'identity',
    replies: {
      200: z.object({
        records: z.array(dueItem),
        /** Referrals that led to nothing, after the months of the settings. */
        unused: z.array(dueItem),
        unusedMonths: z.int(),
        messages: z.array(dueItem),
      }),
    },
  }),
  /** Leaves a record or a message for now, with the reason. */
  leaveDue: defineCall('POST /api/retention/{dueId}/leave', {
    permission: 'mayEraseRecords',
    concerns: 'identity',
    params: { dueId: ulidText('Please open the list again.') },
    body: leaveInput,
    replies: { 200: confirmation },
  }),
};
