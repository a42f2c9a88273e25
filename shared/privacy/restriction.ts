import * as z from 'zod';

/** Only these people open it; everybody else gives a reason. As it is stored. */
export const restriction = z.object({
  /** The people given, whoever asked for it, and those who made the part: every version of a note that can be restricted. */
  ids: z.array(z.string()).min(1).max(50),
  why: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Restriction = z.infer<typeof restriction>;

/** Whether a part of a record is restricted to others: whoever asks reads it with a reason alone. */
export const isRestrictedFor = (restrictedTo: Restriction | undefined, username: string): boolean =>
  restrictedTo !== undefined && !restrictedTo.ids.includes(username);
