import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { calendarCalls } from '../../shared/calendar/calls.ts';
import { bankHolidaysOf } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { instantOf } from '../../shared/kernel/london-time.ts';
import { today } from '../../shared/kernel/today.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openPatients } from '../support/open-patients.ts';
import { addPatient } from '../support/patients.ts';
import { readEverything } from '../support/read-everything.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product);
const admin = await signInStaff(product, 'ROLE_ADMIN');
const diary = openDiary(product, headers);
const patients = openPatients(product, headers);
const [workerId = '', otherId = ''] = taskCalls.listColleagues.replies[200]
  .parse((await ask(product.url, taskCalls.listColleagues, { headers })).body)
  .content.map(({ id }) => id);
const room = { id: 'room-1', name: 'Room 1', site: '' };
const racers = 50;
// Each test has days or hours from here on to itself; the weekly series have this weekday.
const free = freeDay();
const year = Number(today().slice(0, 4));
const [holiday = { day: '', name: '' }] = [...bankHolidaysOf(year), ...bankHolidaysOf(year + 1)].filter(
  ({ day }) => day > today(),
);

const saveSettings = async (feed: 'nothing' | 'initials') => {
  const { body: read } = await ask(product.url, settingsCalls.readSettings, { headers });
  const { version } = settingsCalls.readSettings.replies[200].parse(read);
  const sessions = { minutes: 45, feed, rooms: [room, { id: 'room-2', name: 'Room 2', site: '' }] };
  const body = { staffMayAssignThemselves: false, rota: { weekly: {}, dates: [] }, sessions, version };
  expect((await ask(product.url, settingsCalls.saveSettings, { headers: admin, body })).status).toBe(200);
};
beforeAll(() => saveSettings('nothing'));

const booked = ({ status, body }: { status: number; body: unknown }) => {
  expect({ status, body }).toMatchObject({ status: 201 });
  return appointmentCalls.bookAppointment.replies[201].parse(body).appointment;
};

describe('a planned appointment', () => {
  it('is in the diary of its worker and of its room, and on the record, at London’s time', async () => {
    const patientId = await addPatient('Amina', 'Planned');
    const day = addDays(free, 1);
    const made = booked(await diary.book({ patientId, workerId, day, time: '10:00', place: 'room', roomId: room.id }));
    expect(made).toMatchObject({ day, time: '10:00', until: '10:50', status: 'planned', version: 1 });
    expect(made.startsAt).toBe(instantOf({ day, time: '10:00' }));
    for (const [kind, of] of [
      ['worker', workerId],
      ['room', room.id],
    ] as const) {
      expect((await diary.read(kind, of, day)).map(({ appointmentId }) => appointmentId)).toContain(made.appointmentId);
    }
    expect((await diary.ofPatient(patientId)).coming).toEqual([made]);
    expect((await patients.timeline(patientId)).content[0]?.event).toMatchObject({
      kind: 'appointment-planned',
      startsAt: made.startsAt,
      times: 1,
    });
  });

  it('repeats weekly, and is in every week of the diary', async () => {
    const patientId = await addPatient('Amina', 'Weekly');
    const day = free;
    booked(await diary.book({ patientId, workerId, day, time: '08:00', weeks: 6 }));
    const { coming } = await diary.ofPatient(patientId);
    expect(coming.map((one) => [one.day, one.time])).toEqual(
      [0, 7, 14, 21, 28, 35].map((n) => [addDays(day, n), '08:00']),
    );
    expect(
      (await diary.read('worker', workerId, addDays(day, 7), '7')).some(
        ({ patient }) => patient.patientId === patientId,
      ),
    ).toBe(true);
  });

  it('sent three times at once is one, and each is answered with it', async () => {
    const patientId = await addPatient('Amina', 'Once');
    const key = randomUUID();
    const send = () => diary.book({ patientId, workerId: otherId, day: free, time: '07:00', weeks: 3 }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map((answer) => booked(answer).appointmentId)).size).toBe(1);
    expect((await diary.ofPatient(patientId)).coming).toHaveLength(3);
  });

  it('is on a bank holiday where that was chosen, and every two weeks after it', async () => {
    const patientId = await addPatient('Amina', 'Holiday');
    const asked = { patientId, workerId, day: holiday.day, time: '06:00' };
    const { body } = await diary.book({ ...asked, onHoliday: true, weeks: 2, every: 'fortnight' });
    expect(body).toMatchObject({ message: expect.stringContaining('1 more, every two weeks until') });
    const { coming } = await diary.ofPatient(patientId);
    expect(coming.map(({ day }) => day)).toEqual([holiday.day, addDays(holiday.day, 14)]);
  });

  it.each([
    ['a bank holiday', { day: holiday.day }, holiday.name],
    ['a room that is not on the list', { place: 'room', roomId: 'cupboard' }, 'room'],
    ['somebody who does not work here', { workerId: 'nobody-here' }, 'works here'],
    ['a room and no room chosen', { place: 'room' }, 'choose a room'],
    ['a patient who does not exist', { patientId: '01M5YXZYWAKE0RY5QY34VFXM34' }, 'patient'],
  ] as const)('is refused on %s, in words', async (_, wrong, words) => {
    const patientId = await addPatient('Amina', 'Refused');
    const answer = await diary.book({ patientId, workerId, day: free, time: '06:00', ...wrong });
    expect([400, 404]).toContain(answer.status);
    expect(answer.text.toLowerCase()).toContain(words.toLowerCase());
  });
});

