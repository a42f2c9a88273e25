import { expect, it } from 'vitest';
import { isFiltered, readChoice, writeChoice } from './choice.ts';

it('an address without a choice shows all that nobody has decided on, and says nothing of it', () => {
  const choice = readChoice(new URLSearchParams('show=referrals'));
  expect(choice).toMatchObject({ state: 'open', order: 'danger' });
  expect(writeChoice(choice)).toEqual({});
  expect(isFiltered(choice)).toBe(false);
});

it('a choice is read as it was written, and what nobody can choose is not chosen', () => {
  const chosen = {
    state: 'waiting',
    service: 'rahat',
    language: 'Urdu',
    worker: 'me',
    danger: 'yes',
    order: 'newest',
    after: '0#x',
  };
  expect(writeChoice(readChoice(new URLSearchParams(chosen)))).toEqual(chosen);
  expect(writeChoice(readChoice(new URLSearchParams({ state: 'lost', order: 'name', danger: 'no' })))).toEqual({});
});
