import { describe, expect, it } from 'vitest';
import { type CalendarEvent, escapeText, foldLine, formatCalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: '01M5YXZYWAKE0RY5QY34VFXM34@bca.example',
  startsAt: '2026-07-15T09:00:00.000Z',
  endsAt: '2026-07-15T09:50:00.000Z',
  summary: 'A. Y.',
  sequence: 2,
  changedAt: '2026-07-01T08:00:00.000Z',
};

const unfold = (text: string): string => text.replaceAll('\r\n ', '');
const octets = (text: string): number => new TextEncoder().encode(text).length;

describe('a calendar of RFC 5545', () => {
  it('says each appointment in UTC, with lines that end in CR LF', () => {
    const text = formatCalendar('Diary', [event]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:01M5YXZYWAKE0RY5QY34VFXM34@bca.example',
        'DTSTART:20260715T090000Z',
        'DTEND:20260715T095000Z',
        'DTSTAMP:20260701T080000Z',
        'SEQUENCE:2',
        'SUMMARY:A. Y.',
        'END:VEVENT',
      ]),
    );
  });

  it('is a calendar without events where there are none', () => {
    expect(formatCalendar('Diary', [])).not.toContain('VEVENT');
  });

  it('escapes what has a meaning, so that no text can begin a line of its own', () => {
    expect(escapeText('Room 1, first floor; back\\stairs\r\nBEGIN:VEVENT')).toBe(
      String.raw`Room 1\, first floor\; back\\stairs\nBEGIN:VEVENT`,
    );
    const text = formatCalendar('Diary', [{ ...event, location: 'Room 1\nATTACH:https://elsewhere.example' }]);
    expect(text.split('\r\n')).not.toContain('ATTACH:https://elsewhere.example');
  });

  it.each([
    ['letters', 'LOCATION:'.padEnd(300, 'x')],
    ['letters of two octets', `LOCATION:${'é'.repeat(200)}`],
    ['letters of three octets', `LOCATION:${'ਕ'.repeat(100)}`],
    ['characters of four octets', `LOCATION:${'🧵'.repeat(60)}`],
  ])('folds long lines of %s at 75 octets and cuts no character in two', (_, line) => {
    const folded = foldLine(line);
    const lines = folded.split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((one) => octets(one) <= 75)).toBe(true);
    expect(lines.slice(1).every((one) => one.startsWith(' '))).toBe(true);
    expect(unfold(folded)).toBe(line);
    expect(folded).not.toContain('\u{FFFD}');
  });

  it('leaves a line of 75 octets whole', () => {
    const line = 'X'.repeat(75);
    expect(foldLine(line)).toBe(line);
  });
});
