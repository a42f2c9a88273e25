import * as z from 'zod';
import { staffUser } from '../patients/staff-user.ts';

/** To whom a record, or a part of it, is restricted, with the names of people. */
export const namedRestriction = z.object({
  users: z.array(staffUser),
  why: z.string(),
  by: staffUser,
  at: z.iso.datetime(),
});
export type NamedRestriction = z.infer<typeof namedRestriction>;
