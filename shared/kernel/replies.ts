import * as z from 'zod';
import { problem } from './problem.ts';

/** The reply to a change, in words for the person. */
export const confirmation = z.object({ message: z.string() });

/** 409: what is saved now, which somebody else has changed since it was read. */
export const conflict = <Current extends z.ZodType>(current: Current) => z.object({ ...problem.shape, current });

/** A page for people: HTML, for a browser without scripts. */
export const htmlPage = z.string().meta({ contentMediaType: 'text/html' });

/** A reply for a calendar program (RFC 5545). */
export const calendarText = z.string().meta({ contentMediaType: 'text/calendar' });

/** The version of a stored item that was read before it was changed, from 1: a later one meanwhile is a conflict. */
export const versionRead = z
  .int('Please open this again: what you had open cannot be matched with what is stored.')
  .min(1);
