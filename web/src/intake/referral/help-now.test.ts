import { expect, it } from 'vitest';
import { referralGroups } from '../../../../shared/intake/referral-form.ts';
import { dangerTicks } from '../../../../shared/safety/danger-ticks.ts';

// The style sheet shows the help once any tick above it is ticked.
it('stands right below the ticks that mean danger, which come before the others', () => {
  const ticks = Object.keys(referralGroups.referralRiskAssessment.fields);
  expect(ticks.slice(0, dangerTicks.length)).toEqual([...dangerTicks]);
});
