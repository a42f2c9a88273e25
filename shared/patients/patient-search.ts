import { calendarDay } from '../kernel/calendar.ts';
import { parseReference } from '../referrals/reference.ts';

/** A text that finds a record by a whole value; anything else is part of a name. */
const exactKinds = ['id', 'reference', 'dob', 'phone', 'postcode'] as const;
export type ExactSearch = { kind: (typeof exactKinds)[number]; value: string };

/** Parts of a record, and not of who somebody is: they find the records that the reader may open. */
export const kindsOfRecords: readonly ExactSearch['kind'][] = ['phone', 'postcode'];

/** The comparable form of a phone number: its digits, as they are dialled in the United Kingdom. */
export const plainPhone = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:00)?440?/, '0');

/** The comparable form of a postcode. */
export const plainPostcode = (postcode: string): string => postcode.replaceAll(/\W/g, '').toUpperCase();

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const readMonth = (text: string): string => {
  const named = months.findIndex((month) => month.startsWith(text.toLowerCase())) + 1;
  return String(named || text).padStart(2, '0');
};

/** The day in `14/03/1980`, `1980-03-14`, `14 Mar 1980` or `14 March 1980`. */
const parseDay = (text: string): string | undefined => {
  const parts = text.split(/[\s./-]+/);
  if (parts.length !== 3) return undefined;
  const [year = '', month = '', day = ''] = /^\d{4}$/.test(parts[0] ?? '') ? parts : parts.toReversed();
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day) || !/^(?:\d{1,2}|[a-z]{3,9})$/i.test(month)) return undefined;
  const written = `${year}-${readMonth(month)}-${day.padStart(2, '0')}`;
  return calendarDay.safeParse(written).success ? written : undefined;
};

const fewestDigits = 6;
const parsePhone = (text: string): string | undefined => {
  const phone = plainPhone(text);
  return /^\+?[\d\s().-]+$/.test(text) && phone.length >= fewestDigits ? phone : undefined;
};

const parsePostcode = (text: string): string | undefined => {
  const postcode = plainPostcode(text);
  return /^[A-Z\d\s]+$/i.test(text) && /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(postcode) ? postcode : undefined;
};

const parseId = (text: string): string | undefined =>
  /^[0-9A-HJKMNP-TV-Z]{26}$/i.test(text) ? text.toUpperCase() : undefined;

/**
 * The whole values in a text typed into a search; none when it is part of a name. Some texts are two at once: `M4 4CX`
 * may be a postcode and a reference.
 */
export const parseExact = (typed: string): ExactSearch[] => {
  const text = typed.trim();
  const dob = parseDay(text);
  const read: Record<ExactSearch['kind'], string | undefined> = {
    id: parseId(text),
    reference: parseReference(text),
    dob,
    phone: dob ? undefined : parsePhone(text),
    postcode: parsePostcode(text),
  };
  return exactKinds.flatMap((kind) => (read[kind] === undefined ? [] : { kind, value: read[kind] }));
};

/** The typed text in the address of a search; a slash would split it. */
export const writeSearch = (typed: string): string => typed.replaceAll('/', '-');
