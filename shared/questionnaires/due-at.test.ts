import { expect, it } from 'vitest';
import { dueAt } from './due-at.ts';

const taken = (questionType: 'phq' | 'gad', questionDate: string) => ({ questionType, latest: { questionDate } });

it('a questionnaire that was never answered is due, where it is asked again and again', () => {
  expect(dueAt('counselling', [], '2026-11-22')).toEqual(expect.arrayContaining(['phq', 'gad']));
});

it('one is due from the 42nd day after its latest answers on', () => {
  const both = [taken('phq', '2026-10-11'), taken('gad', '2026-10-12')];
  expect(dueAt('counselling', both, '2026-11-21')).not.toContain('phq');
  expect(dueAt('counselling', both, '2026-11-22')).toContain('phq');
  expect(dueAt('counselling', both, '2026-11-22')).not.toContain('gad');
});
