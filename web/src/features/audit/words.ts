import type { UserAccount } from '../../../../shared/api/users.ts';

/** `readReferral` as people read it: 'Read referral'. */
export const sayCall = (call: string): string => {
  const words = call.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const isReading = (call: string): boolean => /^(?:read|list|find|search|review)/.test(call);

/** Who an entry names: staff by their names, and whoever has no access any more by the id that the trail keeps. */
export const sayPerson = (username: string, people: readonly UserAccount[]): string => {
  if (username === 'organisation-it') return 'Organisation IT (command)';
  const person = people.find((one) => one.username === username);
  return person ? `${person.firstName} ${person.lastName}`.trim() || person.email : `Without access now (${username})`;
};

/** The quarter of a day, and the ones before it: `2026-Q4`. */
export const lastQuarters = (day: string, count: number): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, back) => {
    const one = index - back;
    return `${Math.floor(one / 4)}-Q${(one % 4) + 1}`;
  });
};
