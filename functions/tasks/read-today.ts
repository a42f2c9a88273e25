import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { unseenAfterDays } from '../../shared/patients/caseload.ts';
import type { Opened } from '../../shared/patients/record-access.ts';
import type { RingContact } from '../../shared/patients/ring-contact.ts';
import { listPhones } from '../../shared/patients/safe-ways.ts';
import { dueAt } from '../../shared/questionnaires/due-at.ts';
import { contactBy } from '../../shared/referrals/promises.ts';
import type { TodayScreen } from '../../shared/tasks/today.ts';
import { nameAppointments } from '../appointments/present.ts';
import { currentEpisode } from '../episodes/store/episodes.ts';
import { presentMeetings } from '../groups/present-group.ts';
import { openedOfRecord } from '../kernel/access/opened.ts';
import { type NameOf, nameStaff } from '../kernel/identity/name-staff.ts';
import { withNames } from '../messages/present.ts';
import { dayOf } from '../patients/store/caseload.ts';
import type { ListedPatient } from '../patients/store/caseloads.ts';
import type { StoredRecord } from '../patients/store/record.ts';
import { closedReferral, serviceOfReferral } from '../referrals/store/referral-places.ts';
import type { WorklistEntry } from '../referrals/store/worklist.ts';
import { currentDangerOf, dangerOfReferral, openCallOf } from '../safety/store/danger-state.ts';
import type { TasksDependencies, TasksHandlers } from './dependencies.ts';
import { nameTasks } from './present.ts';
import { noticesRead, type ReadToday, shownToday } from './store/today.ts';

const nameOf = ({ patientId, firstName, lastName }: ListedPatient) => ({ patientId, firstName, lastName });

/** Rows with the names of their patients. Unreadable ones are left out here, and shown on their own screens. */
const withPatients = <Row extends { patientId: string }>(rows: readonly Row[], patients: ReadToday['patients']) =>
  rows.flatMap((row) => {
    const patient = patients.get(row.patientId);
    return patient ? [{ ...row, ...nameOf(patient) }] : [];
  });

const presentReviews = ({ reviews }: ReadToday) => {
  const mine = reviews.content.flatMap((row) => ('unreadable' in row || (row.owner && !row.mine) ? [] : [row]));
  return {
    content: mine.slice(0, shownToday),
    total: mine.length,
    more: reviews.totalElements > reviews.content.length,
  };
};

const presentReferral = ({ record, episode }: WorklistEntry, mayBeOpened: (patient: Opened) => boolean) => ({
  ...nameOfRecord(record),
  service: serviceOfReferral(record, episode),
  referredAt: episode.referredAt,
  state: episode.state,
  danger: dangerOfReferral(record, episode),
  callBy: openCallOf(record)?.dueBy,
  ...(!mayBeOpened(openedOfRecord(record)) && closedReferral(record, episode)),
});

const presentReferrals = (
  { entries, count, more }: ReadToday['referrals']['waiting'],
  mayBeOpened: (patient: Opened) => boolean,
) => ({
  content: entries.flatMap((entry) => ('unreadable' in entry ? [] : [presentReferral(entry, mayBeOpened)])),
  total: count,
  more,
});

const presentTodaysAppointments = async (
  { sessions, patients, histories }: ReadToday,
  day: string,
  dependencies: Pick<TasksDependencies, 'staff'>,
) => {
  const rows = await nameAppointments(sessions, patients, dependencies);
  return rows.flatMap((row) => {
    if ('unreadable' in row) return [];
    const { patientId } = row.patient;
    const taken = histories.filter((one) => one.patientId === patientId);
    const isToCome = row.status === 'planned';
    return [{ ...row, due: isToCome ? dueAt(patients.get(patientId)?.service ?? '', taken, day) : [] }];
  });
};

const nameOfRecord = ({ patientId, referralPersonalDetails: { firstName, lastName } }: StoredRecord) => ({
  ...{ patientId, firstName, lastName },
});

const contactOf = ({ referralPersonalDetails, referralSafeContact }: StoredRecord): RingContact => ({
  phones: listPhones(referralPersonalDetails),
  safeContact: referralSafeContact,
});

/** An open call; of a record that the caller may not open yet, only the person and the day. */
const presentOpenCall = (
  { record, call, mine }: ReadToday['openCalls']['content'][number],
  mayBeOpened: (patient: Opened) => boolean,
): TodayScreen['calls']['content'][number] => {
  const shown = { ...nameOfRecord(record), dueBy: call.dueBy, mine };
  if (!mayBeOpened(openedOfRecord(record))) return { ...shown, danger: [] };
  return {
    ...shown,
    ...(call.tries !== undefined && { tries: call.tries }),
    ...(call.lastTry && { lastTry: call.lastTry }),
    danger: currentDangerOf(record)?.signs ?? [],
    contact: contactOf(record),
  };
};

