import * as z from 'zod';
import { staffUser } from '../../../shared/patients/staff-user.ts';
import { dangerSigns } from '../../../shared/safety/danger.ts';
import { dangerCall, dangerWord } from '../../../shared/safety/danger-schema.ts';

/**
 * What a record says of danger beside its referrals, from which danger follows: the latest word of staff, the signs that
 * its answers had before somebody changed them, and when a joined referral or changed answers last added one.
 */
const storedDanger = z.object({
  word: dangerWord.optional(),
  earlierSigns: z.array(z.enum(dangerSigns)).optional(),
  since: z.iso.datetime().optional(),
});
export type StoredDanger = z.infer<typeof storedDanger>;

/** How a patient came to their worker, where a colleague gave them: the worker before, and the reason, if any. */
const came = z.object({ at: z.iso.datetime(), by: z.string(), from: staffUser.optional(), why: z.string().optional() });
export type Came = z.infer<typeof came>;

/** The fields of a record that concern its danger, the promised call, and how its worker came to it. */
export const dangerShape = {
  danger: storedDanger.optional(),
  /** Absent where nobody has dealt with the call yet: it then follows from the referral. */
  dangerCall: dangerCall.optional(),
  came: came.optional(),
};
