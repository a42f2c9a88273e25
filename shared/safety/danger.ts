import { type DangerTick, dangerTicks } from './danger-ticks.ts';
import { speaksOfDanger } from './danger-words.ts';

/** The signs that somebody may be in danger: a tick, or the words of the reason. */
export const dangerSigns = [...dangerTicks, 'words'] as const;
export type DangerSign = (typeof dangerSigns)[number];

type Answers = {
  readonly referralRiskAssessment?: { readonly [Name in DangerTick]?: boolean } | undefined;
  readonly referralContent?: { readonly content?: string } | undefined;
};

/** The signs of danger in a referral; empty when there are none. The person is then rung within one working day. */
export const dangerOf = ({
  referralRiskAssessment: ticks = {},
  referralContent: reason = {},
}: Answers): DangerSign[] => [
  ...dangerTicks.filter((tick) => ticks[tick]),
  ...(speaksOfDanger(reason.content ?? '') ? (['words'] as const) : []),
];
