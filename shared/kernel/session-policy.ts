/**
 * The lifetimes of sessions and codes, and how often one may be tried or sent. Functions, browser, templates, the
 * embedded services and every text that names one of these are made from here; `limit-policy.ts` makes limits of them.
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
  /**
   * The attempts at an emailed code of one network in that period. Fewer than the 5 after which Cognito refuses the code
   * itself: one network cannot spoil it.
   */
  emailedCodeTries: 4,
  /** The passwords, right or wrong, that one network may try for one address through our API in that period. */
  passwordTries: 8,
  /** The same for all addresses together: more than a whole office makes. */
  passwordTriesOfNetwork: 60,
  /** Texted codes of one account in that period, and in a day: more than any honest day needs. */
  codesToAccount: 6,
  codesToAccountADay: 30,
  /** All texts with a code of a calendar day (UTC); at the limit none is sent, and an alarm reports it. */
  textsADay: 600,
} as const;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** `10 minutes`, `1 minute`. */
export const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
