import { addDays } from '../kernel/calendar.ts';
import { today as dayOf } from '../kernel/today.ts';
import { unseenAfterDays } from '../patients/caseload.ts';
import type { StaffUser } from '../patients/staff-user.ts';
import { alertDue, contactDue, messageDue, referralDue } from './due.ts';
import type { TodayScreen } from './today.ts';

type Listed<Part extends keyof TodayScreen> = TodayScreen[Part] extends { content: (infer Row)[] } ? Row : never;

/** What each kind of duty is about: a row of Today as it was read. */
type Rows = {
  call: Listed<'calls'>;
  alert: Listed<'alerts'>;
  review: Listed<'reviews'>;
  'apart-referrals': TodayScreen['apart']['referrals'];
  'apart-messages': TodayScreen['apart']['messages'];
  session: TodayScreen['sessions'][number];
  group: TodayScreen['groups'][number];
  task: Listed<'tasks'>;
  message: Listed<'messages'>;
  referral: Listed<'referrals'>;
  'new-patient': Listed<'newPatients'>;
  test: Listed<'tests'>;
  unseen: Listed<'unseen'>;
};
export type DutyKind = keyof Rows;

/** Where a duty stands: danger first, then by time; what a colleague sees to and what is done stand apart. */
export const dutyGroups = ['danger', 'late', 'today', 'next', 'others', 'done'] as const;
export type DutyGroup = (typeof dutyGroups)[number];

type Common = {
  /** Unlike any other duty's. */
  id: string;
  group: DutyGroup;
  /** A day, with the time of day where there is one; untimed duties of a day come after its timed ones. */
  due: string;
  /** The person it is about, where it is about one. */
  patientId?: string | undefined;
  /** The colleague who is away, where the reader covers for one. */
  coverFor?: StaffUser | undefined;
};
export type DutyOf<Kind extends DutyKind> = Common & { kind: Kind; row: Rows[Kind] };
/** Something that somebody owes somebody: derived from what the records say, and stored nowhere beside it. */
export type Duty = { [Kind in DutyKind]: DutyOf<Kind> }[DutyKind];

/** The parts of Today of which duties are made; a cover sees some of them of a colleague. */
type Work = Partial<TodayScreen>;
type Reader = { day: string; me: string; coverFor?: StaffUser | undefined };

const rowsOf = <Part extends { content: readonly unknown[] }>(part: Part | undefined): Part['content'] =>
  part?.content ?? [];

const byDay = (due: string, day: string): DutyGroup => {
  if (due < day) return 'late';
  return due === day ? 'today' : 'next';
};

const urgentDuties = ({ calls, alerts, reviews }: Work, { day, coverFor }: Reader): Duty[] => [
  ...rowsOf(calls).map((row): Duty => {
    const { patientId, dueBy: due } = row;
    return { kind: 'call', id: `call ${patientId}`, group: 'danger', due, patientId, row };
  }),
  ...rowsOf(alerts).map((row): Duty => {
    const alert = { kind: 'alert', id: `alert ${row.alertId}`, row } as const;
    if ('unreadable' in row) return { ...alert, group: 'danger', due: day };
    const isOwn = row.mine || row.owner === undefined || coverFor !== undefined;
    const due = alertDue(row.raisedAt);
    return { ...alert, group: isOwn ? 'danger' : 'others', due, patientId: row.patientId };
  }),
  ...rowsOf(reviews).map((row): Duty => {
    const { alertId, patientId, reviewOn: due } = row;
    return { kind: 'review', id: `review ${alertId}`, group: 'danger', due, patientId, row };
  }),
];

/** What is set apart is two duties: to look at the referrals, and at the messages. */
const apartDuties = ({ apart }: Work, { day }: Reader): Duty[] => {
  if (!apart) return [];
  const { referrals, messages } = apart;
  const place = ({ danger }: { danger: number }) => ({ group: danger > 0 ? 'danger' : 'today', due: day }) as const;
  return [
    ...(referrals.count > 0
      ? [{ kind: 'apart-referrals', id: 'apart-referrals', ...place(referrals), row: referrals } as const]
      : []),
    ...(messages.count > 0
      ? [{ kind: 'apart-messages', id: 'apart-messages', ...place(messages), row: messages } as const]
      : []),
  ];
};

/** A session that is over stays owed until it is recorded. */
const sessionGroup = ({ status, day: on }: Rows['session'], day: string): DutyGroup => {
  if (status !== 'planned') return 'done';
  return on < day ? 'late' : 'today';
};

const timedDuties = ({ sessions, groups }: Work, { day: now }: Reader): Duty[] => [
  ...(sessions ?? []).map((row): Duty => {
    const { appointmentId, day, time, patient } = row;
    const group = sessionGroup(row, now);
    const due = `${day}T${time}`;
    return { kind: 'session', id: `session ${appointmentId}`, group, due, patientId: patient.patientId, row };
  }),
  ...(groups ?? []).map((row): Duty => {
    const { groupId, day, time, calledOff } = row;
    const group = calledOff === undefined ? 'today' : 'done';
    return { kind: 'group', id: `group ${groupId}`, group, due: `${day}T${time}`, row };
  }),
];

