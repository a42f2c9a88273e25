import { spanOf } from '../../shared/appointments/appointments.ts';
import type { Group, GroupMeeting, GroupMember, Register } from '../../shared/groups/group.ts';
import { isLongAway, meetingsOf } from '../../shared/groups/groups.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import { describeClash } from '../appointments/present.ts';
import type { Clash } from '../appointments/store/diary-days.ts';
import type { Caller } from '../kernel/http/handler.ts';
import { conflictWith, notFound } from '../kernel/http/outcome.ts';
import type { Patient } from '../patients/store/patients.ts';
import type { GroupsDependencies } from './dependencies.ts';
import { type MemberCounts, presentSchedule, type StoredGroup, type StoredMember } from './store/group-items.ts';
import type { GroupTimes } from './store/group-times.ts';
import type { GroupDate } from './store/registers.ts';

export const noGroup = notFound(missing.group);

const person = (names: ReadonlyMap<string, StaffUser>, id: string): StaffUser =>
  names.get(id) ?? { id, firstName: '', lastName: '' };

export const nameGroup = (
  stored: StoredGroup,
  { members, waiting }: MemberCounts,
  names: ReadonlyMap<string, StaffUser>,
): Group => {
  const { schedules: _, memberChanges: __, calledOff: ___, ...facts } = stored;
  const { leaderId, ...when } = presentSchedule(stored);
  return { ...facts, ...when, leader: person(names, leaderId), members, waiting };
};

type Presenting = Pick<GroupsDependencies, 'groups' | 'staff'>;

export const presentGroup = async (group: StoredGroup, { groups, staff }: Presenting): Promise<Group> => {
  // Nobody is in a group whose members never changed.
  const counting = group.memberChanges === 0 ? { members: 0, waiting: 0 } : groups.readCounts(group.groupId);
  const [counts, names] = await Promise.all([counting, staff.name([presentSchedule(group).leaderId])]);
  return nameGroup(group, counts, names);
};

type Known = ReadonlyMap<string, Patient>;
type Reader = Pick<Caller, 'role'>;

/** The view of a reader who may not read records: first names, and nothing that leads to a record. */
const namePerson = (
  { memberId, patientId, firstName = '', joinedOn }: StoredMember,
  patients: Known,
  { role }: Reader,
) => {
  const patient = patientId === undefined ? undefined : patients.get(patientId);
  if (!patient) return { memberId, firstName: firstName || 'Former patient', joinedOn };
  const whole = roleMay(role, 'mayReadRecords') && { lastName: patient.lastName, patientId: patient.patientId };
  return { memberId, firstName: patient.firstName, ...whole, joinedOn };
};

export const nameMember = (member: StoredMember, patients: Known, caller: Reader): GroupMember => {
  const { leftOn, waiting, latest } = member;
  return { ...namePerson(member, patients, caller), leftOn, waiting, longAway: isLongAway(latest) };
};

export const readRecordsOf = (members: readonly StoredMember[], { patients }: Pick<GroupsDependencies, 'patients'>) =>
  patients.read(members.flatMap(({ patientId }) => patientId ?? []));

export const presentRegister = async (
  { group, meeting, people, register }: GroupDate,
  caller: Reader,
  dependencies: Pick<GroupsDependencies, 'patients' | 'staff'>,
): Promise<Register> => {
  const { day, startsAt, endsAt, schedule, calledOff } = meeting;
  const { leaderId, roomId, minutes } = schedule;
  const [records, names] = await Promise.all([
    readRecordsOf(people, dependencies),
    dependencies.staff.name([leaderId, ...(register ? [register.savedBy] : [])]),
  ]);
  const markOf = new Map(register?.marks.map(({ memberId, mark }) => [memberId, mark]));
  const { groupId, name, where, places } = group;
  return {
    group: { groupId, name, where, places },
    ...{ day, minutes, roomId, calledOff },
    time: londonTimeOf(startsAt).time,
    until: londonTimeOf(endsAt).time,
    leader: person(names, leaderId),
    people: people
      .map((one) => {
        const mark = markOf.get(one.memberId);
        return { ...namePerson(one, records, caller), ...(mark && { mark }) };
      })
      .toSorted((one, other) => one.firstName.localeCompare(other.firstName, 'en-GB')),
    guests: register?.guests ?? [],
    note: register?.note ?? '',
    ...(register && { saved: { by: person(names, register.savedBy), at: register.savedAt } }),
    pending: register?.pending === true,
    version: register?.version ?? 0,
  };
};

/** The dates of groups that a diary shows on the days of a range. */
export const presentMeetings = async (
  { groups }: GroupTimes,
  from: string,
  to: string,
  { staff }: Pick<GroupsDependencies, 'staff'>,
): Promise<GroupMeeting[]> => {
  const meetings = groups.flatMap((one) => meetingsOf([one], from, to).map((at) => ({ ...one, ...at })));
  const names = await staff.name(meetings.map(({ leaderId }) => leaderId));
  return meetings
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map(({ groupId, name, day, time, startsAt, minutes, leaderId, roomId, calledOff }) => ({
      ...{ groupId, name, day, time, startsAt, minutes, roomId, calledOff },
      until: londonTimeOf(spanOf(startsAt, minutes).endsAt).time,
      leader: person(names, leaderId),
    }));
};

const changedMeanwhile =
  'A colleague has changed this group since you opened it. Nothing you wrote is lost: please compare and save again.';

export const answerStaleGroup = async (group: StoredGroup, dependencies: Presenting) =>
  conflictWith(changedMeanwhile, await presentGroup(group, dependencies));

/** The answer where the leader or the room has another booking at a time of the group. */
export const answerTakenByOther = async (
  clash: Clash,
  dependencies: Pick<GroupsDependencies, 'staff' | 'settings'>,
) => {
  const [from, until] = [londonTimeOf(clash.startsAt), londonTimeOf(clash.endsAt).time];
  const isRoom = clash.kind === 'room';
  const { who } = await describeClash(clash, dependencies);
  const message =
    `${who} is taken on ${formatDay(from.day)} from ${from.time} to ${until}. Please choose another time` +
    `${isRoom ? ' or room' : ''}, or move that first.`;
  const path = isRoom ? 'roomId' : 'time';
  return { status: 409 as const, body: { status: 409, message, errors: [{ path, message }] } };
};