describe('a clash of appointments', () => {
  const day = addDays(free, 8);
  it.each([
    ['the worker', { roomId: undefined, place: 'telephone' }, 'time', 'already has a session from 10:00 to 10:50'],
    ['the room', { workerId: otherId, place: 'room', roomId: room.id }, 'roomId', 'Room 1 is taken'],
  ] as const)('%s is taken', async (_, asked, path, words) => {
    const first = await addPatient('Amina', 'First');
    const second = await addPatient('Bushra', 'Second');
    const of = { workerId, day: addDays(day, path === 'time' ? 0 : 1), time: '10:00' };
    booked(await diary.book({ ...of, patientId: first, place: 'room', roomId: room.id }));
    const { status, body } = await diary.book({ ...of, patientId: second, ...asked, time: '10:30' });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(words), errors: [{ path }] },
    });
    expect((await diary.ofPatient(second)).coming).toEqual([]);
  });

  it('is found for the person, whoever they are with', async () => {
    const patientId = await addPatient('Amina', 'Twice');
    const at = { patientId, day: addDays(day, 2), time: '10:00' };
    booked(await diary.book({ ...at, workerId }));
    const { status, body } = await diary.book({ ...at, workerId: otherId, time: '09:30' });
    expect({ status, body }).toMatchObject({ status: 409, body: { message: expect.stringContaining('This person') } });
  });

  it('is none where one follows the other, and a series with a clash on one day is not planned at all', async () => {
    const [first, second] = [await addPatient('Amina', 'Before'), await addPatient('Bushra', 'After')];
    const from = addDays(day, 3);
    booked(await diary.book({ patientId: first, workerId, day: addDays(from, 7), time: '10:00' }));
    booked(await diary.book({ patientId: second, workerId, day: addDays(from, 7), time: '10:50' }));
    const third = await addPatient('Cemile', 'Third');
    expect((await diary.book({ patientId: third, workerId, day: from, time: '10:00', weeks: 3 })).status).toBe(409);
    expect((await diary.ofPatient(third)).coming).toEqual([]);
  });

  it(`among ${racers} who book the same worker and room at the same moment lets one through`, async () => {
    const at = { workerId, day: addDays(day, 4), time: '12:00', place: 'room' as const, roomId: room.id };
    const ids = await Promise.all(Array.from({ length: racers }, (_, n) => addPatient('Racer', `Number ${n}`)));
    const answers = await Promise.all(ids.map((patientId) => diary.book({ ...at, patientId })));
    const times = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(times(201)).toBe(1);
    // Whoever was not told that the time is taken was told to try again.
    expect(times(409) + times(503)).toBe(racers - 1);
    for (const [kind, of] of [
      ['worker', workerId],
      ['room', room.id],
    ] as const) {
      expect((await diary.read(kind, of, at.day)).filter(({ time }) => time === at.time)).toHaveLength(1);
    }
  });

  it('among many who move to the same time lets one through, and the others remain where they were', async () => {
    const [from, to] = [addDays(day, 5), addDays(day, 6)];
    const made = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const patientId = await addPatient('Mover', `Number ${n}`);
        const worker = { workerId: n % 2 ? workerId : otherId };
        return booked(
          await diary.book({ patientId, ...worker, day: from, time: `${String(9 + n).padStart(2, '0')}:00` }),
        );
      }),
    );
    const wanted = {
      workerId,
      day: to,
      time: '15:00',
      minutes: 50,
      place: 'room' as const,
      roomId: 'room-2',
      version: 1,
    };
    const answers = await Promise.all(made.map(({ appointmentId }) => diary.move(appointmentId, wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await diary.read('room', 'room-2', to)).toHaveLength(1);
    const left = [...(await diary.read('worker', workerId, from)), ...(await diary.read('worker', otherId, from))];
    expect(left).toHaveLength(made.length - 1);
  });
});

