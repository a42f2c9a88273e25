import type * as z from 'zod';
import { plainWords } from '../../../../shared/kernel/plain-words.ts';
import { CallFailure } from '../lib/call-failure.ts';
import { firstErrors } from '../lib/first-errors.ts';

/** The errors that the schema of the API finds, by the control of each field; the same words as the API's own. */
export const checkFields = (
  schema: z.ZodType,
  values: unknown,
  control: (field: string) => string = (field) => field,
  order: readonly string[] = [],
): Record<string, string> => {
  const parsed = schema.safeParse(values, { error: plainWords });
  if (parsed.success) return {};
  const named = Object.entries(firstErrors(parsed.error.issues, order));
  return Object.fromEntries(named.map(([field, text]) => [control(field), text]));
};

/**
 * Refuses a form before it is sent; the text, where there is one, is shown beside its button.
 *
 * @throws {CallFailure} with the errors, if there are any.
 */
export const refuseWrong = (errors: Readonly<Record<string, string>>, text = ''): void => {
  if (Object.keys(errors).length > 0) throw new CallFailure(400, text, { errors });
};
