type Cost<Self, Args, Result> = (self: Self, args: Args, result: Result) => number;
type Watched = { on: object; name: PropertyKey; cost: Cost<unknown, unknown[], unknown> };

const mark = /\p{M}/u;

/** The cost of reordering a run of combining marks: the square of its length. */
const costOfNormalising = (text: string): number => {
  let cost = text.length;
  let run = 0;
  for (const letter of text) {
    run = mark.test(letter) ? run + 1 : 0;
    cost += Math.max(0, 2 * run - 1);
  }
  return cost;
};

const costOfSearching = (regex: RegExp, [text]: [string], found: RegExpExecArray | null): number =>
  (found ? found.index + found[0].length : String(text).length) - (found ? 0 : regex.lastIndex) + 1;

const ownLength = ({ length }: { length: number }) => length;
// Each cost is that of its method.
const watch = <Self, Args extends unknown[], Result>(
  on: object,
  names: readonly PropertyKey[],
  cost: Cost<Self, Args, Result>,
): Watched[] => names.map((name) => ({ on, name, cost: cost as unknown as Watched['cost'] }));

// The methods whose cost grows with their input, and the cost of each use. A regular expression is used through `exec`.
const watched: Watched[] = [
  ...watch(String.prototype, ['normalize'], costOfNormalising),
  ...watch(RegExp.prototype, ['exec'], costOfSearching),
  ...watch(String.prototype, ['trim', 'toLowerCase', 'toUpperCase', 'split', 'replaceAll', 'startsWith'], ownLength),
  ...watch(String.prototype, ['indexOf'], (text: string, [, from]: [string, number?], found: number) =>
    Math.max(1, (found < 0 ? text.length : found) - (from ?? 0)),
  ),
  ...watch(Array.prototype, [Symbol.iterator, 'map', 'filter', 'flatMap', 'slice', 'concat', 'join'], ownLength),
  ...watch(Array.prototype, ['includes', 'find', 'findIndex', 'indexOf', 'some', 'every', 'toReversed'], ownLength),
  ...watch(URLSearchParams.prototype, ['get', 'getAll', 'has'], ({ size }: URLSearchParams) => size),
  ...watch(JSON, ['parse'], (_: typeof JSON, [text]: [string]) => text.length),
];

/** The number of steps of some work, which is the same on every machine. The work must not wait for anything. */
export const countWork = (run: () => void): number => {
  let work = 0;
  let counting = true;
  const originals = watched.map(({ on, name, cost }) => {
    const original = Object.getOwnPropertyDescriptor(on, name) as PropertyDescriptor;
    Object.defineProperty(on, name, {
      ...original,
      value(this: unknown, ...args: unknown[]) {
        const result = original.value.apply(this, args);
        if (counting) {
          counting = false;
          work += cost(this, args, result);
          counting = true;
        }
        return result;
      },
    });
    return original;
  });
  try {
    run();
  } finally {
    for (const [at, { on, name }] of watched.entries()) {
      Object.defineProperty(on, name, originals[at] as PropertyDescriptor);
    }
  }
  return work;
};
