/*
 * A calendar by RFC 5545, as far as a feed of appointments needs it. All times are in UTC, so that no time zone has to
 * be defined, and the reader's own clock shows them correctly in summer and winter.
 */

export type CalendarEvent = {
  /** The same for as long as it is the same appointment, wherever it is moved. */
  uid: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  location?: string | undefined;
  /** Counts the changes, from 0. */
  sequence: number;
  /** When it was last changed. */
  changedAt: string;
};

/** A text value: backslash, comma, semicolon and line break are escaped (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const mostOctets = 75;
const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** Content lines of at most 75 octets, without splitting a character; continuation lines begin with a space (3.1). */
export const foldLine = (line: string): string => {
  const lines: string[] = [''];
  for (const character of line) {
    const last = lines.length - 1;
    if (octetsOf(`${lines[last]}${character}`) > mostOctets) lines.push(` ${character}`);
    else lines[last] += character;
  }
  return lines.join('\r\n');
};

/** `20261124T100000Z` */
const instantText = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const linesOf = ({ uid, startsAt, endsAt, summary, location, sequence, changedAt }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${instantText(changedAt)}`,
  `DTSTART:${instantText(startsAt)}`,
  `DTEND:${instantText(endsAt)}`,
  `SEQUENCE:${sequence}`,
  `SUMMARY:${escapeText(summary)}`,
  ...(location ? [`LOCATION:${escapeText(location)}`] : []),
  // Readers of the calendar that it is added to see that the time is taken, and no more.
  'CLASS:PRIVATE',
  'END:VEVENT',
];

/** A calendar with some events; `name` is its name in a calendar program. */
export const formatCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Community health organisation//Diary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    // The interval at which a program may refresh.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
