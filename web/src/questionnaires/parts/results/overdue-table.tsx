import { Link } from 'react-router-dom';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import { RowsTable } from '../../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../../kernel/components/unreadable.tsx';
import { fullName } from '../../../kernel/lib/format.ts';
import { newTaskScreen, questionnaireScreen } from '../../../kernel/lib/paths.ts';
import { may } from '../../../kernel/session/may.ts';
import { PatientLink } from '../../../patients/parts/patient-link.tsx';
import type { OverdueRow } from './queries.ts';
import styles from './stacked.module.css';

/** Overdue tests; the name links to the screen of that test, with the patient chosen. */
export const OverdueTable = ({ rows, caption }: { rows: readonly OverdueRow[]; caption: string }) => {
  const mayWrite = may('mayWriteRecords');
  return (
    <RowsTable
      className={styles.table}
      caption={caption}
      columns={['Patient ID', 'Name', 'Test', 'Test date', ...(mayWrite ? ['Task'] : [])]}
    >
      {rows.map((row) =>
        'unreadable' in row ? (
          <UnreadableRow key={row.patientId} columns={mayWrite ? 5 : 4} what="This test" id={row.patientId} />
        ) : (
          <tr key={`${row.patientId} ${row.questionType}`}>
            <td className={`identifier ${styles.late}`}>{row.reference ?? row.patientId}</td>
            <th scope="row" className={styles.wide}>
              {mayWrite && isInUse(row.questionType) ? (
                <Link className="in-row" to={questionnaireScreen(row.questionType, row.patientId)}>
                  {fullName(row)}
                  <span className="visually-hidden">, {findQuestionnaire(row.questionType).name}</span>
                </Link>
              ) : (
                <PatientLink {...row} />
              )}
            </th>
            <td className={styles.whole}>
              {findQuestionnaire(row.questionType).name}
              {!isInUse(row.questionType) && ', not in use any more'}
            </td>
            <td>{formatDay(row.questionDate)}</td>
            {mayWrite && (
              <td className={`${styles.whole} ${styles.late}`}>
                <Link className="in-row" to={newTaskScreen(row.patientId, row.questionType)}>
                  Make a task
                  <span className="visually-hidden">
                    : {findQuestionnaire(row.questionType).name} with {fullName(row)}
                  </span>
                </Link>
              </td>
            )}
          </tr>
        ),
      )}
    </RowsTable>
  );
};
