import { describe, expect, it } from 'vitest';
import { remindPeople } from '../../functions/appointments/jobs/remind-people.ts';
import { reminderText } from '../../functions/appointments/reminder-text.ts';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { dayCountEntity } from '../../functions/kernel/store/limits.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { reminderTexts } from '../../shared/kernel/limit-policy.ts';
import { instantOf } from '../../shared/kernel/london-time.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openPatients, type PatientBody } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const diary = openDiary(product, headers);
const patients = openPatients(product, headers);
const [{ id: workerId } = { id: '' }] = taskCalls.listColleagues.replies[200].parse(
  (await ask(product.url, taskCalls.listColleagues, { headers })).body,
).content;

const safe: PatientBody = {
  referralPersonalDetails: { phone: '07700 900456' },
  referralSafeContact: { methods: ['text'] },
};
const choose = (patientId: string, wanted: boolean, version = 0) =>
  ask(product.url, appointmentCalls.chooseReminders, {
    params: { patientId },
    body: { wanted, tests: false, version },
    headers,
  });

let hour = 7;
/** A person with an appointment on a day; returns the text that they would get. */
const plan = async (day: string, person: PatientBody = safe) => {
  hour += 1;
  const { patientId } = await patients.add('Amina', `At ${hour}`, person);
  const { body } = await diary.book({
    patientId,
    workerId,
    day,
    time: `${String(hour).padStart(2, '0')}:05`,
    minutes: 30,
  });
  const { appointment } = appointmentCalls.bookAppointment.replies[201].parse(body);
  return { patientId, appointment, text: reminderText(appointment.startsAt, 'en') };
};

const day = freeDay();
const at = (time: string) => Date.parse(instantOf({ day: addDays(day, -1), time }) ?? '');
const run = (time: string) => actAs('remindPeople', () => remindPeople(at(time)));
const textsOf = ({ text }: { text: string }) =>
  product.outbox.list().flatMap((sent) => (sent.text === text ? [sent.to] : []));

describe('a reminder of an appointment', () => {
  it('goes to who asked for it, by a text that is safe, on the day before and once', async () => {
    const wanted = await plan(day);
    await choose(wanted.patientId, true);
    await run('09:45');
    expect(textsOf(wanted)).toEqual([]);
    await Promise.all([run('10:00'), run('10:00')]);
    // Of the texts of the day, it used one.
    const counted = { what: reminderTexts, day: new Date(at('10:00')).toISOString().slice(0, 10) };
    expect(await readItem(connectTable(), dayCountEntity, counted)).toMatchObject({ times: 1 });
    await run('10:15');
    await run('16:00');
    expect(textsOf(wanted)).toEqual(['+447700900456']);
    expect(wanted.text).toBe(
      `Reminder: tomorrow at 08:05. To change it, ring ${facts.phone}. Please do not reply to this text.`,
    );
    expect(wanted.text).not.toMatch(/session|counsel|health|Amina/i);
    expect(wanted.text).not.toContain(firstFacts.name);
  });

  it.each([
    ['who did not ask', safe, false],
    [
      'who never said that a text is safe',
      { ...safe, referralSafeContact: { methods: ['call'] } } as PatientBody,
      true,
    ],
    ['who said nothing about contact', { referralPersonalDetails: { phone: '07700 900456' } } as PatientBody, true],
    [
      'whose number takes no texts',
      { ...safe, referralPersonalDetails: { phone: '0113 496 0999' } } as PatientBody,
      true,
    ],
  ])('never goes to somebody %s', async (_, person, asked) => {
    const other = await plan(day, person);
    if (asked) await choose(other.patientId, true);
    await run('11:00');
    expect(textsOf(other)).toEqual([]);
  });

  it('is in the language that they read', async () => {
    const urdu = await plan(day, { ...safe, referralDemographics: { language: 'Urdu' } });
    await choose(urdu.patientId, true);
    await run('10:30');
    expect(textsOf(urdu)).toEqual([]);
    expect(textsOf({ text: reminderText(urdu.appointment.startsAt, 'ur') })).toEqual(['+447700900456']);
  });

  it('is not sent about one that was cancelled, or moved to another day', async () => {
    const [cancelled, moved] = [await plan(day), await plan(day)];
    for (const { patientId } of [cancelled, moved]) await choose(patientId, true);
    await diary.cancel(cancelled.appointment.appointmentId, { by: 'person', reason: 'Away.', version: 1 });
    await diary.move(moved.appointment.appointmentId, {
      ...{ workerId, day: addDays(day, 1), time: '20:00', minutes: 30, place: 'telephone', version: 1 },
    });
    await run('12:00');
    expect([...textsOf(cancelled), ...textsOf(moved)]).toEqual([]);
  });

  it('follows what is safe now, not what was safe when it was booked', async () => {
    const changed = await plan(day);
    await choose(changed.patientId, true);
    const { version } = await patients.read(changed.patientId);
    const body = { patientId: changed.patientId, version, ...safe, referralSafeContact: { methods: ['letter'] } };
    const names = { firstName: 'Amina', lastName: 'Changed', phone: '07700 900456' };
    expect(
      (
        await ask(product.url, patientCalls.updatePatient, {
          body: { ...body, referralPersonalDetails: names },
          headers,
        })
      ).status,
    ).toBe(200);
    await run('13:00');
    expect(textsOf(changed)).toEqual([]);
    expect((await diary.ofPatient(changed.patientId)).reminders).toMatchObject({ wanted: true, text: 'not-safe' });
  });

  it('can be taken back, and a colleague’s choice is not undone unseen', async () => {
    const { patientId, ...other } = await plan(day);
    await choose(patientId, true);
    expect((await choose(patientId, false)).status).toBe(409);
    expect((await choose(patientId, false, 1)).body).toEqual({ wanted: false, tests: false, version: 2 });
    await run('14:00');
    expect(textsOf(other)).toEqual([]);
  });
});
