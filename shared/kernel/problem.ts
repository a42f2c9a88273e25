import * as z from 'zod';

/** The answer of every failed call. Messages are for people; `errors` names the fields of the request. */
export const problem = z.object({
  status: z.int(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The id of the patient whose record is refused until the caller gives a reason. */
  closedRecord: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
