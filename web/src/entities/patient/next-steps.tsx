import { Link } from 'react-router-dom';
import { isInUse } from '../../../../shared/questionnaires/in-use.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import {
  caseNotesScreen,
  externalScreen,
  newCaseNoteScreen,
  newTaskScreen,
  patientScreen,
  questionnaireScreen,
} from '../../lib/paths.ts';
import { useTestSummary } from '../result/queries.ts';
import styles from './next-steps.module.css';

type Props = {
  patientId: string;
  /** The kind of thing that was just saved; its own screen is not offered again. */
  after: 'note' | 'external';
};

/** The next steps after something about a patient has been saved: to the record, or on to what is due. */
export const NextSteps = ({ patientId, after }: Props) => {
  const { data: summary } = useTestSummary(patientId);
  const isAnswered = (id: string) => summary?.tests.some(({ questionType }) => questionType === id) === true;
  const isOverdue = (id: string) => summary?.tests.some((test) => test.questionType === id && test.overdue) === true;
  const due = summary
    ? instrumentsFor(summary.service).filter(({ id }) => isInUse(id) && (isOverdue(id) || !isAnswered(id)))
    : [];
  return (
    <ul className={styles.steps} aria-label="What next">
      <li>
        <Link to={patientScreen(patientId)}>Open the record</Link>
      </li>
      <li>
        {after === 'note' ? (
          <Link to={caseNotesScreen(patientId)}>Read the notes</Link>
        ) : (
          <Link to={newCaseNoteScreen(patientId)}>Write a case note</Link>
        )}
      </li>
      {after === 'note' && (
        <li>
          <Link to={externalScreen(patientId)}>Log an external referral</Link>
        </li>
      )}
      {after === 'note' && (
        <li>
          <Link to={newTaskScreen(patientId, 'note')}>Make a task of it</Link>
        </li>
      )}
      {due.map(({ id, name }) => (
        <li key={id}>
          <Link to={questionnaireScreen(id, patientId)}>
            {name}: {isOverdue(id) ? 'overdue' : 'not answered yet'}
          </Link>
        </li>
      ))}
    </ul>
  );
};
