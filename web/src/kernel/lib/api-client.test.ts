import { expect, it } from 'vitest';
import { callPath } from './api-client.ts';

it('puts values into a path so that none of them can leave its place', () => {
  expect(callPath('/api/contacts/{page}', { page: 3 })).toBe('/api/contacts/3');
  expect(callPath('/api/contact/{id}', { id: '../user?x#y' })).toBe('/api/contact/..%2Fuser%3Fx%23y');
});

it('keeps a text of dots alone, which every reader of an address folds away, %2E too', () => {
  const search = (text: string) =>
    new URL(callPath('/api/search/patients/{text}/{page}', { text, page: 1 }), 'https://site.example').pathname;
  expect(search('.')).toBe('/api/search/patients/.%20/1');
  expect(search('..')).toBe('/api/search/patients/..%20/1');
  expect(search('J.')).toBe('/api/search/patients/J./1');
});
