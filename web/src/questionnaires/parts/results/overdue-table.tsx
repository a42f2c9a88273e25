import { Link } from 'react-router-dom';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import { ActionLink } from '../../../kernel/components/action-link.tsx';
import { RowsTable } from '../../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../../kernel/components/unreadable.tsx';
import { fullName } from '../../../kernel/lib/format.ts';
import { newTaskScreen, questionnaireScreen } from '../../../kernel/lib/paths.ts';
import { may } from '../../../kernel/session/may.ts';
import { PatientLink } from '../../../patients/parts/patient-link.tsx';
import { groupOverdue, type OverdueLine } from './group-overdue.ts';
import type { OverdueRow } from './queries.ts';
import styles from './stacked.module.css';

type Tests = Exclude<OverdueLine, { unreadable: true }>;

const nameTests = (tests: Tests): string =>
  tests.map(({ questionType }) => findQuestionnaire(questionType).name).join(', ');

/** The name leads to the screen of the test, with the patient chosen; where there are more, so does the name of each. */
const Line = ({ tests, mayWrite }: { tests: Tests; mayWrite: boolean }) => {
  const [first] = tests;
  const { patientId, reference, questionDate, dueDate, worker } = first;
  const name = fullName(first);
  return (
    <tr>
      <td className={`identifier ${styles.late}`}>{reference ?? patientId}</td>
      <th scope="row" className={styles.wide}>
        {mayWrite && isInUse(first.questionType) ? (
          <Link className="in-row" to={questionnaireScreen(first.questionType, patientId)}>
            {name}
            <span className="visually-hidden">, {findQuestionnaire(first.questionType).name}</span>
          </Link>
        ) : (
          <PatientLink {...first} />
        )}
      </th>
      <td>
        {tests.map(({ questionType }) => {
          const test = findQuestionnaire(questionType).name;
          return (
            <span key={questionType} className={styles.test}>
              {tests.length > 1 && mayWrite && isInUse(questionType) ? (
                <ActionLink to={questionnaireScreen(questionType, patientId)}>
                  {test}
                  <span className="visually-hidden"> for {name}</span>
                </ActionLink>
              ) : (
                test
              )}
              {!isInUse(questionType) && ', not in use any more'}
            </span>
          );
        })}
      </td>
      <td data-label="Test date">{formatDay(questionDate)}</td>
      <td data-label="Due since">{formatDay(dueDate)}</td>
      <td data-label="Worker">{worker ? fullName(worker) : 'Nobody yet'}</td>
      {mayWrite && (
        <td className={`${styles.whole} ${styles.late}`}>
          <ActionLink to={newTaskScreen(patientId, first.questionType)}>
            Make a task
            <span className="visually-hidden">
              : {nameTests(tests)} with {name}
            </span>
          </ActionLink>
        </td>
      )}
    </tr>
  );
};

/** Overdue tests, a line a person, with whose they are. */
export const OverdueTable = ({ rows, caption }: { rows: readonly OverdueRow[]; caption: string }) => {
  const mayWrite = may('mayWriteRecords');
  return (
    <RowsTable
      className={styles.table}
      caption={caption}
      columns={[...['Patient ID', 'Name', 'Test', 'Test date', 'Due since', 'Worker'], ...(mayWrite ? ['Task'] : [])]}
    >
      {groupOverdue(rows).map((line) =>
        'unreadable' in line ? (
          <UnreadableRow key={line.patientId} columns={mayWrite ? 7 : 6} what="This test" id={line.patientId} />
        ) : (
          <Line key={`${line[0].patientId} ${line[0].questionType}`} tests={line} mayWrite={mayWrite} />
        ),
      )}
    </RowsTable>
  );
};
