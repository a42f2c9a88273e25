import Papa from 'papaparse';
import { useState } from 'react';
import { alertDays, type ImportKind, importKinds, mostRows } from '../../../../shared/transfer/column.ts';
import { columnsOf, templateColumns, writeTemplate } from '../../../../shared/transfer/columns.ts';
import { cellsOf, findColumn } from '../../../../shared/transfer/read-cell.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Field } from '../../kernel/components/field.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { choicesOf } from '../../kernel/components/select-field.tsx';
import { saveFile } from '../../kernel/lib/save-file.ts';
import styles from './import.module.css';

export type ReadFile = {
  importId: string;
  kind: ImportKind;
  fileName: string;
  headings: string[];
  rows: string[][];
  /** The number of each row in the file, as spreadsheet programs show it: the headings and blank rows count. */
  fileRows: number[];
  /** Notes for whoever chose it: how it was read, and which of its columns are ignored. */
  remarks: string[];
};

/** The text of a file: UTF-8, with or without byte order mark, or the encoding of older programs on Windows. */
const decodeFile = (bytes: Uint8Array): { text: string; isOld: boolean } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isOld: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isOld: true };
  }
};

const oldEncoding =
  'This file is not saved as UTF-8. It was read as older Windows programs save it: please check that names with accents are right. In Excel, choose “CSV UTF-8” to be sure.';

/** Computed from the kind and the content: the same file is the same import, which continues where it ended. */
const identify = async (kind: ImportKind, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await new Blob([kind, '\n', bytes]).arrayBuffer());
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
};

/** Parses a file of rows, separated by commas, semicolons or tabs; `wrong` says why it cannot be one. */
export const readFile = async (
  kind: ImportKind,
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReadFile | { wrong: string }> => {
  const { text, isOld } = decodeFile(bytes);
  if (text.includes('\0')) return { wrong: 'This is not a CSV file. Please save the sheet as CSV, and choose that.' };
  const { data } = Papa.parse<string[]>(text);
  const filled = data.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [{ cells, at: at + 1 }] : []));
  const [headings = [], ...rows] = filled.map(({ cells }) => cells);
  const [, ...fileRows] = filled.map(({ at }) => at);
  const columns = columnsOf[kind];
  const lacks = columns.filter((one) => one.required && !headings.some((name) => findColumn([one], name)));
  if (lacks.length > 0) {
    const names = lacks.map(({ heading }) => `“${heading}”`).join(', ');
    return { wrong: `The first row has to name the columns. It lacks: ${names}. Please compare it with the template.` };
  }
  if (rows.length === 0) return { wrong: 'There are no rows below the headings.' };
  if (rows.length > mostRows) return { wrong: `A file has at most ${mostRows} rows, and this one has ${rows.length}.` };
  const unknown = headings.filter((name) => name.trim() !== '' && !findColumn(columns, name));
  return {
    importId: await identify(kind, bytes),
    ...{ kind, fileName, headings, rows, fileRows },
    remarks: [
      ...(isOld ? [oldEncoding] : []),
      ...(unknown.length > 0 ? [`These columns are not known here, and are ignored: ${unknown.join(', ')}.`] : []),
    ],
  };
};

/** The number of a row in the file that was chosen. */
export const fileRowOf = ({ fileRows }: ReadFile, row: number): number => fileRows[row - 1] ?? row;

/** The heading of a column as the file has it: people may write it in other letters, or by its id. */
export const headingIn = ({ kind, headings }: ReadFile, column: string): string =>
  headings.find((name) => findColumn(columnsOf[kind], name)?.heading === column) ?? column;

/** Rows that seem to be the person of an earlier row of the same file, by index, with that row. */
export const findDoubles = ({ kind, headings, rows }: ReadFile): Map<number, number> => {
  const doubles = new Map<number, number>();
  if (kind !== 'patients') return doubles;
  const first = new Map<string, number>();
  for (const [at, cells] of rows.entries()) {
    const values = cellsOf(columnsOf.patients, headings, cells);
    const of = (name: string) => values.get(`referralPersonalDetails.${name}`)?.toLowerCase() ?? '';
    const person = JSON.stringify([of('firstName'), of('lastName'), of('dob')]);
    const earlier = first.get(person);
    if (earlier === undefined) first.set(person, at + 1);
    else doubles.set(at + 1, earlier);
  }
  return doubles;
};

const kindLabels = { patients: 'Patients', sessions: 'Sessions', scores: 'Scores of questionnaires' } as const;
const kindNotes: Readonly<Record<ImportKind, string>> = {
  patients:
    'Import patients first. Every question of the referral form can be a column, by its words; the template has the most usual.',
  sessions: 'Each finds its patient by the reference.',
  scores: `Each finds its patient by the reference. Answers of the last ${alertDays} days raise an alert as if they were given here; older ones raise none.`,
};

const Columns = ({ kind }: { kind: ImportKind }) => (
  <details className={styles.columns}>
    <summary>What each column contains</summary>
    <table className={styles.rows}>
      <ColumnHeads names={['Column', 'What to write', 'For example']} />
      <tbody>
        {templateColumns(kind).map(({ id, heading, explain, example, required }) => (
          <tr key={id}>
            <th scope="row">{heading}</th>
            <td>
              {required && <strong>Must be there. </strong>}
              {explain}
            </td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

export const ChooseFile = ({ onFile }: { onFile: (file: ReadFile | undefined) => void }) => {
  const [kind, setKind] = useState<ImportKind>('patients');
  const [wrong, setWrong] = useState<string>();
  const forget = () => {
    onFile(undefined);
    setWrong(undefined);
  };
  const choose = async (chosen: File | undefined) => {
    forget();
    if (!chosen) return;
    const file = await readFile(kind, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    if ('wrong' in file) setWrong(file.wrong);
    else onFile(file);
  };
  return (
    <>
      <RadioRow
        name="kind"
        legend="What is the file about?"
        choices={choicesOf(importKinds, kindLabels)}
        chosen={kind}
        onChoose={(one) => {
          setKind(one);
          forget();
        }}
      />
      <p>{kindNotes[kind]}</p>
      <p>
        <QuietButton
          label="Download the template"
          onClick={() => saveFile([writeTemplate(kind)], `${kind}-template.csv`)}
        />
      </p>
      <Columns kind={kind} />
      <Field
        name="file"
        label="The file"
        hint="A CSV file, saved from a spreadsheet. It is read in this browser."
        error={wrong}
      >
        {(control) => (
          <input
            key={kind}
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
    </>
  );
};
