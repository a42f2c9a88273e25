import { expect, it } from 'vitest';
import { describeHandling, nameMessage } from './words.ts';

it.each([
  ['Amina', 'Yusuf', 'Amina Yusuf'],
  ['Amina', '', 'Amina'],
  ['', 'Yusuf', 'Yusuf'],
  ['', '', 'No name given'],
])('names the sender of a message from %j and %j: %s', (firstName, lastName, name) => {
  expect(nameMessage({ firstName, lastName })).toBe(name);
});

it('names whose record a message is on that the reader has not opened', () => {
  const patient = { patientId: 'one', firstName: 'Amina', lastName: 'Yusuf' };
  expect(nameMessage({ firstName: '', lastName: '', closed: { patient } })).toBe('On the record of Amina Yusuf');
  expect(nameMessage({ firstName: '', lastName: '', closed: {} })).toBe('On a record');
});

const by = { id: 'sub', firstName: 'Nasreen', lastName: 'Akhtar' };
const at = '2026-11-20T10:00:00.000Z';

it('says in a few words whether a message is answered, and by whom', () => {
  expect(describeHandling({ state: 'new' })).toBe('New');
  expect(describeHandling({ state: 'answering', by, at })).toBe('Nasreen Akhtar is answering');
  expect(describeHandling({ state: 'answered', how: 'rang', by, at })).toBe('Answered by phone');
});
