import { expect, it } from 'vitest';
import { sumPages } from './queries.ts';

it('the review of a quarter is the sum of its pages, and names everybody on any of them', () => {
  const nadia = { id: 'b', firstName: 'Nadia', lastName: 'Khan' };
  const tomasz = { id: 'a', firstName: 'Tomasz', lastName: 'Brzezicki' };
  expect(
    sumPages([
      { content: [{ username: 'b', call: 'readReferral', times: 3 }], people: [nadia] },
      {
        content: [
          { username: 'a', call: 'readReferral', times: 1 },
          { username: 'b', call: 'createCaseNote', times: 5 },
          { username: 'b', call: 'readReferral', times: 4 },
        ],
        people: [tomasz, nadia],
      },
    ]),
  ).toEqual({
    content: [
      { username: 'a', call: 'readReferral', times: 1 },
      { username: 'b', call: 'createCaseNote', times: 5 },
      { username: 'b', call: 'readReferral', times: 7 },
    ],
    people: [nadia, tomasz],
  });
});
