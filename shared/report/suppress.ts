/** Counts below this are not shown. */
export const smallestShown = 5;

/**
 * What is shown of a count: itself; `few`, which is one from 0 to 4; or `hidden`, one of any size that is not shown because
 * another could be computed from it.
 */
export type Shown = number | 'few' | 'hidden';

export const isShown = (shown: Shown): shown is number => typeof shown === 'number';

/** A count of which nothing else is shown. */
export const showCount = (count: number): Shown => (count < smallestShown ? 'few' : count);

const mostHidden = smallestShown - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Whether nobody who subtracts what is shown from the total learns more of a small count than that it is from 0 to 4, even if
 * they know that of the others the smallest were hidden first.
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
 * What is shown of counts that add up to a total that is shown. Small ones are `few`; as many of the others are `hidden`, the
 * smallest first, as it takes for none to be computed. Where even that is too little, all are `hidden` alike.
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

/** The same where the parts of some counts are shown besides: of one that is not shown, none of its parts is. */
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

/** How many of some there are, and how many not: neither is shown where the other is small. Undefined where the whole is not shown. */
export const showShare = (part: number, whole: Shown): Shown =>
  isShown(whole) ? (showParts([part, whole - part])[0] ?? 'hidden') : 'hidden';
