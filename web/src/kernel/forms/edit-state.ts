/** The saved values that a form changes: its fields and the version that a change of them names. */
export type Saved<Values extends Fields> = { version: number; values: Values };

/** For a form that adds something: its blank fields as version 0. */
const isNew = ({ version }: Pick<Saved<Fields>, 'version'>): boolean => version === 0;

/** A field that two people changed; the writer chooses which value stays. */
type FieldConflict = { mine: unknown; theirs: unknown; choice?: 'mine' | 'theirs' };

export type EditState<Values extends Fields> = {
  values: Values;
  /** The saved values, as far as this form knows. */
  saved: Saved<Values>;
  /**
   * The value of each field when its writer last saw or decided it. Where it differs from `saved`, a colleague's change
   * is undecided.
   */
  base: Fields;
  conflicts: Readonly<Record<string, FieldConflict>>;
  /** The fields that a colleague changed and the writer did not: theirs now, and shown before anything is sent. */
  mergedFromOthers: readonly string[];
  /** Counted up when the fields get other values than those that were typed. */
  formKey: number;
};

/** The stored part of an unsaved form. */
export type Typed<Values extends Fields> = { value: Values; base: Fields };

export const startEdit = <Values extends Fields>(saved: Saved<Values>, formKey = 0): EditState<Values> => ({
  values: saved.values,
  saved,
  base: saved.values,
  conflicts: {},
  mergedFromOthers: [],
  formKey,
});

export const writeFields = <Values extends Fields>(
  state: EditState<Values>,
  change: Partial<Values>,
): EditState<Values> => ({
  ...state,
  values: { ...state.values, ...change },
  // A writer who types on chooses their own value, whatever was chosen before.
  conflicts: Object.fromEntries(
    Object.entries(state.conflicts).map(([name, conflict]) => [
      name,
      name in change && !isSame(change[name], state.values[name])
        ? { ...conflict, mine: change[name], ...(conflict.choice ? { choice: 'mine' as const } : {}) }
        : conflict,
    ]),
  ),
});

/** Merges the typed values with the saved ones, field by field. */
export const reconcile = <Values extends Fields>(
  state: EditState<Values>,
  latest: Saved<Values>,
): EditState<Values> => {
  // An older reading that arrives late changes nothing.
  const saved = latest.version < state.saved.version ? state.saved : latest;
  const values: Record<string, unknown> = { ...state.values };
  const base: Record<string, unknown> = { ...state.base };
  const conflicts: Record<string, FieldConflict> = {};
  const mergedFromOthers: string[] = [];
  for (const name of Object.keys({ ...state.values, ...saved.values })) {
    const theirs = saved.values[name];
    const verdict = judgeField(name, state.base, state.values, saved.values);
    const before = state.conflicts[name];
    if (verdict === 'asked') {
      conflicts[name] = { mine: state.values[name], theirs };
    } else if (verdict === 'theirs') {
      if (!isSame(values[name], theirs)) {
        values[name] = theirs;
        mergedFromOthers.push(name);
      }
      base[name] = theirs;
    }
    // Decided and unchanged: the decision can be reversed until it is saved.
    if (verdict !== 'asked' && before?.choice && isSame(before.theirs, theirs)) conflicts[name] = before;
  }
  return {
    values: values as Values,
    saved,
    base,
    conflicts,
    mergedFromOthers: [
      ...new Set([
        ...state.mergedFromOthers.filter((name) => isSame(values[name], saved.values[name])),
        ...mergedFromOthers,
      ]),
    ],
    formKey: state.formKey + (mergedFromOthers.length > 0 ? 1 : 0),
  };
};

export const chooseField = <Values extends Fields>(
  state: EditState<Values>,
  name: string,
  choice: 'mine' | 'theirs',
): EditState<Values> => {
  const conflict = state.conflicts[name];
  if (!conflict) return state;
  return {
    ...state,
    values: { ...state.values, [name]: conflict[choice] },
    base: { ...state.base, [name]: state.saved.values[name] },
    conflicts: { ...state.conflicts, [name]: { ...conflict, choice } },
    formKey: state.formKey + 1,
  };
};

/** The fields that block saving, until their writer has chosen. */
export const openConflicts = <Values extends Fields>({ conflicts }: EditState<Values>): string[] =>
  Object.keys(conflicts).filter((name) => conflicts[name]?.choice === undefined);

/** Restores unsaved words, and compares them with what is saved now. */
export const restoreTyped = <Values extends Fields>(
  state: EditState<Values>,
  { value, base }: Typed<Values>,
  latest: Saved<Values>,
): EditState<Values> => {
  const values = { ...latest.values, ...value };
  const restored = {
    ...state,
    values,
    base: isNew(latest) ? latest.values : base,
    conflicts: {},
    mergedFromOthers: [],
  };
  return { ...reconcile(restored, latest), formKey: state.formKey + 1 };
};

/** Whether there is anything that would be missed: an emptied form has nothing. */
export const isDirty = <Values extends Fields>({ values, saved }: EditState<Values>): boolean =>
  Object.keys(values).some((name) => !isSame(values[name], saved.values[name]));

/** The data that a save may send now; undefined while the writer has something to look at first. */
export const readyToSend = <Values extends Fields>(
  shown: EditState<Values>,
  now: EditState<Values>,
): Saved<Values> | undefined => {
  const isNews =
    now.mergedFromOthers.some((name) => !shown.mergedFromOthers.includes(name)) || now.formKey !== shown.formKey;
  if (isNews || openConflicts(now).length > 0) return undefined;
  return { version: now.saved.version, values: now.values };
};

/** After a save: words typed during the sending are still unsaved. */
export const savedAs = <Values extends Fields>(
  state: EditState<Values>,
  sent: Values,
  saved: Saved<Values>,
): EditState<Values> => ({ ...reconcile({ ...state, base: sent, conflicts: {} }, saved), mergedFromOthers: [] });

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
type Verdict = 'mine' | 'theirs' | 'asked';

/**
 * The three-way rule, for one field: what I did not change is theirs, what they did not change is mine. A missing field
 * is blank.
 */
const judgeField = (name: string, base: Fields, mine: Fields, theirs: Fields): Verdict => {
  if (isSame(mine[name], theirs[name])) return 'theirs';
  if (isSame(mine[name], base[name])) return 'theirs';
  return isSame(theirs[name], base[name]) ? 'mine' : 'asked';
};
