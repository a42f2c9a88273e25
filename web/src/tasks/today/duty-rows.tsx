import { Link } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { howLongAgo } from '../../../../shared/patients/caseload.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { describeWaiting } from '../../../../shared/referrals/referral-waiting.ts';
import type { Duty, DutyOf } from '../../../../shared/tasks/duties.ts';
import { InterpreterMissing } from '../../appointments/parts/interpreter-missing.tsx';
import { describeInterpreter, describePlace, statusLabels } from '../../appointments/parts/words.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import {
  adminMenu,
  groupScreen,
  newAppointmentScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  referralScreen,
  registerScreen,
} from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { DangerLabel } from '../../safety/parts/danger-label.tsx';
import { useSettings } from '../../settings/parts/queries.ts';
import { Act, Detail, type DutyRow, Person, toOpen, unreadable, whose } from './duty-parts.tsx';
import { messageRow, taskRow } from './rows-with-number.tsx';
import { type AskForCall, CallWords, RecordCall } from './today-call.tsx';

const alertRow = ({ row }: DutyOf<'alert'>): DutyRow => {
  if ('unreadable' in row) return unreadable('This alert', row.alertId);
  return {
    words: (
      <>
        <Person of={row} />: {row.closed ? toOpen : row.reason} <Detail>{row.mine ? 'yours' : whose(row.owner)}</Detail>
      </>
    ),
    action: !row.closed && may('mayWriteRecords') && (
      <Act to={patientScreen(row.patientId)} label="Record what was done" about={`for ${fullName(row)}`} />
    ),
  };
};

const reviewRow = ({ row }: DutyOf<'review'>): DutyRow => ({
  words: (
    <>
      <Person of={row} />: {row.closed ? toOpen : row.reason}{' '}
      <Detail>review due {howLongAgo(row.reviewOn, today())}</Detail>
    </>
  ),
  action: !row.closed && may('mayWriteRecords') && (
    <Act to={patientScreen(row.patientId)} label="Record the review" about={`of ${fullName(row)}`} />
  ),
});

