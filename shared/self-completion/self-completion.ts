import { hourMs } from '../kernel/session-policy.ts';

/** The ways to answer by oneself: on a tablet that a worker hands over, or by a one-use link. */
export const completionWays = ['tablet', 'text', 'email'] as const;
export type CompletionWay = (typeof completionWays)[number];

/** How long a link opens, and how long a tablet that is not given back accepts answers. */
const opensForMs: Readonly<Record<CompletionWay, number>> = {
  tablet: 3 * hourMs,
  text: 72 * hourMs,
  email: 72 * hourMs,
};

/** The number of wrong dates of birth after which a link never opens again. */
export const mostWrongDates = 5;

export const closesAt = (way: CompletionWay, askedAt: string): string =>
  new Date(Date.parse(askedAt) + opensForMs[way]).toISOString();

/** The outcome of sending a link. `failed`: nothing was sent, and nobody can open it. */
export const sendingOutcomes = ['sent', 'failed'] as const;
export type SendingOutcome = (typeof sendingOutcomes)[number];

export type SelfCompletion = {
  readonly closesAt: string;
  readonly sending?: { readonly outcome: SendingOutcome } | undefined;
  readonly openedAt?: string | undefined;
  readonly finishedAt?: string | undefined;
  readonly revokedAt?: string | undefined;
  readonly wrongDates: number;
};

/** The state of a request: the last of asked, sent, opened and answered that has happened, or why it is over. */
export const completionStates = [
  'asked',
  'sent',
  'not-sent',
  'opened',
  'answered',
  'revoked',
  'locked',
  'expired',
] as const;
export type CompletionState = (typeof completionStates)[number];

export const completionStateOf = (one: SelfCompletion, now: number): CompletionState => {
  if (one.finishedAt !== undefined) return 'answered';
  if (one.revokedAt !== undefined) return 'revoked';
  if (one.sending?.outcome === 'failed') return 'not-sent';
  if (one.wrongDates >= mostWrongDates) return 'locked';
  if (now >= Date.parse(one.closesAt)) return 'expired';
  if (one.openedAt !== undefined) return 'opened';
  return one.sending ? 'sent' : 'asked';
};

const openStates: readonly CompletionState[] = ['asked', 'sent', 'opened'];

/** Whether it can still be answered. */
export const isStillOpen = (one: SelfCompletion, now: number): boolean =>
  openStates.includes(completionStateOf(one, now));
