import { wireNameOf } from '../../shared/kernel/wire-names.ts';

/** Path parameters as API Gateway passes them to a function: by the names of the given templates. */
export const wireParams = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [wireNameOf(name), value]));
