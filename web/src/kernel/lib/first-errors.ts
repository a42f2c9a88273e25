type Issue = { path: string | readonly PropertyKey[]; message: string };

const fieldOf = ({ path }: Issue): string => (typeof path === 'string' ? path : path.map(String).join('.'));

/**
 * One message a field, from a schema's issues or from a problem of the API: in the order of the form, then those about
 * no field of it.
 */
export const firstErrors = (issues: readonly Issue[], fields: readonly string[]): Record<string, string> => {
  const messages = new Map<string, string>();
  for (const issue of issues.toReversed()) messages.set(fieldOf(issue), issue.message);
  const inOrder = [...fields.filter((field) => messages.has(field)), ...messages.keys()];
  return Object.fromEntries(inOrder.map((field) => [field, messages.get(field) ?? '']));
};
