type Way = 'call' | 'text' | 'email' | 'letter';

/**
 * Whether a way to reach somebody was marked safe. Where none was, a call is: the forms say that a blank means to ring,
 * leave no message and not say who we are.
 */
export const isSafeWay = (way: Way, safeContact: { readonly methods: readonly string[] } | undefined): boolean => {
  const ways = safeContact?.methods ?? [];
  return ways.length === 0 ? way === 'call' : ways.includes(way);
};

/** The numbers of a person, each once. */
export const listPhones = ({ mobile, phone }: { mobile: string; phone: string }): string[] => [
  ...new Set([mobile, phone].filter(Boolean)),
];
