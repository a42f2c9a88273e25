import { expect, it } from 'vitest';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { mostFollowing } from '../../shared/appointments/series.ts';
import { bankHolidayOn, bankHolidaysOf } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openPatients } from '../support/open-patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const { headers, id: workerId } = await addColleague(product);
const diary = openDiary(product, headers);
const patients = openPatients(product, headers);
// Room for six weeks, moved by one.
const free = freeDay(7, 7 * 7);

const plan = async (lastName: string, more: { day?: string; time: string; weeks?: number }) => {
  const { patientId } = await patients.add('Amina', lastName);
  await diary.book({ patientId, workerId, day: free, weeks: 4, ...more });
  const [first] = (await diary.ofPatient(patientId)).coming;
  if (!first) throw new Error('Nothing was planned');
  const { appointmentId, version } = first;
  const timesOf = async () =>
    (await diary.ofPatient(patientId)).coming
      .filter(({ status }) => status === 'planned')
      .map(({ day, time }) => `${day} ${time}`);
  const moved = { workerId, minutes: 50, place: 'telephone' as const, version, following: true };
  return { patientId, appointmentId, version, timesOf, moved };
};
const at = (time: string, ...days: number[]) => days.map((day) => `${addDays(free, day)} ${time}`);

it('a series is moved as one, also by a week, where each takes the time of the one after it', async () => {
  const { patientId, appointmentId, timesOf, moved } = await plan('Moved', { time: '09:00' });
  const day = addDays(free, 7);
  const { status, body } = await diary.move(appointmentId, { ...moved, day, time: '09:00', inform: true });
  expect({ status, body }).toMatchObject({ status: 200, body: { day, followed: 3, unmoved: [] } });
  expect(await timesOf()).toEqual(at('09:00', 7, 14, 21, 28));
  const events = (await patients.timeline(patientId)).content.map(({ event }) => event);
  expect(events.filter(({ kind }) => kind === 'appointment-moved')).toHaveLength(4);
  expect(events).toContainEqual(
    expect.objectContaining({ what: expect.stringContaining('and the 3 after it likewise') }),
  );
});

it('one alone is moved where that is asked for', async () => {
  const { appointmentId, timesOf, moved } = await plan('Alone', { time: '10:00' });
  const { body } = await diary.move(appointmentId, {
    ...moved,
    day: addDays(free, 1),
    time: '10:30',
    following: false,
  });
  expect(body).not.toHaveProperty('followed');
  expect(await timesOf()).toEqual([...at('10:30', 1), ...at('10:00', 7, 14, 21)]);
});

it('none is moved where one of them would meet another booking, which is named', async () => {
  const { appointmentId, timesOf, moved } = await plan('Met', { time: '11:00' });
  await plan('InTheWay', { day: addDays(free, 15), time: '11:00', weeks: 1 });
  const { status, text } = await diary.move(appointmentId, { ...moved, day: addDays(free, 1), time: '11:00' });
  expect(status, text).toBe(409);
  expect(await timesOf()).toEqual(at('11:00', 0, 7, 14, 21));
});

it('one that would be on a bank holiday is named, and is as it was', async () => {
  const year = Number(today().slice(0, 4));
  const holiday = [year, year + 1]
    .flatMap(bankHolidaysOf)
    .map(({ day }) => day)
    .find(
      (day) => addDays(day, -8) > today() && [-8, -7, -1].every((by) => bankHolidayOn(addDays(day, by)) === undefined),
    );
  const day = addDays(holiday ?? '', -8);
  const { appointmentId, timesOf, moved } = await plan('Festive', { day, time: '12:00', weeks: 2 });
  const { body } = await diary.move(appointmentId, { ...moved, day: addDays(day, 1), time: '13:00' });
  expect(body).toMatchObject({ followed: 0, unmoved: [addDays(day, 7)] });
  expect(await timesOf()).toEqual([`${addDays(day, 1)} 13:00`, `${addDays(day, 7)} 12:00`]);
});

it('the longest series fits in one transaction, with another room and worker', async () => {
  const admin = await addColleague(product, 'ROLE_ADMIN');
  const rooms = ['room-1', 'room-2'].map((id) => ({ id, name: id, site: '' }));
  const { body: read } = await ask(product.url, settingsCalls.readSettings, { headers });
  const { version: settingsVersion, ...settings } = settingsCalls.readSettings.replies[200].parse(read);
  const { rota, staffMayAssignThemselves } = settings;
  await ask(product.url, settingsCalls.saveSettings, {
    headers: admin.headers,
    body: {
      rota,
      staffMayAssignThemselves,
      sessions: { minutes: 45, feed: 'nothing', rooms },
      version: settingsVersion,
    },
  });
  const { patientId } = await patients.add('Amina', 'Longest');
  const inRoom = { patientId, workerId, time: '16:00', place: 'room', roomId: 'room-1' } as const;
  const first = freeDay(7, 7 * 9);
  for (const [week, weeks] of [
    [0, 6],
    [6, 2],
  ] as const)
    expect((await diary.book({ ...inRoom, day: addDays(first, 7 * week), weeks })).status).toBe(201);
  const [one] = (await diary.ofPatient(patientId)).coming;
  const { appointmentId = '', version = 0 } = one ?? {};
  const moved = { ...inRoom, patientId: undefined, workerId: admin.id, roomId: 'room-2', minutes: 50, version };
  const { patientId: _, ...body } = { ...moved, day: addDays(first, 1), following: true, inform: true };
  expect((await diary.move(appointmentId, body)).body).toMatchObject({ followed: mostFollowing, unmoved: [] });
});

it('a series is cancelled as one, and its times are free', async () => {
  const { appointmentId, version, timesOf } = await plan('Cancelled', { time: '14:00' });
  const words = { by: 'service' as const, reason: 'The room floods.', version };
  const { body } = await diary.cancel(appointmentId, { ...words, following: true });
  expect(appointmentCalls.cancelAppointment.replies[200].parse(body)).toMatchObject({ followed: 3 });
  expect(await timesOf()).toEqual([]);
  expect(await (await plan('Next', { time: '14:00' })).timesOf()).toHaveLength(4);
});
