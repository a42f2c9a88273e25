import type { ReviewRow } from '../../../../shared/api/audit.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';

type Page = { content: readonly ReviewRow[]; people: readonly StaffUser[] };

/** The review of a quarter, from counts page by page; by person, and by call. */
export const sumPages = (pages: readonly Page[]): { content: ReviewRow[]; people: StaffUser[] } => {
  const rows = new Map<string, ReviewRow>();
  for (const { username, call, times } of pages.flatMap(({ content }) => content)) {
    const key = `${username}#${call}`;
    rows.set(key, { username, call, times: times + (rows.get(key)?.times ?? 0) });
  }
  const people = new Map(pages.flatMap((page) => page.people.map((person) => [person.id, person] as const)));
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { content: sorted.map(([, row]) => row), people: [...people.values()] };
};
