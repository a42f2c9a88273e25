import { type Call, trailKindOf } from '../../../../shared/api/call.ts';
import { areas } from '../../../../shared/api/contract.ts';
import type { UserAccount } from '../../../../shared/api/users.ts';

/** `readReferral` as people read it: 'Read referral'. */
export const sayCall = (call: string): string => {
  const words = call.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kinds = new Map(
  Object.values(areas).flatMap((area) =>
    Object.entries<Call>(area).map(([name, call]) => [name, trailKindOf(call)] as const),
  ),
);

/** What a call does, as the contract has it; one that is no longer there is taken for the most that it can have been. */
export const kindOf = (call: string) => kinds.get(call) ?? 'change';

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
