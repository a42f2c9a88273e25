import { writeCsv } from '../../../../shared/domain/csv.ts';
import { downloadText } from '../../lib/download-text.ts';
import styles from './import.module.css';
import { fileRowOf, headingIn, type ReadFile } from './read-file.ts';
import type { RowState } from './use-import.ts';

const mostShown = 100;

const describe = (file: ReadFile, { problems }: RowState): string =>
  problems.map(({ column, message }) => (column ? `${headingIn(file, column)}: ${message}` : message)).join(' ');

/** The rows that cannot be stored: what to do about each, and all of them as a file to correct and choose again. */
export const Rejected = ({ file, rows }: { file: ReadFile; rows: readonly RowState[] }) => {
  if (rows.length === 0) return null;
  const download = () =>
    downloadText(
      [
        writeCsv([
          [...file.headings, 'Row', 'What to do'],
          ...rows.map((one) => [
            ...(file.rows[one.row - 1] ?? []),
            String(fileRowOf(file, one.row)),
            describe(file, one),
          ]),
        ]),
      ],
      `mend-${file.fileName.replace(/\.\w+$/, '')}.csv`,
    );
  return (
    <section aria-labelledby="rejected">
      <h2 id="rejected">{rows.length === 1 ? '1 row cannot be stored' : `${rows.length} rows cannot be stored`}</h2>
      <p>
        <button type="button" className="button quiet" onClick={download}>
          Download these rows to mend them
        </button>
      </p>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">Row of the sheet</th>
            <th scope="col">Column</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).flatMap(({ row, problems }) =>
            problems.map(({ column, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <th scope="row">{fileRowOf(file, row)}</th>
                <td>{column ? headingIn(file, column) : 'The whole row'}</td>
                <td>{message}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {rows.length > mostShown && <p>The first {mostShown} are shown. The file has all of them.</p>}
    </section>
  );
};
