import type { ServiceId } from '../kernel/service-id.ts';

/** The working days after which a wait for a decision is long (amber), and after which it is too long (red). */
export type WaitLimits = { readonly amber: number; readonly red: number };

/** For a referral that names no service, and for a service that needs no limits of its own. */
export const usualLimits: WaitLimits = { amber: 5, red: 10 };

export const limitsByService: { readonly [Id in ServiceId]: WaitLimits } = {
  rahat: { amber: 2, red: 5 },
  counselling: usualLimits,
  yaarana: { amber: 10, red: 20 },
  cancer: usualLimits,
};
