/** The state of a navigation that changes the address and not the screen: focus and scroll position stay. */
export const stayHere = { staysHere: true } as const;

export const isStaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'staysHere' in state && state.staysHere === true;
