import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { Fields } from './edit-state.ts';

type Describe = (value: unknown) => string;

/**
 * The fields that a colleague may change at the same time: the label of each and, where its value is not read as it is, its
 * words. Days, lists, and what is or is not so, have words already.
 */
export type MergedFields<Values extends Fields> = {
  readonly [Field in keyof Values & string]?:
    | string
    | readonly [label: string, words: Describe | Readonly<Record<string, string>>];
};

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const describeUsual: Describe = (value) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(describeUsual).join(', ');
  return isDay(value) ? formatDay(String(value)) : String(value ?? '');
};

/** The fields in their order, each with its label and the words of a value. */
export const listMerged = <Values extends Fields>(fields: MergedFields<Values>) =>
  Object.entries<MergedFields<Fields>[string]>(fields).map(([name, field = '']) => {
    const [label, words = describeUsual] = typeof field === 'string' ? [field] : field;
    const describe = typeof words === 'object' ? (value: unknown) => words[String(value)] ?? '' : words;
    return { name, label, wordsOf: (value: unknown) => (value === undefined ? '' : describe(value)) || 'Blank' };
  });
