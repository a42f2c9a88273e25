import { language } from '#words/language.ts';
import { ourDigits } from '../../../../shared/kernel/digits.ts';

const london = { timeZone: 'Europe/London', hourCycle: 'h23', ...ourDigits } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const inFull = new Intl.DateTimeFormat(language.id, { ...london, day: 'numeric', month: 'long', year: 'numeric' });
const inShort = new Intl.DateTimeFormat(language.id, { ...london, day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat(language.id, { ...london, ...time });

/** `20 November 2026, 13:45`, in London time. */
export const formatInstant = (instant: string): string => {
  const date = new Date(instant);
  return `${inFull.format(date)}, ${clock.format(date)}`;
};

/** The same for a column: `20 Nov 2026, 13:45`, with a line break only before the time. */
export const formatInstantShort = (instant: string): string => {
  const date = new Date(instant);
  return `${inShort.format(date).replaceAll(' ', '\u00a0')}, ${clock.format(date)}`;
};

/** A score, with two decimals when it is fractional. */
export const formatScore = (score: number): string => (Number.isInteger(score) ? String(score) : score.toFixed(2));

type Named = { firstName: string; lastName?: string | undefined };

export const fullName = ({ firstName, lastName = '' }: Named): string => `${firstName} ${lastName}`.trim();

/** The name of somebody with an id, such as a colleague; blank for nobody among them. */
export const nameOfId = (people: readonly (Named & { id: string })[], id: unknown): string => {
  const found = people.find((one) => one.id === id);
  return found ? fullName(found) : '';
};
