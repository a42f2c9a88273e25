import { expect, it } from 'vitest';
import { nameMessage } from './name-message.ts';

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
