import { cancellerLabels, noticeLabels, placeLabels, statusLabels } from '../appointments/appointment-words.ts';
import { closingReasonLabels } from '../episodes/closing.ts';
import type { ImportKind } from './column.ts';
import { nameQuestionnaires } from './columns.ts';
import { choicesOfField, importedStateLabels, questionOf } from './patient-columns.ts';
import { type Choice, choicesOf, findChoice, readTick } from './read-cell.ts';

/** The choices of a column; with `many`, a cell may have several, with semicolons between. */
export type Matched = { choices: readonly Choice[]; many: boolean; find: (text: string) => unknown };

const oneOf = (choices: readonly Choice[], many = false): Matched => ({
  choices,
  many,
  find: (text) => findChoice(choices, text),
});

const yesNo: Matched = {
  choices: ['Yes', 'No'].map((id) => ({ id, labels: [id] })),
  many: false,
  find: readTick,
};

const ofColumns: { readonly [Kind in ImportKind]: Readonly<Record<string, Matched>> } = {
  patients: { state: oneOf(choicesOf(importedStateLabels)), closingReason: oneOf(choicesOf(closingReasonLabels)) },
  sessions: {
    place: oneOf(choicesOf(placeLabels)),
    status: oneOf(choicesOf(statusLabels)),
    'cancelled.by': oneOf(choicesOf(cancellerLabels)),
    'cancelled.notice': oneOf(choicesOf(noticeLabels)),
  },
  scores: { questionType: oneOf(nameQuestionnaires().map((name) => ({ id: name, labels: [name] }))) },
};

/** The choices of a column that takes no other words; undefined for a column of text. */
export const matchedOf = (kind: ImportKind, id: string): Matched | undefined => {
  const own = ofColumns[kind][id];
  if (own || kind !== 'patients') return own;
  const question = questionOf(id);
  const field = question?.field;
  if (!question || !field) return undefined;
  if (field.kind === 'tick') return yesNo;
  if (field.kind === 'choices') return oneOf(choicesOfField(question.group, question.name), true);
  return field.kind === 'choice' && !field.open ? oneOf(choicesOfField(question.group, question.name)) : undefined;
};

const partsOf = (text: string, many: boolean): string[] =>
  (many ? text.split(/[;\n]/) : [text]).map((part) => part.trim()).filter(Boolean);

export const foldValue = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** What stands for the words of a sheet, by column and folded text: a choice of ours, or blank. */
export type ValueMatches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a column that are none of its choices, with how often each is there, the most frequent first. */
export const findUnknownValues = (matched: Matched, cells: readonly string[]): { text: string; count: number }[] => {
  const found = new Map<string, { text: string; count: number }>();
  for (const text of cells.flatMap((cell) => partsOf(cell, matched.many))) {
    if (matched.find(text) !== undefined) continue;
    const before = found.get(foldValue(text));
    found.set(foldValue(text), { text: before?.text ?? text, count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count);
};

/** A cell with our choices in place of the words of the sheet; words that nobody has matched stay. */
export const matchCell = (
  matched: Matched | undefined,
  cell: string,
  matches: Readonly<Record<string, string>> = {},
) => {
  if (!matched) return cell;
  const parts = partsOf(cell, matched.many).map((part) =>
    matched.find(part) === undefined ? (matches[foldValue(part)] ?? part) : part,
  );
  return parts.filter(Boolean).join('; ');
};
