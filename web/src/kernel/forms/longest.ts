import * as z from 'zod';

const limitsOf = (schema: z.core.$ZodType): number[] => {
  if (schema instanceof z.ZodString) return schema.maxLength === null ? [] : [schema.maxLength];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return limitsOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return limitsOf(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(limitsOf);
  return [];
};

/**
 * The limit on the characters of a text of the API, for the control that it is typed into.
 * @throws {Error} if the schema is no text, or one without a limit.
 */
export const longest = (schema: z.ZodType): number => {
  const limits = limitsOf(schema);
  if (limits.length === 0) throw new Error('This schema is not of a text with a limit.');
  return Math.max(...limits);
};
