import { CallFailure } from '../lib/call-failure.ts';

/**
 * Refuses a form before it is sent; the text, where there is one, is shown beside its button.
 *
 * @throws {CallFailure} with the errors, if there are any.
 */
export const refuseWrong = (errors: Readonly<Record<string, string>>, text = ''): void => {
  if (Object.keys(errors).length > 0) throw new CallFailure(400, text, { errors });
};
