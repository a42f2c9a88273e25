/** The working days after which a wait for a decision is long (amber), and after which it is too long (red). */
export type WaitLimits = { readonly amber: number; readonly red: number };

/** The default for a service without limits of its own. */
export const usualLimits: WaitLimits = { amber: 5, red: 10 };

/** Services with limits of their own, by id. */
export const limitsByService: Readonly<Record<string, WaitLimits>> = {
  rahat: { amber: 2, red: 5 },
  yaarana: { amber: 10, red: 20 },
};
