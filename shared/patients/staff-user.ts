import * as z from 'zod';

/** A member of staff: `id` is the `sub` of the account. */
export const staffUser = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export type StaffUser = z.infer<typeof staffUser>;
