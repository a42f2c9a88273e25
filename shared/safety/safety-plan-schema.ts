import * as z from 'zod';
import { multiLine } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { type SafetyPlanPart, safetyPlanParts } from './safety-plan.ts';

const partOf = <Part extends z.ZodType>(part: Part) =>
  Object.fromEntries(safetyPlanParts.map(({ name }) => [name, part])) as Record<SafetyPlanPart, Part>;

/** The person's own words, part by part; a part that was left out is blank. */
export const safetyPlanWords = z.object(partOf(z.string()));
export type SafetyPlanWords = z.infer<typeof safetyPlanWords>;

const [firstPart] = safetyPlanParts;

export const safetyPlanInput = z
  .strictObject({
    ...partOf(multiLine(4000).default('')),
    /** The version that was read; 0 where there was none. */
    version: z.int('Please say which version of the plan you have changed.').min(0),
  })
  .refine((plan) => safetyPlanParts.some(({ name }) => plan[name] !== ''), {
    path: [firstPart.name],
    message: 'Please write at least one part of the plan.',
  });
export type SafetyPlanInput = z.output<typeof safetyPlanInput>;

/** A version of a safety plan. */
export const safetyPlan = safetyPlanWords.extend({
  version: z.int().min(1),
  /** Who wrote this version down, and when. */
  by: staffUser,
  writtenAt: z.iso.datetime(),
});
export type SafetyPlan = z.infer<typeof safetyPlan>;
