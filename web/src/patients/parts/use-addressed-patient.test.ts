import { expect, it } from 'vitest';
import { formInstanceFor } from './use-addressed-patient.ts';

const follow = (...ids: (string | undefined)[]) =>
  ids.reduce(formInstanceFor, { number: 0, patientId: undefined }).number;

it('keeps the answers that were given before the patient was chosen', () => {
  expect(follow(undefined, 'a')).toBe(0);
  expect(follow('a', 'a')).toBe(0);
});

it('is another form when a patient is left, for nobody or for another', () => {
  expect(follow('a', undefined)).toBe(1);
  expect(follow('a', 'b')).toBe(1);
  expect(follow('a', undefined, 'b')).toBe(1);
});
