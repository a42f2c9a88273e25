import { expect, it } from 'vitest';
import { firstErrors } from './first-errors.ts';

it('gives the first message of each field, in the order of the form', () => {
  const issues = [
    { path: ['message'], message: 'Please write.' },
    { path: ['email'], message: 'First.' },
    { path: 'email', message: 'Second.' },
    { path: 'other', message: 'Something else.' },
  ];
  expect(Object.entries(firstErrors(issues, ['email', 'message']))).toEqual([
    ['email', 'First.'],
    ['message', 'Please write.'],
    ['other', 'Something else.'],
  ]);
});
