import { expect, it } from 'vitest';
import { sayNextStep } from './account-state.ts';

it('nobody is told that they can sign in while their account cannot', () => {
  expect(sayNextStep({ state: 'ACTIVE', made: false })).toBe('They sign in again with a texted code.');
  expect(sayNextStep({ state: 'ACTIVE', made: true })).toContain('choose a password first');
  expect(sayNextStep({ state: 'NOT_ACTIVATED', made: false })).toContain('not activated yet');
  expect(sayNextStep({ state: 'DISABLED', made: false })).toContain('once it is enabled');
});
