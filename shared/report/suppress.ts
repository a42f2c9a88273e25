/** Smaller counts are not shown. */
export const smallestShown = 5;

/**
 * A count as it is shown: itself; `few`, a count from 0 to 4; or `hidden`, a count of any size that is not shown
 * because another could be computed from it.
 */
export type Shown = number | 'few' | 'hidden';

export const isShown = (shown: Shown): shown is number => typeof shown === 'number';

/** A count of which nothing else is shown. */
export const showCount = (count: number): Shown => (count < smallestShown ? 'few' : count);

const mostHidden = smallestShown - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Whether a reader who subtracts the shown counts from the total learns no more about a small count than that it is
 * from 0 to 4, even if they know that the smallest of the others were hidden first.
 */
const isSafe = (small: readonly number[], others: readonly number[], smallestLeft: number | undefined): boolean => {
  if (small.length === 0) return true;
  const rest = sum(small) + sum(others);
  const couldBeMost = rest - others.length * smallestShown >= mostHidden;
  const ofOthers = others.length > 0 && smallestLeft === undefined ? Infinity : others.length * (smallestLeft ?? 0);
  const couldBeNone = rest - (small.length - 1) * mostHidden - ofOthers <= 0;
  return couldBeMost && couldBeNone;
};

/**
 * The shown form of counts that add up to a shown total. Small ones are `few`; as many of the others are `hidden`, the
 * smallest first, as are needed so that none can be computed. Where even that is not enough, all are `hidden` alike.
 */
export const showParts = (counts: readonly number[]): Shown[] => {
  const total = sum(counts);
  const small = counts.filter((count) => count < smallestShown);
  if (total < smallestShown) return counts.map(() => 'few');
  const large = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count }) => count >= smallestShown)
    .toSorted((one, other) => one.count - other.count || one.index - other.index);
  for (let hidden = 0; hidden <= large.length; hidden += 1) {
    const others = large.slice(0, hidden);
    const counted = others.map(({ count }) => count);
    if (!isSafe(small, counted, large[hidden]?.count)) continue;
    const indexes = new Set(others.map(({ index }) => index));
    return counts.map((count, index) => {
      if (count < smallestShown) return 'few';
      return indexes.has(index) ? 'hidden' : count;
    });
  }
  return counts.map(() => 'hidden');
};

/** The same where the parts of some counts are shown too: no part of a count that is not shown is shown. */
export const showTree = (
  groups: readonly { readonly parts: readonly number[] }[],
): { group: Shown; parts: Shown[] }[] => {
  const shown = showParts(groups.map(({ parts }) => sum(parts)));
  return groups.map(({ parts }, index) => {
    const group = shown[index] ?? 'hidden';
    const [only] = parts;
    if (!isShown(group)) return { group, parts: parts.map(() => group) };
    return { group, parts: parts.length === 1 && only !== undefined ? [only] : showParts(parts) };
  });
};

/**
 * How many of a whole have something, and how many have not: neither is shown where the other is small. Undefined
 * where the whole is not shown.
 */
export const showShare = (part: number, whole: Shown): Shown =>
  isShown(whole) ? (showParts([part, whole - part])[0] ?? 'hidden') : 'hidden';
