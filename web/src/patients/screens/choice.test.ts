import { expect, it } from 'vitest';
import { emptyOf, queryOf, readChoice, writeChoice } from './choice.ts';

const read = (text: string) => readChoice(new URLSearchParams(text));

it('an address without a choice is the list of all patients', () => {
  expect(read('')).toBeUndefined();
  expect(read('status=inactive&page=3')).toBeUndefined();
});

it('a choice is in the address and out of it again', () => {
  const choice = read('worker=me&language=Urdu&status=inactive');
  expect(choice).toEqual({ worker: 'me', service: '', language: 'Urdu', status: 'inactive', order: 'longest' });
  expect(choice && writeChoice(choice)).toEqual({ worker: 'me', language: 'Urdu', status: 'inactive' });
  expect(choice && queryOf(choice)).toEqual({ worker: 'me', language: 'Urdu', status: 'inactive' });
});

it('an order alone is a choice too', () => {
  const choice = read('order=longest');
  expect(choice && writeChoice(choice)).toEqual({ order: 'longest' });
});

it('what nobody can have chosen is left out', () => {
  expect(read('worker=me&status=sleeping&order=sideways')).toMatchObject({ status: 'active', order: 'longest' });
});

it.each([
  ['worker=me', 'You look after nobody yet. Patients appear here as soon as they are assigned to you.'],
  ['worker=me&service=none', 'You look after nobody of this choice.'],
  ['worker=me&status=inactive', 'You look after nobody of this choice.'],
  ['worker=nobody', 'No patient of this choice waits for somebody to look after them.'],
  ['language=Urdu', 'No patient fits this choice.'],
])('without patients, %s says what is true whether all is done or there never were any', (address, text) => {
  const choice = read(address);
  expect(choice && emptyOf(choice)).toBe(text);
});
