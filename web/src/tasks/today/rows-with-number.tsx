import { Link } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { describeWaiting } from '../../../../shared/referrals/referral-waiting.ts';
import type { DutyOf } from '../../../../shared/tasks/duties.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { messageScreen, taskScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { MessageMarks } from '../../messages/parts/message-marks.tsx';
import { nameMessage } from '../../messages/parts/words.ts';
import { FinishTask } from '../parts/finish-task.tsx';
import { sourceWords } from '../parts/task-list.tsx';
import { Act, Detail, type DutyRow, Person, unreadable } from './duty-parts.tsx';
import styles from './today.module.css';
import { HowToRing } from './today-call.tsx';

export const taskRow = ({ row }: DutyOf<'task'>): DutyRow => {
  if ('unreadable' in row) return unreadable('This task', row.taskId);
  const { what, patient, taskId, source, contact } = row;
  return {
    words: (
      <>
        <span className={styles.task}>{what}</span> {patient && <Person of={patient} />}
        {source && <Detail> {sourceWords[source]}</Detail>}
        {patient && contact && <HowToRing name={fullName(patient)} contact={contact} />}
      </>
    ),
    action: may('mayWriteRecords') && (
      <>
        <FinishTask task={row} />
        <Act to={taskScreen(taskId)} label="Change" about={`: ${what}`} />
      </>
    ),
  };
};

export const messageRow = ({ row }: DutyOf<'message'>): DutyRow => {
  if ('unreadable' in row) return unreadable('This message', row.contactId);
  const { handling, contactId, contactDate, contact } = row;
  return {
    words: (
      <>
        <Link to={messageScreen(contactId)}>{nameMessage(row)}</Link> <MessageMarks row={row} />{' '}
        <Detail>
          {handling.state === 'answering'
            ? `${fullName(handling.by)} is answering`
            : describeWaiting(contactDate, today())}
        </Detail>
        {contact && <HowToRing name={nameMessage(row)} contact={contact} />}
      </>
    ),
    action: may('mayAnswerMessages') && <Act to={messageScreen(contactId)} label="Answer" about={nameMessage(row)} />,
  };
};
