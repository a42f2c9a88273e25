import { expect, it } from 'vitest';
import { inFormLanguage, languageQuery, storedLanguage } from './written-in.ts';

it('English is neither stored nor asked for, and any other language is', () => {
  expect([storedLanguage('en'), storedLanguage('ur')]).toEqual([{}, { writtenIn: 'ur' }]);
  expect([languageQuery('en'), languageQuery('ur')]).toEqual([{}, { language: 'ur' }]);
  expect([inFormLanguage('/a', 'en'), inFormLanguage('/a', 'ur')]).toEqual(['/a', '/a?language=ur']);
});
