import { expect, it } from 'vitest';
import { sumPages } from './queries.ts';

it('the review of a quarter is the sum of its pages, and names everybody on any of them', () => {
  const nadia = { id: 'b', firstName: 'Nadia', lastName: 'Khan' };
  const tomasz = { id: 'a', firstName: 'Tomasz', lastName: 'Brzezicki' };
  const amina = { patientId: 'p', firstName: 'Amina', lastName: 'Khan' };
  const unusual = { kind: 'same-name', username: 'b', record: 'p' } as const;
  const look = (order: string) => ({
    order,
    at: '2026-11-20T10:00:00.000Z',
    username: 'b',
    call: 'readSummary',
    record: 'p',
  });
  expect(
    sumPages([
      {
        content: [{ username: 'b', call: 'readReferral', times: 3 }],
        people: [nadia],
        drawn: [look('2')],
        unusual: [unusual],
        patients: [amina],
      },
      {
        content: [
          { username: 'a', call: 'readReferral', times: 1 },
          { username: 'b', call: 'createCaseNote', times: 5 },
          { username: 'b', call: 'readReferral', times: 4 },
        ],
        people: [tomasz, nadia],
        drawn: [look('1'), look('3')],
        unusual: [unusual],
        patients: [amina],
      },
    ]),
  ).toEqual({
    content: [
      { username: 'a', call: 'readReferral', times: 1 },
      { username: 'b', call: 'createCaseNote', times: 5 },
      { username: 'b', call: 'readReferral', times: 7 },
    ],
    people: [nadia, tomasz],
    drawn: [look('1'), look('2'), look('3')],
    unusual: [unusual],
    patients: [amina],
  });
});
