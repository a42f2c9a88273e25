import type { work } from '../../../shared/api/work.ts';
import { addDays } from '../../../shared/domain/calendar.ts';
import { unseenAfterDays } from '../../../shared/domain/caseload.ts';
import type { Opened } from '../../../shared/domain/record-access.ts';
import { today } from '../../../shared/domain/today.ts';
import { dueAt } from '../../../shared/questionnaires/due-at.ts';
import { openedOfRecord } from '../../data/access/opened.ts';
import { dayOf } from '../../data/records/caseload.ts';
import { dangerOfReferral, openCallOf } from '../../data/records/danger-state.ts';
import { closedReferral, serviceOfReferral } from '../../data/records/referral-places.ts';
import type { ListedPatient } from '../../data/work/caseloads.ts';
import { noticesRead, type ReadToday, shownToday } from '../../data/work/today.ts';
import type { WorklistEntry } from '../../data/work/worklist.ts';
import type { Handler } from '../../http/handler.ts';
import { nameAppointments } from '../diary/present.ts';
import { presentMeetings } from '../diary/present-group.ts';
import { presentDraft } from '../drafts/present.ts';
import { withNames } from '../inbox/present.ts';
import type { WorkDependencies } from './dependencies.ts';
import { nameTasks } from './present.ts';
import { presentNewPatient, presentOpenCall } from './present-people.ts';

const nameOf = ({ patientId, firstName, lastName }: ListedPatient) => ({ patientId, firstName, lastName });

/** Rows with the names of their patients. Unreadable ones are left out here, and shown on their own screens. */
const named = <Row extends { patientId: string }>(rows: readonly Row[], patients: ReadToday['patients']) =>
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

const presentCallBy = (record: WorklistEntry['record']) => {
  const call = openCallOf(record);
  return call ? { callBy: call.dueBy } : {};
};

const presentReferral = ({ record, episode }: WorklistEntry, mayBeOpened: (patient: Opened) => boolean) => ({
  patientId: record.patientId,
  firstName: record.referralPersonalDetails.firstName,
  lastName: record.referralPersonalDetails.lastName,
  service: serviceOfReferral(record, episode),
  referredAt: episode.referredAt,
  state: episode.state,
  danger: dangerOfReferral(record, episode),
  ...presentCallBy(record),
  ...(!mayBeOpened(openedOfRecord(record)) && closedReferral(record, episode)),
});

/** The first of some referrals, and their number. */
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
  dependencies: Pick<WorkDependencies, 'staff'>,
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

export const readToday: Handler<typeof work.readToday, WorkDependencies> = async ({ caller, access }, dependencies) => {
  const { username } = caller;
  const day = today();
  const read = await dependencies.readToday({ username, canOpen: access.canOpen }, day, Date.now());
  const { referrals, unassignedCount, waiting, mine, open, drafts, tests, dueCount, pairs, patients } = read;
  const unseen = mine.places.filter(({ lastContact }) => dayOf(lastContact) < addDays(day, -unseenAfterDays));
  const openings = read.openings.slice(0, shownToday);
  const [mayBeOpened, openers, messages, tasks, sessions, groups, names] = await Promise.all([
    access.canOpen(),
    dependencies.staff.name(openings.map(({ by }) => by)),
    withNames(waiting.content, access.canOpen, dependencies),
    nameTasks(open.content, patients, dependencies),
    presentTodaysAppointments(read, day, dependencies),
    presentMeetings(read.groups, day, day, dependencies),
    dependencies.staff.name(read.newPatients.first.flatMap(({ came }) => came?.by ?? [])),
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
        content: read.newPatients.first.flatMap((record) => presentNewPatient(record, names)),
        total: read.newPatients.count,
        more: isPartly,
      },
      unassigned: unassignedCount,
      messages: { content: messages, total: waiting.totalElements, more: false },
      tests: { content: named(tests, patients), total: dueCount, more: isPartly },
      pairs: { ...pairs, more: isPartly },
      patients: { count: mine.places.length, more: isPartly },
      unseen: {
        content: unseen.slice(0, shownToday).flatMap(({ patientId, lastContact, contacted }) => {
          const patient = patients.get(patientId);
          if (!patient) return [];
          const { referralDate } = patient;
          return [{ ...nameOf(patient), referralDate, ...(contacted && { lastContact: dayOf(lastContact) }) }];
        }),
        total: unseen.length,
        more: isPartly && unseen.length === mine.places.length,
      },
      sessions,
      groups,
      openings: {
        content: named(openings, patients).map(({ by, ...notice }) => ({
          ...notice,
          by: openers.get(by) ?? { id: by, firstName: '', lastName: '' },
        })),
        total: read.openings.length,
        more: read.openings.length === noticesRead,
      },
      tasks: { content: tasks, total: open.totalElements, more: false },
      drafts: drafts.map(presentDraft),
    },
  };
};