/** The tasks, with the number and the safe way where one asks for a call to somebody whose record the caller may open. */
const presentOpenTasks = async (
  { open, patients, people }: ReadToday,
  mayBeOpened: (patient: Opened) => boolean,
  dependencies: Pick<TasksDependencies, 'staff'>,
): Promise<TodayScreen['tasks']['content']> =>
  (await nameTasks(open.content, patients, dependencies)).map((row) => {
    if ('unreadable' in row || row.kind !== 'ring') return row;
    const record = people.get(row.patient?.patientId ?? '');
    return record && mayBeOpened(openedOfRecord(record)) ? { ...row, contact: contactOf(record) } : row;
  });

/** The open tasks about a patient that were there before the patient came, among those that were read. */
const countTasksAlong = ({ content, totalElements }: ReadToday['open'], patientId: string, at: string) => {
  const isAlong = (task: (typeof content)[number]) =>
    !('unreadable' in task) && task.patientId === patientId && task.madeAt < at;
  const count = content.filter(isAlong).length;
  return count > 0 && { tasks: { count, more: totalElements > content.length } };
};

/** A patient who is new to the caller: who gave them, from whom, and why, with which tasks. */
const presentNewPatient = (
  { record, isMet }: ReadToday['newPatients']['first'][number],
  { open, staffOf }: { open: ReadToday['open']; staffOf: NameOf },
): TodayScreen['newPatients']['content'] => {
  const { came } = record;
  // Given to somebody else since the list was read.
  if (!came) return [];
  const { by, ...how } = came;
  const { state, stateSince } = currentEpisode(record.episodes);
  return [
    {
      ...nameOfRecord(record),
      service: record.referralProject.project,
      ...how,
      ...(by !== record.user?.id && { by: staffOf(by) }),
      ...countTasksAlong(open, record.patientId, came.at),
      ...(!isMet && state === 'accepted' && { promisedBy: contactBy(today(new Date(stateSince))) }),
      ...(currentDangerOf(record) && { danger: true as const }),
    },
  ];
};

export const readToday: TasksHandlers['readToday'] = async ({ caller, access }, dependencies) => {
  const { username } = caller;
  const day = today();
  const read = await dependencies.readToday({ username, canOpen: access.canOpen }, day, Date.now());
  const { referrals, unassignedCount, waiting, mine, open, drafts, tests, dueCount, pairs, patients } = read;
  const unseen = mine.places.filter(({ sortedBy }) => dayOf(sortedBy) < addDays(day, -unseenAfterDays));
  const openings = read.openings.slice(0, shownToday);
  const named = [...openings, ...read.newPatients.first.flatMap(({ record: { came } }) => came ?? [])].map(
    ({ by }) => by,
  );
  const mayBeOpened = await access.canOpen();
  const [staffOf, messages, tasks, sessions, groups] = await Promise.all([
    nameStaff(dependencies, named),
    withNames(waiting.content, access.canOpen, dependencies),
    presentOpenTasks(read, mayBeOpened, dependencies),
    presentTodaysAppointments(read, day, dependencies),
    presentMeetings(read.groups, day, day, dependencies),
  ]);
  const isPartly = mine.next !== undefined;
  return {
    status: 200,
    body: {
      alerts: { content: read.alerts.rows, total: read.alerts.total, more: false },
      reviews: presentReviews(read),
      referrals: presentReferrals(referrals.waiting, mayBeOpened),
      arrived: presentReferrals(referrals.arrived, mayBeOpened),
      apart: { referrals: referrals.apart, messages: read.apartMessages },
      calls: {
        content: read.openCalls.content.map((one) => presentOpenCall(one, mayBeOpened)),
        total: read.openCalls.content.length,
        more: read.openCalls.more,
      },
      newPatients: {
        content: read.newPatients.first.flatMap((one) => presentNewPatient(one, { open, staffOf })),
        total: read.newPatients.count,
        more: isPartly,
      },
      unassigned: unassignedCount,
      messages: { content: messages, total: waiting.totalElements, more: false },
      tests: { content: withPatients(tests, patients), total: dueCount, more: isPartly },
      pairs: { ...pairs, more: isPartly },
      patients: { count: mine.places.length, more: isPartly },
      unseen: {
        content: unseen.slice(0, shownToday).flatMap(({ patientId, sortedBy, contacted }) => {
          const patient = patients.get(patientId);
          if (!patient) return [];
          const { referralDate } = patient;
          return [{ ...nameOf(patient), referralDate, ...(contacted && { lastContact: dayOf(sortedBy) }) }];
        }),
        total: unseen.length,
        more: isPartly && unseen.length === mine.places.length,
      },
      sessions,
      groups,
      openings: {
        content: withPatients(openings, patients).map(({ by, ...notice }) => ({ ...notice, by: staffOf(by) })),
        total: read.openings.length,
        more: read.openings.length === noticesRead,
      },
      tasks: { content: tasks, total: open.totalElements, more: false },
      drafts,
    },
  };
};
