import { expect, it } from 'vitest';
import { referrerKindOf } from './referrer-kind.ts';

it.each([
  ['nobody named', 'self', { firstName: '', lastName: '', role: '' }],
  ['a first name alone', 'family', { firstName: 'Ada', lastName: '', role: '' }],
  ['a last name alone', 'family', { firstName: '', lastName: 'Okoro', role: '' }],
  ['a name and a role', 'professional', { firstName: 'Ada', lastName: 'Okoro', role: 'GP' }],
  ['a role alone', 'professional', { firstName: '', lastName: '', role: 'GP' }],
])('a referral with %s is of kind %s', (_, kind, referrer) => {
  expect(referrerKindOf(referrer)).toBe(kind);
});
