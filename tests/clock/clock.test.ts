import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { moments } from './moments.ts';
import { moveClock } from './move-clock-of.ts';

it('moves the clock of a process and of those that it starts, and no date that is given', async () => {
  const script = `
    const { execFileSync } = require('node:child_process');
    const times = [new Date(), Date.now(), new Date(Date()), execFileSync(process.execPath, ['-p', 'Date.now()'])];
    const isDate = [new Date(), require('node:fs').statSync('.').mtime].every((one) => one instanceof Date);
    const days = times.map((time) => new Date(Number(time)).toISOString().slice(0, 10));
    console.log(JSON.stringify([...days, isDate, new Date(0), new Date(2027, 1, 28).getDate()]));`;
  const env = moveClock(new Date('2031-05-04T12:00:00Z'));
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env });
  const day = '2031-05-04';
  expect(JSON.parse(stdout)).toEqual([day, day, day, day, true, '1970-01-01T00:00:00.000Z', 28]);
});

describe('the moments', () => {
  const shown = ({ minutesLater = 0, at }: { minutesLater?: number; at: string }) =>
    londonTimeOf(new Date(Date.parse(at) + minutesLater * 60_000).toISOString());
  const dayOf = (at: string) => shown({ at }).day;

  it.each(['00:10', '03:30', '09:00', '20:30', '23:55'] as const)('%s is that time in London', (name) => {
    expect(shown({ at: moments[name] }).time).toBe(name);
  });

  it('stand before both changes of the clocks', () => {
    expect(shown({ at: moments['clocks-forward'], minutesLater: 1 }).time).toBe('02:00');
    expect(shown({ at: moments['clocks-back'], minutesLater: 1 }).time).toBe('01:00');
  });

  it('are of the days that their names say', () => {
    expect(dayOf(moments['month-end'])).toMatch(/-31$/);
    expect(dayOf(moments['leap-day'])).toMatch(/-02-29$/);
    expect(dayOf(moments['new-years-eve'])).toMatch(/-12-31$/);
    expect(bankHolidayOn(dayOf(moments['bank-holiday']))).toBeDefined();
  });
});
