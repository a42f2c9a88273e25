import * as z from 'zod';
import { problem } from './problem.ts';

/** The reply to a change, in words for the person. */
export const confirmation = z.object({ message: z.string() });

/** 409: what is saved now, which somebody else has changed since it was read. */
export const conflict = <Current extends z.ZodType>(current: Current) => z.object({ ...problem.shape, current });
