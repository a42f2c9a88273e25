/**
 * One key for each submission, kept as long as its content stays the same: an answer that was lost and a second try are
 * then one submission to the API.
 */
export const createIdempotencyKeys = () => {
  let current: { content: string; key: string } | undefined;
  return {
    keyOf: (body: unknown): string => {
      const content = JSON.stringify(body);
      if (current?.content !== content) current = { content, key: crypto.randomUUID() };
      return current.key;
    },
    /** After a success the same words are a new submission. */
    forget: (): void => {
      current = undefined;
    },
  };
};
