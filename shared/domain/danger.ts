import type { referralGroups } from '../forms/referral-form.ts';
import { speaksOfDanger } from './danger-words.ts';

type Tick = keyof (typeof referralGroups)['referralRiskAssessment']['fields'];

/** The ticks of a referral that say that somebody may be harmed, by themselves or by another; the gravest first. */
export const dangerTicks = ['selfHarm', 'domestic', 'selfExploited', 'aggression'] as const satisfies readonly Tick[];

/** What says that somebody may be in danger: a tick, or the words of the reason. */
export const dangerSigns = [...dangerTicks, 'words'] as const;
export type DangerSign = (typeof dangerSigns)[number];

type Answers = {
  readonly referralRiskAssessment?: { readonly [Name in Tick]?: boolean } | undefined;
  readonly referralContent?: { readonly content?: string } | undefined;
};

/** What a referral says of danger; empty when it says nothing of it. The person is then rung within one working day. */
export const dangerOf = ({
  referralRiskAssessment: ticks = {},
  referralContent: reason = {},
}: Answers): DangerSign[] => [
  ...dangerTicks.filter((tick) => ticks[tick]),
  ...(speaksOfDanger(reason.content ?? '') ? (['words'] as const) : []),
];
