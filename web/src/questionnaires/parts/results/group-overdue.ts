import type { OverdueRow } from './queries.ts';

type Unreadable = Extract<OverdueRow, { unreadable: true }>;
type Test = Exclude<OverdueRow, Unreadable>;
export type OverdueLine = Unreadable | readonly [Test, ...Test[]];

const isOneLine = (one: Test, other: Test): boolean =>
  one.patientId === other.patientId && one.dueDate === other.dueDate && one.questionDate === other.questionDate;

/** A line a person: tests that somebody took on one day and that are due again on one day stand together in the list. */
export const groupOverdue = (rows: readonly OverdueRow[]): OverdueLine[] => {
  const lines: (Unreadable | [Test, ...Test[]])[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if ('unreadable' in row) lines.push(row);
    else if (last && !('unreadable' in last) && isOneLine(last[0], row)) last.push(row);
    else lines.push([row]);
  }
  return lines;
};
