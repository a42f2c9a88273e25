import * as z from 'zod';

/** What every failed call answers. Messages are for people; `errors` names the fields of the request. */
export const problem = z.object({
  status: z.int(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The id of a patient whose record is refused to the caller until they give a reason. */
  closedRecord: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
