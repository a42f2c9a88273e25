import { expect, it } from 'vitest';
import { queryOf, readChoice, writeChoice } from './choice.ts';

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
