/** Days on which somebody is away, both included, and who covers; people are named by the `sub` of their account. */
export type Away = { accountId: string; from: string; to: string; coverId?: string | undefined };

const isOn =
  (day: string) =>
  ({ from, to }: Away): boolean =>
    from <= day && day <= to;

/** The absence of somebody on a day. */
export const awayOn = <A extends Away>(absences: readonly A[], accountId: string, day: string): A | undefined =>
  absences.filter(isOn(day)).find((one) => one.accountId === accountId);

/**
 * Who does somebody's work on a day: they, or whoever covers, or who covers for that one. Undefined where nobody is there, and
 * where some cover for one another.
 */
export const findCover = (absences: readonly Away[], accountId: string, day: string): string | undefined => {
  const away: string[] = [];
  let worker: string | undefined = accountId;
  while (worker !== undefined && !away.includes(worker)) {
    const absence: Away | undefined = awayOn(absences, worker, day);
    if (!absence) return worker;
    away.push(worker);
    worker = absence.coverId;
  }
  return undefined;
};

/** The absences of a day in which somebody does the work of others. */
export const coveredBy = <A extends Away>(absences: readonly A[], accountId: string, day: string): A[] =>
  absences.filter(isOn(day)).filter((one) => findCover(absences, one.accountId, day) === accountId);

/** The absences of a day in which nobody does the work. */
export const uncovered = <A extends Away>(absences: readonly A[], day: string): A[] =>
  absences.filter(isOn(day)).filter((one) => findCover(absences, one.accountId, day) === undefined);