const taskDuty = (row: Rows['task'], { day }: Reader): Duty => {
  const task = { kind: 'task', id: `task ${row.taskId}`, row } as const;
  if ('unreadable' in row) return { ...task, group: 'today', due: day };
  return { ...task, group: byDay(row.until, day), due: row.until, patientId: row.patient?.patientId };
};

const messageDuty = (row: Rows['message'], { day, me }: Reader): Duty => {
  const message = { kind: 'message', id: `message ${row.contactId}`, row } as const;
  if ('unreadable' in row) return { ...message, group: 'today', due: day };
  const { handling, contactDate, readFirst } = row;
  const due = messageDue(contactDate);
  if (handling.state === 'answering' && handling.by.id !== me) return { ...message, group: 'others', due };
  return { ...message, group: readFirst ? 'danger' : byDay(due, day), due };
};

const referralDuty = (row: Rows['referral'], { day }: Reader): Duty => {
  const { patientId, callBy, danger, speaksOfDanger } = row;
  const due = callBy ?? referralDue(row);
  const isUrgent = danger.length > 0 || speaksOfDanger === true;
  const group = isUrgent ? 'danger' : byDay(due, day);
  return { kind: 'referral', id: `referral ${patientId}`, group, due, patientId, row };
};

/** The new referrals: the longest wait, and those of the last day that are not among them. */
const referralRows = ({ referrals, arrived }: Work): Rows['referral'][] => {
  const waiting = rowsOf(referrals);
  const known = new Set(waiting.map(({ patientId }) => patientId));
  return [...waiting, ...rowsOf(arrived).filter(({ patientId }) => !known.has(patientId))];
};

const contactDuties = ({ newPatients, tests, unseen }: Work, { day }: Reader): Duty[] => [
  ...rowsOf(newPatients).map((row): Duty => {
    const { patientId, at, danger, promisedBy } = row;
    const own = contactDue(at);
    const due = promisedBy !== undefined && promisedBy < own ? promisedBy : own;
    const group = danger ? 'danger' : byDay(due, day);
    return { kind: 'new-patient', id: `new-patient ${patientId}`, group, due, patientId, row };
  }),
  ...rowsOf(tests).map((row): Duty => {
    const { patientId, questionType, dueDate: due } = row;
    return { kind: 'test', id: `test ${patientId} ${questionType}`, group: byDay(due, day), due, patientId, row };
  }),
  ...rowsOf(unseen).map((row): Duty => {
    const { patientId, lastContact, referralDate } = row;
    const due = addDays(lastContact ?? dayOf(new Date(referralDate)), unseenAfterDays);
    return { kind: 'unseen', id: `unseen ${patientId}`, group: byDay(due, day), due, patientId, row };
  }),
];

// A day without a time comes after the times of the day.
const sortKey = ({ due }: Duty): string => (due.includes('T') ? due : `${due}T24:00`);

const place = (duty: Duty): string => `${dutyGroups.indexOf(duty.group)} ${sortKey(duty)}`;

/** Duties in the one order of Today: danger first, then by time. */
const sortDuties = (duties: readonly Duty[]): Duty[] =>
  duties.toSorted((one, other) => place(one).localeCompare(place(other)));

/** Everything that somebody owes, of what was read for Today: each row is exactly one duty. */
export const findDuties = (work: Work, reader: Reader): Duty[] => {
  const { coverFor } = reader;
  const duties: Duty[] = [
    ...urgentDuties(work, reader),
    ...apartDuties(work, reader),
    ...timedDuties(work, reader),
    ...rowsOf(work.tasks).map((row) => taskDuty(row, reader)),
    ...rowsOf(work.messages).map((row) => messageDuty(row, reader)),
    ...referralRows(work).map((row) => referralDuty(row, reader)),
    ...contactDuties(work, reader),
  ];
  return sortDuties(
    coverFor ? duties.map((duty) => ({ ...duty, id: idAsCover(duty.id, coverFor), coverFor })) : duties,
  );
};

const idAsCover = (id: string, { id: person }: StaffUser): string => `${id} ${person}`;

/** What the reader owes, with what they do for colleagues who are away: of that, nothing stands with the colleague too. */
export const joinDuties = (own: readonly Duty[], covered: readonly Duty[]): Duty[] => {
  const ids = new Set(covered.map(({ id }) => id));
  const away = new Map(covered.flatMap(({ coverFor }) => (coverFor ? [[coverFor.id, coverFor] as const] : [])));
  const isCovered = ({ id, group }: Duty) =>
    group === 'others' && [...away.values()].some((person) => ids.has(idAsCover(id, person)));
  return sortDuties([...own.filter((duty) => !isCovered(duty)), ...covered]);
};

/** The duties of a group with those about one person together, in the place of the first of them. */
export const byPerson = (duties: readonly Duty[]): [Duty, ...Duty[]][] => {
  const lines = new Map<string, [Duty, ...Duty[]]>();
  for (const duty of duties) {
    const key = duty.patientId ?? duty.id;
    const line = lines.get(key);
    if (line) line.push(duty);
    else lines.set(key, [duty]);
  }
  return [...lines.values()];
};
