import { expect, it } from 'vitest';
import { describeNextStep } from './account-state.ts';

it('nobody is told that they can sign in while their account cannot', () => {
  expect(describeNextStep({ state: 'ACTIVE' })).toBe('They sign in again with a texted code.');
  expect(describeNextStep({ state: 'NOT_ACTIVATED' })).toContain('not activated yet');
  expect(describeNextStep({ state: 'DISABLED' })).toContain('once it is enabled');
});
