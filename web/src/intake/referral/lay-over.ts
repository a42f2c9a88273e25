import { type Draft, isGiven } from '../../../../shared/kernel/forms/read-entries.ts';

/** The earlier answers, each replaced by the newer answer to the same question where there is one. */
export const layOver = (earlier: Draft, newer: Draft): Draft => ({
  ...earlier,
  ...Object.fromEntries(
    Object.entries(newer).map(([name, answers]) => {
      const before = earlier[name];
      if (Array.isArray(answers)) return [name, isGiven(answers) ? answers : (before ?? answers)];
      return [
        name,
        { ...answers, ...before, ...Object.fromEntries(Object.entries(answers).filter(([, one]) => isGiven(one))) },
      ];
    }),
  ),
});
