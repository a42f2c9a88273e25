import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRegisters } from '../../functions/groups/store/group-items.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { handler as countReport } from '../../functions/report/jobs/count-report.ts';
import { readDirty } from '../../functions/report/store/dirty.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { calendarCalls } from '../../shared/calendar/calls.ts';
import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { groupCalls } from '../../shared/groups/calls.ts';
import type { Mark } from '../../shared/groups/groups.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { weekdayOf } from '../../shared/settings/rota.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openGroups } from '../support/open-groups.ts';
import { openPatients } from '../support/open-patients.ts';
import { addPatient } from '../support/patients.ts';
import { readEverything } from '../support/read-everything.ts';
import { serviceAt } from '../support/services.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product);
const admin = await signInStaff(product, 'ROLE_ADMIN');
const groups = openGroups(product, headers);
const diary = openDiary(product, headers);
const patients = openPatients(product, headers);
const [leaderId = '', otherId = ''] = taskCalls.listColleagues.replies[200]
  .parse((await ask(product.url, taskCalls.listColleagues, { headers })).body)
  .content.map(({ id }) => id);
const now = today();

beforeAll(async () => {
  const { body } = await ask(product.url, settingsCalls.readSettings, { headers });
  const { version } = settingsCalls.readSettings.replies[200].parse(body);
  const rooms = [{ id: 'room-1', name: 'Room 1', site: '' }];
  const sessions = { minutes: 45, feed: 'nothing' as const, rooms };
  const saved = { staffMayAssignThemselves: false, rota: { weekly: {}, dates: [] }, sessions, version };
  expect((await ask(product.url, settingsCalls.saveSettings, { headers: admin, body: saved })).status).toBe(200);
});

/** Past days of one weekday without bank holidays, the latest first; the first is today or shortly before. */
const pastDays = (count: number): string[] => {
  for (let back = 0; back < 7; back += 1) {
    const days = Array.from({ length: count }, (_, week) => addDays(now, -back - 7 * week));
    if (!days.some((day) => bankHolidayOn(day))) return days;
  }
  throw new Error('There is no weekday without bank holidays');
};
const [last = '', second = '', third = '', fourth = ''] = pastDays(4);

