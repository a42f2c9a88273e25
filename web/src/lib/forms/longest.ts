import * as z from 'zod';

const limitsOf = (schema: z.core.$ZodType): number[] => {
  if (schema instanceof z.ZodString) return schema.maxLength === null ? [] : [schema.maxLength];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return limitsOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return limitsOf(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(limitsOf);
  return [];
};

/** The limit on the characters of a text of the API, for the control that it is typed into; undefined without one. */
export const limitOf = (schema: z.ZodType | undefined): number | undefined => {
  const limits = schema ? limitsOf(schema) : [];
  return limits.length === 0 ? undefined : Math.max(...limits);
};

/**
 * The limit of a text that has one.
 * @throws {Error} if the schema is no text, or one without a limit.
 */
export const longest = (schema: z.ZodType): number => {
  const limit = limitOf(schema);
  if (limit === undefined) throw new Error('This schema is not of a text with a limit.');
  return limit;
};
