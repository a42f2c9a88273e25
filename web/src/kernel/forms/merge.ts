/** The fields of a form by name, each with a JSON value. */
export type Fields = Readonly<Record<string, unknown>>;

/** The form that a reader sees: spaces around it, kinds of line ends, and kinds of blanks make no difference. */
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

/** Whose value of a field applies; undecided where both changed it, and differently. */
export type Verdict = 'mine' | 'theirs' | 'asked';

/**
 * The three-way rule, for one field: what I did not change is theirs, what they did not change is mine. A missing field
 * is blank.
 */
export const judgeField = (name: string, base: Fields, mine: Fields, theirs: Fields): Verdict => {
  if (isSame(mine[name], theirs[name])) return 'theirs';
  if (isSame(mine[name], base[name])) return 'theirs';
  return isSame(theirs[name], base[name]) ? 'mine' : 'asked';
};