// Each test has a time of the day to itself, so that no group is in the way of another: after the hour that one night has not.
let minute = 2 * 60;
const nextTime = () => {
  minute += 5;
  return `0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
};

const created = ({ status, body }: { status: number; body: unknown }) => {
  expect({ status, body }).toMatchObject({ status: 201 });
  return groupCalls.createGroup.replies[201].parse(body);
};
/** A group that has met weekly for some weeks, last on `last`. */
const startGroup = async (more: object = {}) =>
  created(
    await groups.create({ leaderId, weekdays: [weekdayOf(last)], from: fourth, time: nextTime(), minutes: 5, ...more }),
  );
const join = async (groupId: string, member: { patientId?: string; firstName?: string }, joinedOn = fourth) => {
  const { status, body } = await groups.add(groupId, { ...member, joinedOn });
  expect({ status, body }).toMatchObject({ status: 201 });
  return groupCalls.addMember.replies[201].parse(body).member;
};
const saved = ({ status, body }: { status: number; body: unknown }) => {
  expect({ status, body }).toMatchObject({ status: 200 });
  return groupCalls.saveRegister.replies[200].parse(body).register;
};
const mark = (memberId: string, how: Mark) => ({ memberId, mark: how });

describe('a group', () => {
  it('is on the list until its last day, and keeps its history after it', async () => {
    const group = await startGroup();
    expect((await groups.list('active')).map(({ groupId }) => groupId)).toContain(group.groupId);
    const { leader, members: _, waiting: __, groupId, ...facts } = group;
    await join(groupId, { firstName: 'Amina' });
    saved(await groups.save(groupId, third, { note: 'We baked.' }));
    const ended = await groups.change(groupId, { ...facts, leaderId: leader.id, until: addDays(now, -1) });
    expect(ended).toMatchObject({ status: 200 });
    expect((await groups.list('active')).map((one) => one.groupId)).not.toContain(groupId);
    expect((await groups.list('ended')).map((one) => one.groupId)).toContain(groupId);
    expect((await groups.register(groupId, third)).note).toBe('We baked.');
    expect((await groups.read(groupId)).members).toHaveLength(1);
  });

  it('sent three times at once is one', async () => {
    const key = randomUUID();
    const asked = { leaderId, weekdays: [weekdayOf(last)], from: last, time: nextTime(), minutes: 5 };
    const send = () => groups.create(asked, key);
    const ids = [...(await Promise.all([send(), send(), send()])), await send()].map((one) => created(one).groupId);
    expect(new Set(ids).size).toBe(1);
  });

  it('changed over a colleague’s is refused, and theirs is answered', async () => {
    const { leader, members: _, waiting: __, groupId, ...facts } = await startGroup();
    expect((await groups.change(groupId, { ...facts, leaderId: leader.id, name: 'Theirs' })).status).toBe(200);
    const { status, body } = await groups.change(groupId, { ...facts, leaderId: leader.id, name: 'Mine' });
    expect({ status, body }).toMatchObject({ status: 409, body: { current: { name: 'Theirs', version: 2 } } });
  });

  it('that has met is not moved into the past, in words', async () => {
    const { leader, members: _, waiting: __, groupId, ...facts } = await startGroup();
    const { status, text } = await groups.change(groupId, { ...facts, leaderId: leader.id, time: '05:55' });
    expect(status).toBe(400);
    expect(text).toContain('the day from which the new times apply');
  });
});

describe('a clash of groups', () => {
  const day = freeDay(21);
  const weekly = { weekdays: [weekdayOf(day)], from: day, roomId: 'room-1', leaderId: otherId };

  it('cannot arise: a group takes its leader and its room on each of its dates, and both diaries show it', async () => {
    const { groupId } = created(await groups.create({ ...weekly, time: '10:00', minutes: 60 }));
    const patientId = await addPatient('Amina', 'Later');
    const at = { patientId, day: addDays(day, 14), time: '10:30' };
    const leader = await diary.book({ ...at, workerId: otherId });
    expect(leader).toMatchObject({ status: 409, body: { errors: [{ path: 'time' }] } });
    const room = await diary.book({ ...at, workerId: leaderId, place: 'room', roomId: 'room-1' });
    expect(room).toMatchObject({ status: 409, body: { errors: [{ path: 'roomId' }] } });
    expect(await diary.book({ ...at, time: '11:00', workerId: otherId })).toMatchObject({ status: 201 });
    for (const [kind, of] of [
      ['worker', otherId],
      ['room', 'room-1'],
    ] as const) {
      const { body } = await ask(product.url, appointmentCalls.readDiary, {
        params: { kind, of, day: at.day },
        headers,
      });
      expect(appointmentCalls.readDiary.replies[200].parse(body).groups).toMatchObject([
        { groupId, time: '10:00', until: '11:00', leader: { id: otherId } },
      ]);
    }
  });

  it('is refused in words where an appointment or another group has one of the dates', async () => {
    const patientId = await addPatient('Amina', 'First');
    expect(await diary.book({ patientId, workerId: leaderId, day: addDays(day, 21), time: '13:00' })).toMatchObject({
      status: 201,
    });
    const asked = { ...weekly, roomId: undefined, minutes: 60 };
    const appointment = await groups.create({ ...asked, leaderId, time: '13:30' });
    expect(appointment).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('from 13:00 to 13:50') },
    });
    const other = await groups.create({ ...asked, leaderId, roomId: 'room-1', time: '10:30' });
    expect(other).toMatchObject({ status: 409, body: { errors: [{ path: 'roomId' }] } });
  });

  it('among a group and appointments that ask for one time at the same moment lets one through', async () => {
    const from = addDays(day, 1);
    const at = { day: addDays(from, 7), time: '15:00' };
    const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => addPatient('Racer', `Number ${n}`)));
    const answers = await Promise.all([
      groups.create({ leaderId, weekdays: [weekdayOf(from)], from, time: '15:00', minutes: 60 }),
      ...ids.map((patientId) => diary.book({ ...at, patientId, workerId: leaderId })),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is in the calendar feed of its leader, without its name', async () => {
    const { body } = await ask(product.url, appointmentCalls.renewFeed, { headers });
    const { path } = appointmentCalls.renewFeed.replies[201].parse(body);
    const [owner = '', secret = ''] = path.split('/').slice(-2);
    // The feed shows the next two months.
    const from = freeDay(21, 8);
    const asked = { leaderId: owner, weekdays: [weekdayOf(from)], from, time: '20:00', minutes: 60 };
    const { groupId, name } = created(await groups.create(asked));
    const { text } = await ask(product.url, calendarCalls.readFeed, { params: { owner, secret } });
    expect(text).toContain(`UID:${groupId}-${from}@`);
    expect(text).toContain('SUMMARY:Group\r\n');
    expect(text).not.toContain(name);
    await groups.callOff(groupId, from, 'The leader is ill.');
    const after = await ask(product.url, calendarCalls.readFeed, { params: { owner, secret } });
    expect(after.text).not.toContain(`UID:${groupId}-${from}@`);
    expect(after.text).toContain(`UID:${groupId}-${addDays(from, 7)}@`);
  });

  it('is not moved to a time that is taken, and stays where it was', async () => {
    const from = addDays(day, 2);
    const patientId = await addPatient('Amina', 'Already');
    const at = { patientId, workerId: otherId, day: addDays(from, 7) };
    expect(await diary.book({ ...at, time: '12:00' })).toMatchObject({ status: 201 });
    const asked = { leaderId: otherId, weekdays: [weekdayOf(from)], from, time: '14:00', minutes: 60 };
    const { leader, members: _, waiting: __, groupId, ...facts } = created(await groups.create(asked));
    expect(await groups.change(groupId, { ...facts, leaderId: leader.id, time: '12:00' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('from 12:00 to 12:50') },
    });
    expect(await diary.book({ ...at, time: '14:00' })).toMatchObject({ status: 409 });
  });

  it('leaves its times free again when it ends or moves', async () => {
    const from = addDays(day, 2);
    const asked = { leaderId: otherId, weekdays: [weekdayOf(from)], from, time: '16:00', minutes: 60 };
    const { leader, members: _, waiting: __, groupId, ...facts } = created(await groups.create(asked));
    const moved = await groups.change(groupId, { ...facts, leaderId: leader.id, time: '18:00' });
    expect(moved).toMatchObject({ status: 200 });
    const patientId = await addPatient('Amina', 'Instead');
    const at = { patientId, workerId: otherId, day: addDays(from, 7) };
    expect(await diary.book({ ...at, time: '16:00' })).toMatchObject({ status: 201 });
    expect(await diary.book({ ...at, time: '18:00' })).toMatchObject({ status: 409 });
  });
});

describe('a date that is called off', () => {
  const reason = 'The leader is ill.';

  it('is shown with its reason, frees its leader and its room, and stays so when the group is changed', async () => {
    const [day, time] = [freeDay(60, 1), nextTime()];
    const room = { roomId: 'room-1' };
    const { groupId } = await startGroup({ weekdays: [weekdayOf(day)], from: day, time, ...room });
    expect((await groups.callOff(groupId, day, '  ')).status).toBe(400);
    expect((await groups.callOff(groupId, day, reason)).status).toBe(200);
    expect((await groups.read(groupId)).coming.map((one) => [one.day, one.calledOff])).toContainEqual([day, reason]);
    const { body: tasks } = await ask(product.url, taskCalls.listTasks, {
      params: { owner: 'me', state: 'open', page: '1' },
      headers,
    });
    expect(onlyReadable(taskCalls.listTasks.replies[200].parse(tasks).content)).toContainEqual(
      expect.objectContaining({ source: 'called-off-date', what: expect.stringContaining(formatDay(day)) }),
    );
    expect((await groups.register(groupId, day)).calledOff).toBe(reason);
    for (const [kind, of] of [
      ['worker', leaderId],
      ['room', 'room-1'],
    ] as const) {
      const { body } = await ask(product.url, appointmentCalls.readDiary, { params: { kind, of, day }, headers });
      expect(appointmentCalls.readDiary.replies[200].parse(body).groups).toContainEqual(
        expect.objectContaining({ groupId, calledOff: reason }),
      );
    }
    const other = { patientId: await addPatient('Amina', 'Instead'), workerId: leaderId, day, time, minutes: 5 };
    expect((await diary.book({ ...other, place: 'room', ...room })).status).toBe(201);
    // Its time is taken now.
    expect(await groups.takeBack(groupId, day)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('is taken on') },
    });
    const { group, coming } = await groups.read(groupId);
    expect(coming.find((one) => one.day === day)?.calledOff).toBe(reason);
    const { leader, members: _, waiting: __, groupId: ___, ...facts } = group;
    const changed = await groups.change(groupId, { ...facts, leaderId: leader.id, name: 'Another name' });
    expect({ status: changed.status, body: changed.body }).toMatchObject({ status: 200 });
    expect((await groups.read(groupId)).coming.find((one) => one.day === day)?.calledOff).toBe(reason);
  });

  it('has no register until it is taken back, and one with a register is not called off', async () => {
    const { groupId } = await startGroup();
    const { memberId } = await join(groupId, { firstName: 'Amina' });
    expect((await groups.callOff(groupId, second, reason)).status).toBe(200);
    // Sent again it is the same; another reason does not replace a colleague's.
    expect((await groups.callOff(groupId, second, reason)).status).toBe(200);
    expect(await groups.callOff(groupId, second, 'Snow.')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(reason) },
    });
    const register = { marks: [mark(memberId, 'here')] };
    expect(await groups.save(groupId, second, register)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'day', message: expect.stringContaining(reason) }] },
    });
    expect((await groups.read(groupId)).past.find(({ day }) => day === second)).toEqual({
      day: second,
      calledOff: reason,
    });
    expect((await groups.takeBack(groupId, second)).status).toBe(200);
    expect((await groups.takeBack(groupId, second)).status).toBe(200);
    saved(await groups.save(groupId, second, register));
    expect(await groups.callOff(groupId, second, reason)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('register') },
    });
    expect((await groups.callOff(groupId, addDays(second, 1), reason)).status).toBe(404);
  });

  it('and a register saved at the same moment: one of them is stored', async () => {
    const { groupId } = await startGroup();
    const { memberId } = await join(groupId, { firstName: 'Amina' });
    await Promise.all([
      groups.callOff(groupId, second, reason),
      groups.save(groupId, second, { marks: [mark(memberId, 'here')] }),
    ]);
    const { calledOff, version } = await groups.register(groupId, second);
    expect([calledOff === undefined, version === 0]).toContain(false);
    expect(calledOff !== undefined && version > 0).toBe(false);
  });
});

describe('members', () => {
  it('join on a day, leave on a day, and are in the history after that', async () => {
    const { groupId } = await startGroup();
    const patientId = await addPatient('Halima', 'Joins');
    const { memberId } = await join(groupId, { patientId }, third);
    await join(groupId, { firstName: 'Rabia' });
    expect(await groups.add(groupId, { patientId, joinedOn: now })).toMatchObject({ status: 409 });
    expect(await groups.changeMember(groupId, memberId, { leftOn: second })).toMatchObject({ status: 200 });
    expect(await groups.changeMember(groupId, memberId, { leftOn: second })).toMatchObject({ status: 200 });
    const { group, members, former } = await groups.read(groupId);
    expect(group).toMatchObject({ members: 1, waiting: 0 });
    expect(members).toMatchObject([{ firstName: 'Rabia' }]);
    expect(former).toMatchObject([{ firstName: 'Halima', lastName: 'Joins', leftOn: second }]);
    const names = async (day: string) => (await groups.register(groupId, day)).people.map(({ firstName }) => firstName);
    expect(await Promise.all([fourth, third, second, last].map(names))).toEqual([
      ['Rabia'],
      ['Halima', 'Rabia'],
      ['Halima', 'Rabia'],
      ['Rabia'],
    ]);
  });

  it('wait for a place where there is a list, and are refused where there is none; never one too many', async () => {
    const full = await startGroup({ places: 1 });
    await join(full.groupId, { firstName: 'Rabia' });
    expect(await groups.add(full.groupId, { firstName: 'Sana', joinedOn: now })).toMatchObject({ status: 409 });
    const { groupId } = await startGroup({ places: 3, hasWaitingList: true });
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map((firstName) => join(groupId, { firstName })));
    const { group, members } = await groups.read(groupId);
    expect(group).toMatchObject({ members: 3, waiting: 2 });
    const [waits] = members.filter(({ waiting }) => waiting);
    const [has] = members.filter(({ waiting }) => !waiting);
    expect(await groups.changeMember(groupId, waits?.memberId ?? '', {})).toMatchObject({ status: 409 });
    await groups.changeMember(groupId, has?.memberId ?? '', { leftOn: now });
    expect(await groups.changeMember(groupId, waits?.memberId ?? '', {})).toMatchObject({ status: 200 });
    expect((await groups.read(groupId)).group).toMatchObject({ members: 3, waiting: 1 });
  });

  it('who left is added again in the same words: it is done, and sent twice it is done once', async () => {
    const { groupId } = await startGroup();
    const patientId = await addPatient('Halima', 'Again');
    // By a client that gives no key.
    const add = () =>
      ask(product.url, groupCalls.addMember, { params: { groupId }, body: { patientId, joinedOn: now }, headers });
    const added = async () => groupCalls.addMember.replies[201].parse((await add()).body).member.memberId;
    const seen: string[] = [];
    for (const _ of ['first', 'second', 'third']) {
      const memberId = await added();
      expect(seen).not.toContain(memberId);
      seen.push(memberId);
      expect(await added()).toBe(memberId);
      await groups.changeMember(groupId, memberId, { leftOn: now });
    }
    const { group, former } = await groups.read(groupId);
    expect(group.members).toBe(0);
    expect(former.map(({ memberId }) => memberId).toSorted()).toEqual(seen.toSorted());
  });

  it('sent again under its own key once they have left, it is the same submission', async () => {
    const { groupId } = await startGroup();
    const [patientId, key] = [await addPatient('Halima', 'Key'), randomUUID()];
    const add = () => groups.add(groupId, { patientId, joinedOn: now }, key);
    const { member } = groupCalls.addMember.replies[201].parse((await add()).body);
    await groups.changeMember(groupId, member.memberId, { leftOn: now });
    const again = await add();
    expect(again.status).toBe(201);
    expect(groupCalls.addMember.replies[201].parse(again.body).member.memberId).toBe(member.memberId);
    expect((await groups.read(groupId)).members).toEqual([]);
  });

  it('sent twice is one member', async () => {
    const { groupId } = await startGroup();
    const key = randomUUID();
    const send = () => groups.add(groupId, { firstName: 'Once', joinedOn: now }, key);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await groups.read(groupId)).members).toHaveLength(1);
  });
});

describe('a register', () => {
  it('is on the timeline and among the sessions of whoever has a record, once', async () => {
    const { groupId, name } = await startGroup();
    // What was before a referral is no contact of its episode.
    const patientId = await addPatient('Halima', 'Comes', new Date(fourth));
    const halima = await join(groupId, { patientId });
    const rabia = await join(groupId, { firstName: 'Rabia' });
    const body = {
      marks: [mark(halima.memberId, 'here'), mark(rabia.memberId, 'told')],
      guests: [{ guestId: randomUUID(), firstName: 'Zoe' }],
      note: 'We baked.',
    };
    const first = saved(await groups.save(groupId, last, body));
    expect(first).toMatchObject({ version: 1, pending: false, note: 'We baked.', guests: [{ firstName: 'Zoe' }] });
    // The answer was lost, and it is sent again.
    expect(saved(await groups.save(groupId, last, body)).version).toBe(1);
    const recorded = (await patients.timeline(patientId)).content.map((one) => one.event);
    expect(recorded.filter(({ kind }) => kind === 'group-session')).toMatchObject([{ name, mark: 'here' }]);
    const { body: sessions } = await ask(product.url, appointmentCalls.readAppointments, {
      params: { patientId },
      headers,
    });
    expect(appointmentCalls.readAppointments.replies[200].parse(sessions).groups).toMatchObject([
      { groupId, day: last, mark: 'here' },
    ]);
    // Of those who were last seen on that day, whoever was referred first comes first.
    const query = { after: `${last}#${'0'.repeat(26)}` };
    const { body: caseload } = await ask(product.url, taskCalls.listCaseload, { query, headers });
    const row = taskCalls.listCaseload.replies[200]
      .parse(caseload)
      .content.find((one) => !('unreadable' in one) && one.patientId === patientId);
    expect(row).toMatchObject({ lastContact: last });
    // It is stored beside the external referrals, and is none.
    const { body: record } = await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers });
    expect(patientCalls.readReferral.replies[200].parse(record).externalReferrals).toEqual([]);
  });

  it('has somebody who left and joined again on that day once, with one mark', async () => {
    const { groupId } = await startGroup();
    const patientId = await addPatient('Halima', 'Again');
    const earlier = await join(groupId, { patientId });
    // A screen that was opened before she left names her earlier membership.
    await groups.changeMember(groupId, earlier.memberId, { leftOn: last });
    const now = await join(groupId, { patientId }, last);
    expect((await groups.register(groupId, last)).people.map(({ memberId }) => memberId)).toEqual([now.memberId]);
    const first = saved(await groups.save(groupId, last, { marks: [mark(earlier.memberId, 'here')] }));
    expect(first.people).toMatchObject([{ memberId: now.memberId, mark: 'here' }]);
    const marks = [mark(earlier.memberId, 'here'), mark(now.memberId, 'late')];
    const both = saved(await groups.save(groupId, last, { marks, version: first.version }));
    expect(both.people).toMatchObject([{ memberId: now.memberId, mark: 'late' }]);
    const stored = (await readRegisters(table, groupId, [last])).get(last);
    expect(stored).toMatchObject({ attended: 1, members: 1, marks: [mark(now.memberId, 'late')] });
    // On the days before she left it is her earlier membership, whose mark stays.
    const before = saved(await groups.save(groupId, second, { marks: [mark(earlier.memberId, 'away')] }));
    expect(before.people).toMatchObject([{ memberId: earlier.memberId, mark: 'away' }]);
  });

  it('has somebody who had a mark before they left and joined again with that mark', async () => {
    const { groupId } = await startGroup();
    const patientId = await addPatient('Halima', 'Marked');
    const { memberId } = await join(groupId, { patientId });
    const { version } = saved(await groups.save(groupId, last, { marks: [mark(memberId, 'here')] }));
    await groups.changeMember(groupId, memberId, { leftOn: last });
    await join(groupId, { patientId }, last);
    const { people } = await groups.register(groupId, last);
    expect(people).toMatchObject([{ memberId, mark: 'here' }]);
    const again = saved(await groups.save(groupId, last, { marks: [mark(memberId, 'late')], version }));
    expect(again.people).toMatchObject([{ memberId, mark: 'late' }]);
  });

  it('is corrected with what it was, and a mark that is taken off takes the session off', async () => {
    const { groupId } = await startGroup();
    const patientId = await addPatient('Halima', 'Corrected');
    const { memberId } = await join(groupId, { patientId });
    saved(await groups.save(groupId, last, { marks: [mark(memberId, 'away')] }));
    saved(await groups.save(groupId, last, { marks: [mark(memberId, 'late')], version: 1 }));
    saved(await groups.save(groupId, last, { version: 2 }));
    const recorded = (await patients.timeline(patientId)).content.map((one) => one.event);
    expect(recorded.filter(({ kind }) => kind === 'group-session')).toMatchObject([
      { was: 'late' },
      { was: 'away', mark: 'late' },
      { mark: 'away' },
    ]);
    const { body } = await ask(product.url, appointmentCalls.readAppointments, { params: { patientId }, headers });
    expect(appointmentCalls.readAppointments.replies[200].parse(body).groups).toEqual([]);
  });

  it('saved over a colleague’s is refused with theirs, so that no mark is undone unseen', async () => {
    const { groupId } = await startGroup();
    const { memberId } = await join(groupId, { firstName: 'Rabia' });
    saved(await groups.save(groupId, last, { marks: [mark(memberId, 'here')] }));
    const { status, body } = await groups.save(groupId, last, { marks: [mark(memberId, 'away')] });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { current: { version: 1, people: [{ mark: 'here' }] } },
    });
  });

  it('of many who save at once one is stored, and what is stored is on the records', async () => {
    const { groupId } = await startGroup();
    const ids = await Promise.all([1, 2, 3].map((n) => addPatient('Together', `Number ${n}`)));
    const members = await Promise.all(ids.map((patientId) => join(groupId, { patientId })));
    const answers = await Promise.all(
      (['here', 'late', 'told', 'away'] as const).map((how) =>
        groups.save(groupId, last, { marks: members.map(({ memberId }) => mark(memberId, how)) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { people, version, pending } = await groups.register(groupId, last);
    expect({ version, pending }).toEqual({ version: 1, pending: false });
    for (const patientId of ids) {
      const { body } = await ask(product.url, appointmentCalls.readAppointments, { params: { patientId }, headers });
      const shown = appointmentCalls.readAppointments.replies[200].parse(body).groups.map((one) => one.mark);
      expect(shown).toEqual([people.find((one) => one.patientId === patientId)?.mark]);
    }
  });

  it.each([
    ['a day on which the group does not meet', () => addDays(last, -1), 404],
    ['a day to come', () => addDays(last, 7), 400],
  ] as const)('is refused of %s', async (_, day, status) => {
    const { groupId } = await startGroup();
    expect((await groups.save(groupId, day(), {})).status).toBe(status);
  });

  it('shows a volunteer first names and nothing that leads to a record, and takes what a volunteer marks', async () => {
    const volunteer = openGroups(product, await signInStaff(product, 'ROLE_VOLUNTEER'));
    const { groupId } = await startGroup();
    const patientId = await addPatient('Halima', 'Hidden');
    const { memberId } = await join(groupId, { patientId });
    expect((await groups.register(groupId, last)).people).toMatchObject([{ lastName: 'Hidden', patientId }]);
    const shown = [await volunteer.register(groupId, last), await volunteer.read(groupId)];
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`Hidden|${patientId}`));
    expect(shown[0]).toMatchObject({ people: [{ firstName: 'Halima' }] });
    expect(saved(await volunteer.save(groupId, last, { marks: [mark(memberId, 'here')] })).people).toEqual([
      { memberId, firstName: 'Halima', joinedOn: fourth, mark: 'here' },
    ]);
    expect((await volunteer.add(groupId, { firstName: 'Rabia', joinedOn: now })).status).toBe(403);
  });

  it('is counted in the report when it is saved, and anew when it is corrected, for its service and who led it', async () => {
    const { groupId } = await startGroup({ places: 12, service: serviceAt(4), leaderId: otherId });
    const ids: string[] = [];
    for (const firstName of ['Asha', 'Binta', 'Celik', 'Dunya', 'Esra', 'Farah']) {
      ids.push((await join(groupId, { firstName })).memberId);
    }
    const guests = ['Gul', 'Hana', 'Iman'].map((firstName) => ({ guestId: randomUUID(), firstName }));
    const register = (away: number, version: number) => ({
      ...{ guests, version },
      marks: ids.map((memberId, n) => mark(memberId, n < away ? 'told' : n === 5 ? 'late' : 'here')),
    });
    const read = async (query: { service?: string; worker?: string }) => {
      const params = { from: fourth, to: last };
      const { status, body } = await ask(product.url, reportCalls.readReport, { params, query, headers: admin });
      expect(status).toBe(200);
      const { tables, pending } = reportCalls.readReport.replies[200].parse(body);
      expect(pending).toEqual({ count: 0, more: false });
      const shown = tables.find(({ id }) => id === 'groups')?.rows.map(({ id, cells }) => [id, cells[0]?.now] as const);
      return shown && Object.fromEntries(shown);
    };
    const ofIt = { service: serviceAt(4), worker: otherId };
    // A report counts some changes before it is shown; the tests before this one have left more.
    while ((await readDirty(table, 1)).marks.length > 0) await actAs('countReport', () => countReport());
    expect(await read(ofIt)).toBeUndefined();
    for (const day of [third, second]) saved(await groups.save(groupId, day, register(2, 0)));
    const before = { dates: 2, came: 8, missed: 4, guests: 6, places: 24, filled: 8, share: 33 };
    expect(await read(ofIt)).toEqual(before);
    saved(await groups.save(groupId, second, register(3, 1)));
    expect(await read(ofIt)).toEqual({ ...before, came: 7, missed: 5, filled: 7, share: 29 });
    saved(await groups.save(groupId, second, { ...register(3, 2), guests: [] }));
    expect(await read(ofIt)).toMatchObject({ came: 7, guests: 3 });
    expect(await read({ service: serviceAt(4) })).toMatchObject({ came: 7 });
    expect(await read({ service: serviceAt(4), worker: leaderId })).toBeUndefined();
    expect(await read({ service: serviceAt(3), worker: otherId })).toBeUndefined();
    const items = await readEverything(table);
    expect((await recount(() => items)).wrong).toEqual([]);
  });

  it('is in the transaction that stores it marked for the report, and counted by the job', async () => {
    const { groupId } = await startGroup({ service: serviceAt(1) });
    saved(await groups.save(groupId, last, { note: 'Nobody came.' }));
    const { marks: pending } = await readDirty(table, 1000);
    expect(pending).toContainEqual({ groupId, day: last, token: expect.any(String) });
    await actAs('countReport', () => countReport());
    expect((await readDirty(table, 1000)).marks).toEqual([]);
  });
});

