import * as z from 'zod';

/** The version of a stored item that was read before it was changed, from 1: a later one meanwhile is a conflict. */
export const versionRead = z
  .int('Please open this again: what you had open cannot be matched with what is stored.')
  .min(1);
