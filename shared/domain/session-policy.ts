/**
 * The lifetimes of sessions and codes; the limits on how often one is sent are in `limit-policy.ts`. Functions,
 * browser, templates, the embedded services and every text that names one of these are made from here.
 */
export const sessionPolicy = {
  /** Without activity the session ends, on the server too; a token lives as long. */
  idleMinutes: 20,
  /** The time before that at which the browser warns. */
  warningMinutes: 2,
  /** The longest session, whatever the activity; then a new sign-in is needed. */
  absoluteHours: 8,
  /** How long a remembered browser answers for the code. */
  rememberedHours: 12,
  /** The life of a texted code. */
  codeMinutes: 10,
  /** The attempts at a texted code. Cognito's own limit, which the browser has to explain. */
  codeTries: 5,
  /** The period of limits on sending and trying. */
  windowMinutes: 15,
} as const;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** `10 minutes`, `1 minute`. */
export const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
