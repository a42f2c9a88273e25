import type * as z from 'zod';

/** Parses the environment of a function. @throws at start-up, naming what is missing */
export const readEnvironment = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> =>
  schema.parse(process.env);
