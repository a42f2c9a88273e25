import { expect, it } from 'vitest';
import { describeHandling } from './describe-handling.ts';

const by = { id: 'sub', firstName: 'Nasreen', lastName: 'Akhtar' };
const at = '2026-11-20T10:00:00.000Z';

it('says in a few words whether a message is answered, and by whom', () => {
  expect(describeHandling({ state: 'new' })).toBe('New');
  expect(describeHandling({ state: 'answering', by, at })).toBe('Nasreen Akhtar is answering');
  expect(describeHandling({ state: 'answered', how: 'rang', by, at })).toBe('Answered by phone');
});
