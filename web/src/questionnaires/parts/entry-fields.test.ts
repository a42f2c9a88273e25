import { expect, it } from 'vitest';
import { changeAnswers, entryOfFields } from './entry-fields.ts';

const asked = { q3: '1', w3: 'With tablets.', q4: '1', w4: 'At night.', questionDate: '2026-11-22' };

it('keeps the words beside an answer that was taken back while others are left', () => {
  const changed = { ...asked, ...changeAnswers(asked, [{ question: 3, score: 0 }]) };
  expect(changed).toEqual({ ...asked, q3: '0', q4: '' });
  expect(entryOfFields(changed).answers).toEqual([{ question: 3, score: 0 }]);
});

it('leaves nothing of a questionnaire whose last answer was taken back', () => {
  expect({ ...asked, ...changeAnswers(asked, []) }).toEqual({
    q3: '',
    w3: '',
    q4: '',
    w4: '',
    questionDate: '2026-11-22',
  });
});
