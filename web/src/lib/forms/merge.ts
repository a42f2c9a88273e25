/** The fields of a form by their names, each with what JSON can hold. */
export type Fields = Readonly<Record<string, unknown>>;

/** As a reader sees it: spaces around it, kinds of line ends, and ways of being blank make no difference. */
const tidy = (value: unknown): unknown => {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').normalize('NFC').trim();
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const filled = value.map(tidy).filter((one) => one !== '');
    return filled.length === 0 ? '' : filled;
  }
  const parts = Object.entries(value)
    .map(([name, part]) => [name, tidy(part)] as const)
    .filter(([, part]) => part !== '')
    .toSorted(([one], [other]) => one.localeCompare(other));
  return parts.length === 0 ? '' : Object.fromEntries(parts);
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

/** In place of what a field was: nobody knows, because the draft is of a day when that was not kept. */
export const unknownBase = { unknown: true } as const;

/** Who has the last word on a field: nobody yet, where both changed it to something else. */
export type Verdict = 'mine' | 'theirs' | 'asked';

/**
 * The three-way rule, for one field: what I did not touch is theirs, what they did not touch is mine. Where it is
 * not known what it was, a difference is asked. A field that is missing is blank.
 */
export const judgeField = (name: string, base: Fields, mine: Fields, theirs: Fields): Verdict => {
  if (isSame(mine[name], theirs[name])) return 'theirs';
  if (isSame(base[name], unknownBase)) return 'asked';
  if (isSame(mine[name], base[name])) return 'theirs';
  return isSame(theirs[name], base[name]) ? 'mine' : 'asked';
};
