import type { sessionPolicy } from '../../shared/kernel/session-policy.ts';

type Policy = { [Name in keyof typeof sessionPolicy]: number };

/**
 * Another session policy in which every number differs from the real one: a text with an old number did not read it.
 */
const changedPolicy: Policy = {
  idleMinutes: 33,
  warningMinutes: 3,
  absoluteHours: 7,
  rememberedHours: 11,
  codeMinutes: 12,
  codeTries: 4,
  windowMinutes: 17,
  emailedCodeTries: 3,
  passwordTries: 9,
  passwordTriesOfNetwork: 70,
  codesToAccount: 7,
  codesToAccountADay: 31,
  textsADay: 700,
};

/** For `vi.mock` of `shared/kernel/session-policy.ts`. */
export const withChangedPolicy = <Module extends object>(module: Module) => ({
  ...module,
  sessionPolicy: changedPolicy,
});
