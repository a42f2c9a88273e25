import * as z from 'zod';
import type { ImportKind } from '../../../../shared/transfer/column.ts';
import { foldHeading } from '../../../../shared/transfer/guess-columns.ts';
import type { Mapping, ReadFile } from './import-file.ts';

const keyOf = (kind: ImportKind) => `import-${kind}`;

const stored = z.object({
  columns: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.record(z.string(), z.string())),
});
type Stored = z.infer<typeof stored>;

/** What somebody chose in this browser for the last sheet of a kind: headings and words of choices, and nothing about a person. */
export const readRememberedMapping = (kind: ImportKind): Stored => {
  const parsed = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(kind)) ?? 'null'));
  return parsed.data ?? { columns: {}, values: {} };
};

export const rememberMapping = ({ kind, headings }: ReadFile, { columns, values }: Mapping): void => {
  const before = readRememberedMapping(kind);
  const chosen = Object.fromEntries(headings.map((heading, at) => [foldHeading(heading), columns[at] ?? '']));
  const merged: Stored = { columns: { ...before.columns, ...chosen }, values: { ...before.values, ...values } };
  localStorage.setItem(keyOf(kind), JSON.stringify(merged));
};
