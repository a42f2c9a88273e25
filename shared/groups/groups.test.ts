import { describe, expect, it } from 'vitest';
import {
  findClash,
  isLongAway,
  meetingOn,
  meetingsOf,
  planAnew,
  type Schedule,
  wasMemberOn,
  withMark,
} from './groups.ts';

const thursdays: Schedule = {
  weekdays: ['thursday'],
  time: '10:00',
  minutes: 90,
  from: '2026-09-03',
  leaderId: 'nasreen',
  roomId: 'room-1',
};
const days = (schedules: readonly Schedule[], from: string, to: string) =>
  meetingsOf(schedules, from, to).map(({ day }) => day);

describe('a date that is called off', () => {
  const off: Schedule = { ...thursdays, calledOff: [{ day: '2026-09-10', reason: 'The leader is ill.' }] };

  it('is a date still, with its reason, and takes no time', () => {
    expect(meetingsOf([off], '2026-09-03', '2026-09-17').map(({ day, calledOff }) => [day, calledOff])).toEqual([
      ['2026-09-03', undefined],
      ['2026-09-10', 'The leader is ill.'],
      ['2026-09-17', undefined],
    ]);
    expect(findClash(off, thursdays, '2026-09-08', '2026-09-12')).toBeUndefined();
    expect(findClash(thursdays, off, '2026-09-08', '2026-09-12')).toBeUndefined();
    expect(findClash(thursdays, off, '2026-09-08', '2026-09-19')).toMatchObject({ day: '2026-09-17' });
  });
});

describe('when a group meets', () => {
  it('is on its weekdays, from its first day to its last', () => {
    const twice: Schedule = { ...thursdays, weekdays: ['monday', 'thursday'], until: '2026-09-10' };
    expect(days([twice], '2026-08-01', '2026-12-31')).toEqual(['2026-09-03', '2026-09-07', '2026-09-10']);
  });

  it('leaves bank holidays out', () => {
    const mondays: Schedule = { ...thursdays, weekdays: ['monday'], from: '2026-08-24' };
    expect(days([mondays], '2026-08-24', '2026-09-07')).toEqual(['2026-08-24', '2026-09-07']);
  });

  it('stays at its time on the clock when the clocks change', () => {
    const [before, after] = meetingsOf([thursdays], '2026-10-22', '2026-10-29');
    expect([before?.startsAt, after?.startsAt]).toEqual(['2026-10-22T09:00:00.000Z', '2026-10-29T10:00:00.000Z']);
  });

  it('is asked of one day', () => {
    expect(meetingOn([thursdays], '2026-11-26')?.schedule.leaderId).toBe('nasreen');
    expect(meetingOn([thursdays], '2026-11-27')).toBeUndefined();
  });
});

describe('two groups at once', () => {
  it.each([
    ['share some minutes', { time: '11:15' }, '2026-09-03'],
    ['begin when the other ends', { time: '11:30' }, undefined],
    ['meet on other days', { weekdays: ['friday'] }, undefined],
    ['meet in another month', { from: '2027-09-01' }, undefined],
  ] as const)('%s', (_, other, day) => {
    expect(findClash(thursdays, { ...thursdays, ...other }, '2026-09-01', '2026-12-31')?.day).toBe(day);
  });
});

describe('a group that is planned anew', () => {
  const plan = (wanted: Partial<Schedule>, today = '2026-11-22', before: readonly Schedule[] = [thursdays]) =>
    planAnew(before, { ...thursdays, ...wanted }, today);

  it('meets at the new times from a later day on, and what has been stays', () => {
    const planned = plan({ weekdays: ['friday'], from: '2026-12-01' });
    expect(planned).toEqual({
      schedules: [
        { ...thursdays, until: '2026-11-30' },
        { ...thursdays, weekdays: ['friday'], from: '2026-12-01' },
      ],
    });
  });

  it('keeps its past when somebody else leads it from today', () => {
    expect(plan({ leaderId: 'tomasz', from: '2026-11-22' })).toMatchObject({
      schedules: [{ leaderId: 'nasreen', until: '2026-11-21' }, { leaderId: 'tomasz' }],
    });
  });

  it('is refused where that would move what has been', () => {
    expect(plan({ time: '11:00' })).toHaveProperty('wrong');
    expect(plan({ time: '11:00', from: '2026-11-01' })).toHaveProperty('wrong');
    const twice = [
      { ...thursdays, until: '2026-10-31' },
      { ...thursdays, from: '2026-11-01' },
    ];
    expect(plan({ from: '2026-10-01' }, '2026-11-22', twice)).toHaveProperty('wrong');
  });

  it('takes the place of one that has not begun, and may have begun earlier than was thought', () => {
    expect(plan({ time: '12:00', from: '2026-09-10' }, '2026-09-01')).toMatchObject({ schedules: [{ time: '12:00' }] });
    expect(plan({ from: '2026-08-06' })).toMatchObject({ schedules: [{ from: '2026-08-06' }] });
    expect(plan({ until: '2026-12-31' })).toMatchObject({ schedules: [{ until: '2026-12-31' }] });
  });
});

describe('absences in a row', () => {
  const marked = (...all: ['here' | 'late' | 'told' | 'away', string][]) =>
    all.reduce<ReturnType<typeof withMark>>((known, [mark, day]) => withMark(known, day, mark), []);

  it('are three of the latest, told or not, in whichever order they were entered', () => {
    expect(isLongAway(marked(['away', '2026-11-19'], ['told', '2026-11-05'], ['away', '2026-11-12']))).toBe(true);
    expect(isLongAway(marked(['away', '2026-11-19'], ['late', '2026-11-12'], ['away', '2026-11-05']))).toBe(false);
    expect(isLongAway(marked(['away', '2026-11-19'], ['away', '2026-11-12']))).toBe(false);
  });

  it('end with a correction', () => {
    const away = marked(['away', '2026-11-05'], ['away', '2026-11-12'], ['away', '2026-11-19']);
    expect(isLongAway(withMark(away, '2026-11-12', 'here'))).toBe(false);
    expect(isLongAway(withMark(away, '2026-11-12', undefined))).toBe(false);
  });
});

it('a member is one on the days of joining and leaving, and not while waiting for a place', () => {
  const membership = { joinedOn: '2026-09-03', leftOn: '2026-10-01' };
  expect(['2026-09-02', '2026-09-03', '2026-10-01', '2026-10-02'].map((day) => wasMemberOn(membership, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(wasMemberOn({ joinedOn: '2026-09-03', waiting: true }, '2026-09-10')).toBe(false);
});
