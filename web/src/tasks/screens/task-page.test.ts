import { expect, it } from 'vitest';
import { firstWords } from './task-page.tsx';

it.each([
  ['alert', /^Follow up the alert/],
  ['note', /^Follow up what we agreed/],
  ['phq', /PHQ-9/],
  ['nothing of ours', /^$/],
])('a task from %s begins with words of its own', (origin, words) => {
  expect(firstWords(origin)).toMatch(words);
  expect(firstWords(null)).toBe('');
});
