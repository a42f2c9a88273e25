/** The state of a move that changes the address of a screen and not the screen: the focus and the scrolling stay. */
export const stayHere = { staysHere: true } as const;

export const isStaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'staysHere' in state && state.staysHere === true;
