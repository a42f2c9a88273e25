/**
 * How long somebody stays signed in, and how long a code works; how often one is sent stands in `limit-policy.ts`. Functions, browser,
 * templates, the embedded services and every text that names one of these are made from here.
 */
export const sessionPolicy = {
  /** Without a sign of work the session ends, on the server too; a token lives as long. */
  idleMinutes: 20,
  /** How long before that the browser warns. */
  warningMinutes: 2,
  /** However much somebody works, they then sign in again. */
  absoluteHours: 8,
  /** How long a browser that its owner has remembered answers for the code. */
  rememberedHours: 12,
  /** The life of a texted code. */
  codeMinutes: 10,
  /** How often a texted code may be tried. Cognito's own limit, which the browser has to explain. */
  codeTries: 5,
  /** Of limits on sending and trying. */
  windowMinutes: 15,
} as const;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** `10 minutes`, `1 minute`. */
export const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
