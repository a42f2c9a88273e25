import { expect, it } from 'vitest';
import { callPath } from './call-path.ts';

it('puts values into a path so that none of them can leave its place', () => {
  expect(callPath('/api/contacts/{page}', { page: 3 })).toBe('/api/contacts/3');
  expect(callPath('/api/contact/{id}', { id: '../user?x#y' })).toBe('/api/contact/..%2Fuser%3Fx%23y');
});