describe('a change of plan', () => {
  const day = addDays(free, 22);
  it('moves an appointment: the old time is free again, and the record shows from when to when', async () => {
    const patientId = await addPatient('Amina', 'Moved');
    const made = booked(await diary.book({ patientId, workerId, day, time: '10:00' }));
    const { status } = await diary.move(made.appointmentId, {
      ...{ workerId, day, time: '10:30', minutes: 30, place: 'video', version: 1 },
    });
    expect(status).toBe(200);
    expect((await diary.read('worker', workerId, day)).map(({ time, minutes }) => [time, minutes])).toEqual([
      ['10:30', 30],
    ]);
    expect((await patients.timeline(patientId)).content[0]?.event).toMatchObject({
      kind: 'appointment-moved',
      from: made.startsAt,
    });
    const other = await addPatient('Bushra', 'Takes');
    booked(await diary.book({ patientId: other, workerId, day, time: '09:40' }));
  });

  it('cancels an appointment with a reason: it is still shown, and its time is free', async () => {
    const at = { workerId, day: addDays(day, 1), time: '10:00' };
    const patientId = await addPatient('Amina', 'Cancelled');
    const { appointmentId } = booked(await diary.book({ ...at, patientId }));
    const { body } = await diary.cancel(appointmentId, { by: 'person', reason: 'Her son is ill.', version: 1 });
    expect(body).toMatchObject({
      status: 'cancelled',
      cancelled: { by: 'person', notice: 'longer', reason: 'Her son is ill.' },
    });
    booked(await diary.book({ ...at, patientId: await addPatient('Bushra', 'Instead') }));
    expect((await diary.read('worker', workerId, at.day)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'planned',
    ]);
    expect((await diary.cancel(appointmentId, { by: 'service', reason: 'Again.', version: 2 })).status).toBe(409);
  });

  it('made over a colleague’s is refused, and theirs is answered', async () => {
    const at = { workerId, day: addDays(day, 2), time: '10:00' };
    const { appointmentId } = booked(await diary.book({ ...at, patientId: await addPatient('Amina', 'Stale') }));
    const move = { ...at, minutes: 50, place: 'video' as const, version: 1 };
    expect((await diary.move(appointmentId, { ...move, time: '11:00' })).status).toBe(200);
    const { status, body } = await diary.move(appointmentId, { ...move, time: '12:00' });
    expect({ status, body }).toMatchObject({ status: 409, body: { current: { time: '11:00', version: 2 } } });
  });
});

describe('a calendar feed', () => {
  const renew = async () =>
    appointmentCalls.renewFeed.replies[201].parse(
      (await ask(product.url, appointmentCalls.renewFeed, { headers })).body,
    );
  const fetchFeed = async (path: string) => {
    const [, owner = '', secret = ''] = /^\/api\/calendar\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    return await ask(product.url, calendarCalls.readFeed, { params: { owner, secret } });
  };

  it('shows when, and nobody’s name; initials where an admin says so; never what was written', async () => {
    const { path } = await renew();
    const owner = path.split('/').at(3) ?? '';
    const patientId = await addPatient('Zarina', 'Quietly');
    const { appointmentId } = booked(
      await diary.book({ patientId, workerId: owner, day: freeDay(20, 1), time: '18:00', interpreter: 'Punjabi' }),
    );
    const answer = await fetchFeed(path);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).toContain(`UID:${appointmentId}@`);
    expect(answer.text).toContain('SUMMARY:Session\r\n');
    expect(answer.text).not.toMatch(/Zarina|Quietly|Punjabi|\bZQ\b/);
    await saveSettings('initials');
    const named = await fetchFeed(path);
    expect(named.text).toContain('SUMMARY:Session ZQ\r\n');
    expect(named.text).not.toMatch(/Zarina|Quietly|Punjabi/);
    await saveSettings('nothing');
  });

  it('is opened by its latest address only, and by none once it is revoked', async () => {
    const [first, second] = [await renew(), await renew()];
    expect((await fetchFeed(first.path)).status).toBe(404);
    expect((await fetchFeed(second.path)).status).toBe(200);
    expect((await ask(product.url, appointmentCalls.readFeedState, { headers })).body).toEqual({
      madeAt: second.madeAt,
    });
    await ask(product.url, appointmentCalls.revokeFeed, { headers });
    expect((await fetchFeed(second.path)).status).toBe(404);
    expect((await ask(product.url, appointmentCalls.readFeedState, { headers })).body).toEqual({});
  });

  it('has a secret that is nowhere in the store', async () => {
    const { path } = await renew();
    const secret = path.split('/').at(-1) ?? '';
    expect(JSON.stringify(await readEverything(table))).not.toContain(secret);
  });
});
