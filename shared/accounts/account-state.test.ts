import { expect, it } from 'vitest';
import { describeNextStep } from './account-state.ts';

it('nobody is told that they can sign in while their account cannot', () => {
  expect(describeNextStep({ state: 'ACTIVE', made: false })).toBe('They sign in again with a texted code.');
  expect(describeNextStep({ state: 'ACTIVE', made: true })).toContain('choose a password first');
  expect(describeNextStep({ state: 'NOT_ACTIVATED', made: false })).toContain('not activated yet');
  expect(describeNextStep({ state: 'DISABLED', made: false })).toContain('once it is enabled');
});
