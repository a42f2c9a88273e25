import type { referralGroups } from '../intake/referral-form.ts';

type Tick = keyof (typeof referralGroups)['referralRiskAssessment']['fields'];

/**
 * The ticks of a referral that say that somebody may be harmed, by themselves or by another; the most serious first.
 */
export const dangerTicks = ['selfHarm', 'domestic', 'selfExploited', 'aggression'] as const satisfies readonly Tick[];
export type DangerTick = (typeof dangerTicks)[number];