describe('somebody who was away three times in a row', () => {
  const tasksOf = async (owner: string) => {
    const { body } = await ask(product.url, taskCalls.listTasks, {
      params: { owner, state: 'open', page: '1' },
      headers,
    });
    return taskCalls.listTasks.replies[200].parse(body).content.flatMap((row) => ('unreadable' in row ? [] : [row]));
  };

  it('is a task of today, once, for who leads the group', async () => {
    const { groupId, name } = await startGroup({ name: `Circle ${randomUUID()}` });
    const patientId = await addPatient('Halima', 'Away');
    const { memberId } = await join(groupId, { patientId });
    const mine = async () => (await tasksOf(leaderId)).filter(({ what }) => what.includes(name));
    for (const day of [third, last]) saved(await groups.save(groupId, day, { marks: [mark(memberId, 'away')] }));
    expect(await mine()).toEqual([]);
    saved(await groups.save(groupId, second, { marks: [mark(memberId, 'told')] }));
    expect(await mine()).toMatchObject([{ patient: { patientId }, until: now, owner: { id: leaderId } }]);
    saved(await groups.save(groupId, second, { marks: [mark(memberId, 'told')], note: 'Again.', version: 1 }));
    expect(await mine()).toHaveLength(1);
    expect((await groups.read(groupId)).members).toMatchObject([{ longAway: true }]);
    saved(await groups.save(groupId, last, { marks: [mark(memberId, 'here')], version: 1 }));
    expect((await groups.read(groupId)).members).toMatchObject([{ longAway: false }]);
  });
});

it('a group that I lead today is on my screen of today, unless today is a bank holiday', async () => {
  const [, payload = ''] = headers.authorization.split('.');
  const { sub } = z.object({ sub: z.string() }).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const { groupId } = await startGroup({ leaderId: sub, weekdays: [weekdayOf(now)], from: now });
  const { body } = await ask(product.url, taskCalls.readToday, { headers });
  const mine = taskCalls.readToday.replies[200].parse(body).groups.filter((one) => one.groupId === groupId);
  expect(mine.map(({ day, leader }) => [day, leader.id])).toEqual(bankHolidayOn(now) ? [] : [[now, sub]]);
});

it('every item that groups store is of a kind that is known', async () => {
  const { findKind } = await import('../../functions/catalogue.ts');
  for await (const item of await readEverything(table)) expect(findKind(item)?.name).toBeDefined();
});
