import { expect, it } from 'vitest';
import { describeLanguages } from './words.ts';

it.each([
  ['en', false, 'The questions are in English.'],
  ['hi', false, 'Asked in Hindi, in the published words: PHQ-9 and GAD-7.'],
  [
    'hi',
    true,
    'Asked in Hindi, in the published words: PHQ-9 and GAD-7. Asked in English, as there is no published version in Hindi: feedback. The page says that you or an interpreter can help.',
  ],
  [
    'ur',
    false,
    'Asked in English, as there is no published version in Urdu: PHQ-9 and GAD-7. The page says that you or an interpreter can help.',
  ],
] as const)('before a link goes in %s, with feedback %s, the screen says: %s', (language, feedback, words) => {
  expect(describeLanguages(['phq', 'gad'], feedback, language)).toBe(words);
});
