import { useState } from 'react';
import { columnsOf } from '../../../../shared/transfer/columns.ts';
import { guessColumns } from '../../../../shared/transfer/guess-columns.ts';
import type { ValueMatches } from '../../../../shared/transfer/match-values.ts';
import { Problem } from '../../kernel/components/problem.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { FileImport } from './file-import.tsx';
import { FirstRows } from './first-rows.tsx';
import styles from './import.module.css';
import { applyMapping, lacksOf, type ReadFile } from './import-file.ts';
import { MatchValues } from './match-values.tsx';
import { readRememberedMapping, rememberMapping } from './remembered-mapping.ts';

type Props = { file: ReadFile; columns: readonly string[]; onChoose: (columns: string[]) => void };

const firstValue = ({ rows }: ReadFile, at: number): string => rows.find((cells) => cells[at]?.trim())?.[at] ?? '';

const countKnown = (columns: readonly string[]): string => {
  const known = columns.filter(Boolean).length;
  return `${known} of ${columns.length} columns are taken; the others are left out.`;
};

/** What each column of the sheet is. A column of ours is filled once: choosing it again takes it from where it was. */
const ColumnTable = ({ file, columns, onChoose }: Props) => (
  <table className={styles.rows}>
    <ColumnHeads names={['Your column', 'For example', 'What it is here']} />
    <tbody>
      {file.headings.map((heading, at) => (
        <tr key={heading}>
          <th scope="row">{heading}</th>
          <td className={styles.example}>{firstValue(file, at)}</td>
          <td>
            <select
              aria-label={`What “${heading}” is`}
              value={columns[at]}
              onChange={({ target: { value } }) =>
                onChoose(columns.map((id, other) => (other === at ? value : id === value ? '' : id)))
              }
            >
              <option value="">Leave it out</option>
              {columnsOf[file.kind].map((column) => (
                <option key={column.id} value={column.id}>
                  {column.heading}
                </option>
              ))}
            </select>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The columns of a sheet and the words of its choices, guessed by what was chosen before, and the import that follows. */
export const MapColumns = ({ file }: { file: ReadFile }) => {
  const { kind, headings } = file;
  const [remembered] = useState(() => readRememberedMapping(kind));
  const [columns, setColumns] = useState(() => guessColumns(kind, headings, remembered.columns));
  const [values, setValues] = useState<ValueMatches>(remembered.values);
  const [isOpen, setOpen] = useState(() => columns.includes(''));
  const lacks = lacksOf(kind, columns);
  const mapping = { columns, values };
  const mapped = applyMapping(file, mapping);
  return (
    <>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>What each of your columns is</summary>
        <ColumnTable file={file} columns={columns} onChoose={setColumns} />
      </details>
      <p role="status">{countKnown(columns)}</p>
      <MatchValues file={file} columns={columns} values={values} onMatch={setValues} />
      {lacks.length > 0 ? (
        <Problem text={`Please say above which of your columns is: ${lacks.join(', ')}.`} />
      ) : (
        <>
          <FirstRows file={mapped} />
          <FileImport key={JSON.stringify(mapping)} file={mapped} onStore={() => rememberMapping(file, mapping)} />
        </>
      )}
    </>
  );
};