/** `3 referrals, 1 of them marked danger` */
const describeApart = (count: number, one: string, danger: number, marked: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}${danger > 0 ? `, ${danger} of them ${marked}` : ''}`;

const apartRow = (to: string, words: string): DutyRow => ({
  words: (
    <>
      <Link to={to}>{words}</Link> <Detail>from places that sent unusually many; real ones may be among them</Detail>
    </>
  ),
});

const SessionWords = ({ row }: { row: DutyOf<'session'>['row'] }) => {
  const { data: settings } = useSettings();
  return (
    <>
      <Person of={row.patient} />{' '}
      <Detail>
        {describePlace(row, settings?.sessions.rooms)}
        {row.due.length > 0 && `, due: ${row.due.map((type) => findQuestionnaire(type).name).join(', ')}`}
        {describeInterpreter(row) && `, ${describeInterpreter(row)}`}
        <InterpreterMissing row={row} />
        {row.status !== 'planned' && `, ${statusLabels[row.status].toLowerCase()}`}
      </Detail>
    </>
  );
};

const sessionRow = ({ row }: DutyOf<'session'>): DutyRow => ({
  words: <SessionWords row={row} />,
  action: row.status === 'planned' && may('mayWriteRecords') && (
    <Act
      to={recordAppointmentScreen(row.patient.patientId, row.appointmentId)}
      label="Record"
      about={`the session with ${fullName(row.patient)}`}
    />
  ),
});

const groupRow = ({ row: { groupId, name, day, until, calledOff } }: DutyOf<'group'>): DutyRow => ({
  words: (
    <>
      <Link to={groupScreen(groupId)}>{name}</Link>{' '}
      <Detail>{calledOff === undefined ? `until ${until}` : `called off: ${calledOff}`}</Detail>
    </>
  ),
  action: may('mayWriteRegisters') && calledOff === undefined && (
    <Act to={registerScreen(groupId, day)} label="Register" about={`of ${name}`} />
  ),
});

/** A new referral; a danger that it speaks of stands beside the name. */
const referralRow = ({ row }: DutyOf<'referral'>): DutyRow => ({
  words: (
    <>
      <Link to={referralScreen(row.patientId)}>{fullName(row)}</Link>{' '}
      {(row.danger.length > 0 || row.speaksOfDanger) && <DangerLabel signs={row.danger} />}
      {row.closed && `: ${toOpen}`}{' '}
      <Detail>
        {row.state === 'reading' && 'being read, '}
        {row.service && `${serviceName(row.service)}, `}
        {describeWaiting(row.referredAt, today())}
      </Detail>
    </>
  ),
  action: <Act to={referralScreen(row.patientId)} label="Decide" about={`the referral of ${fullName(row)}`} />,
});

const bookAction = (row: Person) =>
  may('mayWriteRecords') && (
    <Act to={newAppointmentScreen({ patient: row.patientId })} label="Book a session" about={`with ${fullName(row)}`} />
  );

const describeTasksAlong = ({ count, more }: { count: number; more: boolean }): string =>
  `${more ? 'at least ' : ''}${count === 1 ? '1 open task' : `${count} open tasks`} came along`;

const newPatientRow = ({ row }: DutyOf<'new-patient'>): DutyRow => ({
  words: (
    <>
      <Person of={row} />
      {row.service && `, ${serviceName(row.service)}`} {row.danger && <DangerLabel />}{' '}
      <Detail>
        {row.by
          ? `given to you ${formatInstant(row.at)}, by ${fullName(row.by)}`
          : `taken on by you ${formatInstant(row.at)}`}
        {row.from && `, from ${fullName(row.from)}`}
        {row.why && `: ${row.why}`}
        {row.tasks && `; ${describeTasksAlong(row.tasks)}`}
      </Detail>
    </>
  ),
  action: bookAction(row),
});

const testRow = ({ row }: DutyOf<'test'>): DutyRow => {
  const { name } = findQuestionnaire(row.questionType);
  const to = questionnaireScreen(row.questionType, row.patientId);
  return {
    words: (
      <>
        {name} with <Person of={row} />
      </>
    ),
    action: may('mayWriteRecords') && <Act to={to} label="Answer it" about={`: ${name} with ${fullName(row)}`} />,
  };
};

const unseenRow = ({ row }: DutyOf<'unseen'>): DutyRow => ({
  words: (
    <>
      <Person of={row} />{' '}
      <Detail>
        {row.lastContact
          ? `last contact ${howLongAgo(row.lastContact, today())}`
          : `no contact yet, referred ${howLongAgo(row.referralDate.slice(0, 10), today())}`}
      </Detail>
    </>
  ),
  action: bookAction(row),
});

/** The words and the action of a duty; `askForCall` opens the form about a call that is to be made. */
export const rowOf = (duty: Duty, askForCall: AskForCall): DutyRow => {
  switch (duty.kind) {
    case 'call':
      return { words: <CallWords row={duty.row} />, action: <RecordCall call={duty} onRecord={askForCall} /> };
    case 'alert':
      return alertRow(duty);
    case 'review':
      return reviewRow(duty);
    case 'apart-referrals': {
      const { count, more, danger } = duty.row;
      const words = describeApart(count, 'referral', danger, 'marked danger');
      return apartRow(`${adminMenu('referrals')}&state=apart`, more ? `More than ${words}` : words);
    }
    case 'apart-messages': {
      const words = describeApart(duty.row.count, 'message', duty.row.danger, 'to read first');
      return apartRow(`${adminMenu('messages')}&list=apart`, words);
    }
    case 'session':
      return sessionRow(duty);
    case 'group':
      return groupRow(duty);
    case 'task':
      return taskRow(duty);
    case 'message':
      return messageRow(duty);
    case 'referral':
      return referralRow(duty);
    case 'new-patient':
      return newPatientRow(duty);
    case 'test':
      return testRow(duty);
    case 'unseen':
      return unseenRow(duty);
  }
};
