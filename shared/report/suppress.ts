/** Smaller counts are not shown. */
export const smallestShown = 5;
const mostHidden = smallestShown - 1;
/** A reader who knows the rule must be left with so many of the values from 1 to 4 for each suppressed count. */
const fewestLeft = 3;

/**
 * A count as it is shown: itself, zero included; `few`, a count from 1 to 4; or `hidden`, a count of any size that is
 * not shown because another could be computed from it.
 */
export type Shown = number | 'few' | 'hidden';

export const isShown = (shown: Shown): shown is number => typeof shown === 'number';
const isSmall = (count: number): boolean => count > 0 && count < smallestShown;

/** A count of which nothing else is shown. */
export const showCount = (count: number): Shown => (isSmall(count) ? 'few' : count);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Whether a reader who subtracts the shown counts from the total cannot compute a small count, even if they know that
 * the smallest of the others were hidden first, down to `smallestLeft`.
 */
const isSafe = (small: readonly number[], others: readonly number[], smallestLeft: number | undefined): boolean => {
  if (small.length === 0) return true;
  const rest = sum(small) + sum(others);
  const mostOfOthers = others.length === 0 ? 0 : others.length * (smallestLeft ?? Infinity);
  const most = Math.min(mostHidden, rest - (small.length - 1) - others.length * smallestShown);
  const least = Math.max(1, rest - (small.length - 1) * mostHidden - mostOfOthers);
  return most - least + 1 >= fewestLeft;
};

/**
 * The shown form of counts that add up to a shown total. Small ones are `few`; as many of the others are `hidden`, the
 * smallest first, as are needed so that none can be computed. Where even that is not enough, all are `hidden` alike,
 * zeros too.
 */
export const showParts = (counts: readonly number[]): Shown[] => {
  const small = counts.filter(isSmall);
  // The total is `few` then: of one small count no more is known than that.
  if (sum(counts) < smallestShown) return counts.map((count) => (small.length > 1 ? 'hidden' : showCount(count)));
  const large = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count }) => count >= smallestShown)
    .toSorted((one, other) => one.count - other.count || one.index - other.index);
  for (let hidden = 0; hidden <= large.length; hidden += 1) {
    const others = large.slice(0, hidden);
    const counted = others.map(({ count }) => count);
    if (!isSafe(small, counted, large[hidden]?.count)) continue;
    const indexes = new Set(others.map(({ index }) => index));
    return counts.map((count, index) => (indexes.has(index) ? 'hidden' : showCount(count)));
  }
  return counts.map(() => 'hidden');
};

/** The same where the parts of some counts are shown too: no part of a count that is not shown is shown. */
export const showTree = (groups: readonly (readonly number[])[]): { group: Shown; parts: Shown[] }[] => {
  const shown = showParts(groups.map(sum));
  return groups.map((parts, index) => {
    const group = shown[index] ?? 'hidden';
    if (!isShown(group)) return { group, parts: parts.map(() => 'hidden') };
    return { group, parts: parts.length === 1 ? [group] : showParts(parts) };
  });
};

/**
 * How many of a whole have something, and how many have not: neither is shown where the other is small. Not shown
 * where the whole is not.
 */
export const showShare = (part: number, whole: Shown): Shown =>
  isShown(whole) ? (showParts([part, whole - part])[0] ?? 'hidden') : 'hidden';

/**
 * One row of a table of which each row can be asked for alone, such as the services by age. The counts of all rows
 * together are shown as `ofAll` says. A column is shown where no row has a small count in it and the count of all is
 * shown: then it is shown in every row. All others are hidden in every row alike, and there are none of them or at
 * least two, so that no row and no column has a single unknown. Nothing is shown where the total of a row is not.
 */
export const showRow = (rows: readonly (readonly number[])[], chosen: number, ofAll: readonly Shown[]): Shown[] => {
  const own = rows[chosen] ?? ofAll.map(() => 0);
  const totals = showParts(rows.map(sum));
  const none = own.map((): Shown => (totals[chosen] === 0 ? 0 : 'hidden'));
  if (!totals.every(isShown)) return none;
  const columns = ofAll.map((shown, index) => {
    const counts = rows.map((row) => row[index] ?? 0);
    return { index, total: sum(counts), isOpen: isShown(shown) && !counts.some(isSmall) };
  });
  const hidden = new Set(columns.filter(({ isOpen }) => !isOpen).map(({ index }) => index));
  const open = columns
    .filter(({ isOpen, total }) => isOpen && total > 0)
    .toSorted((one, other) => one.total - other.total || one.index - other.index);
  const restOf = (row: readonly number[]) => sum(row.filter((_, index) => hidden.has(index)));
  while (hidden.size > 0 && (hidden.size < 2 || rows.some((row) => isSmall(restOf(row))))) {
    const next = open.shift();
    if (!next) return none;
    hidden.add(next.index);
  }
  const rest = restOf(own);
  return own.map((count, index) => (hidden.has(index) && rest > 0 ? 'hidden' : count));
};
