import { expect, it } from 'vitest';
import { groupLooks } from './group-looks.ts';

const nasreen = { id: 'one', firstName: 'Nasreen', lastName: 'Akhtar' };
const tomasz = { id: 'two', firstName: 'Tomasz', lastName: 'Brzezicki' };
const look = (at: string, by: typeof nasreen, call: string) => ({ at, by, call });

it('what somebody did with a record on a day in London is one line, without drafts', () => {
  const refused = { ...look('2026-07-01T23:10:00.000Z', tomasz, 'readReferral'), refused: true as const };
  const looks = [
    refused,
    look('2026-07-01T23:05:00.000Z', nasreen, 'readReferral'),
    look('2026-07-01T22:59:00.000Z', nasreen, 'createCaseNote'),
    look('2026-07-01T22:58:00.000Z', nasreen, 'saveDraft'),
    { at: '2026-07-01T22:00:00.000Z', unreadable: true as const },
    look('2026-07-01T12:00:00.000Z', nasreen, 'readReferral'),
    look('2026-07-01T11:00:00.000Z', nasreen, 'readReferral'),
  ];
  expect(groupLooks(looks)).toEqual([
    { day: '2026-07-02', by: tomasz, calls: [{ call: 'readReferral', times: 1, refused: true }] },
    { day: '2026-07-02', by: nasreen, calls: [{ call: 'readReferral', times: 1, refused: false }] },
    {
      day: '2026-07-01',
      by: nasreen,
      calls: [
        { call: 'createCaseNote', times: 1, refused: false },
        { call: 'readReferral', times: 2, refused: false },
      ],
    },
  ]);
});
