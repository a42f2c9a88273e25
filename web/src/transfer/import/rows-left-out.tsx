import { writeCsv } from '../../../../shared/kernel/csv.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { saveFile } from '../../kernel/lib/save-file.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import styles from './import.module.css';
import { fileRowOf, headingIn, type MappedFile } from './import-file.ts';
import type { RowState } from './use-import.ts';

const mostShown = 100;

const describe = (file: MappedFile, { problems }: RowState): string =>
  problems.map(({ column, message }) => (column ? `${headingIn(file, column)}: ${message}` : message)).join(' ');

type Props = {
  file: MappedFile;
  rows: readonly RowState[];
  chosen: ReadonlySet<number>;
  choose: (rows: readonly number[], isChosen: boolean) => void;
  isFixed: boolean;
};

/** Rows that may be an existing patient: each is skipped, unless it is chosen. */
export const Doubles = ({ file, rows, chosen, choose, isFixed }: Props) => {
  if (rows.length === 0) return null;
  const all = rows.map(({ row }) => row);
  const tick = (id: string, label: string, ticked: readonly number[]) => (
    <>
      <input
        id={id}
        type="checkbox"
        disabled={isFixed}
        checked={ticked.every((row) => chosen.has(row))}
        onChange={({ target }) => choose(ticked, target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </>
  );
  return (
    <Section
      id="doubles"
      title={
        rows.length === 1 ? '1 row may be somebody who is there already' : `${rows.length} rows may be there already`
      }
    >
      <p>They are left out, unless you tick them.</p>
      <p className={styles.tick}>{tick('doubles-all', 'Import all of them anyway', all)}</p>
      <ul className={styles.doubles}>
        {rows.map(({ row, likely, sameAs }) => (
          <li key={row}>
            <span className={styles.tick}>
              {tick(`double-${row}`, `Import row ${fileRowOf(file, row)} anyway`, [row])}
            </span>
            {sameAs !== undefined && <span>The same name and date of birth as row {fileRowOf(file, sameAs)}.</span>}
            {likely.map((match) =>
              'unreadable' in match ? null : (
                <span key={match.patientId}>
                  <PatientLink {...match} />
                  {match.dob && `, born ${formatDay(match.dob)}`}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The rows that cannot be stored: what to do about each, and all of them as a file to correct and choose again. */
export const Rejected = ({ file, rows }: { file: MappedFile; rows: readonly RowState[] }) => {
  if (rows.length === 0) return null;
  const download = () =>
    saveFile(
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
    <Section
      id="rejected"
      title={rows.length === 1 ? '1 row cannot be stored' : `${rows.length} rows cannot be stored`}
    >
      <p>
        <QuietButton label="Download these rows to mend them" onClick={download} />
      </p>
      <table className={styles.rows}>
        <ColumnHeads names={['Row of the sheet', 'Column', 'What to do']} />
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
    </Section>
  );
};
