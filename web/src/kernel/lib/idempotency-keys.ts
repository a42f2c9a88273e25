/**
 * One idempotency key for each submission, the same as long as its content is: after a lost answer, a second try is
 * the same submission to the API.
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
