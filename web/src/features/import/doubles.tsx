import { formatDay } from '../../../../shared/domain/format-day.ts';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import styles from './import.module.css';
import { fileRowOf, type ReadFile } from './read-file.ts';
import type { RowState } from './use-import.ts';

type Props = {
  file: ReadFile;
  rows: readonly RowState[];
  chosen: ReadonlySet<number>;
  choose: (rows: readonly number[], isChosen: boolean) => void;
  isFixed: boolean;
};

/** Rows that may be an existing patient: each is skipped, unless it is chosen. */
export const Doubles = ({ file, rows, chosen, choose, isFixed }: Props) => {
  if (rows.length === 0) return null;
  const all = rows.map(({ row }) => row);
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles">
        {rows.length === 1 ? '1 row may be somebody who is there already' : `${rows.length} rows may be there already`}
      </h2>
      <p>They are left out, unless you tick them.</p>
      <p className={styles.tick}>
        <input
          id="doubles-all"
          type="checkbox"
          disabled={isFixed}
          checked={all.every((row) => chosen.has(row))}
          onChange={({ target }) => choose(all, target.checked)}
        />
        <label htmlFor="doubles-all">Import all of them anyway</label>
      </p>
      <ul className={styles.doubles}>
        {rows.map(({ row, likely, sameAs }) => (
          <li key={row}>
            <span className={styles.tick}>
              <input
                id={`double-${row}`}
                type="checkbox"
                disabled={isFixed}
                checked={chosen.has(row)}
                onChange={({ target }) => choose([row], target.checked)}
              />
              <label htmlFor={`double-${row}`}>Import row {fileRowOf(file, row)} anyway</label>
            </span>
            {sameAs !== undefined && <span>The same name and date of birth as row {fileRowOf(file, sameAs)}.</span>}
            {likely.map((match) =>
              'unreadable' in match ? null : (
                <span key={match.patientId}>
                  <PatientLink patientId={match.patientId} firstName={match.firstName} lastName={match.lastName} />
                  {match.dob && `, born ${formatDay(match.dob)}`}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
