/** The same text for the same value, whatever the order of its parts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  );
