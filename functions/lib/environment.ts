import type * as z from 'zod';

/** Parses what a function needs of its environment; throws at start-up, naming what is missing. */
export const readEnvironment = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> =>
  schema.parse(process.env);
