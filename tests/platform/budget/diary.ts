import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { weekdays } from '../../../shared/settings/rota.ts';
import { freeDay } from '../../support/free-day.ts';
import { addPatient } from '../../support/patients.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';
import { phq } from './questionnaires.ts';

/** Sessions with patients, and the calendar that shows them. */
export const measureDiary = async ({ call, measure, memberId }: Budget) => {
  const patientId = await addPatient('Sabiha', 'Rehman');
  const day = freeDay();
  let hour = 6;
  const agreed = () => {
    hour += 1;
    return { workerId: memberId, time: `${String(hour).padStart(2, '0')}:00`, minutes: 50, place: 'telephone' };
  };
  const booking = (weeks = 1) => ({ body: { patientId, ...agreed(), day, weeks } });
  const booked = async () => {
    const { appointment } = (await call('bookAppointment', booking())) as { appointment: { appointmentId: string } };
    return { params: { appointmentId: appointment.appointmentId } };
  };
  await measure('plan a session', 'bookAppointment', () => booking());
  await measure('plan six weekly sessions', 'bookAppointment', () => booking(6));
  await measure('move a session', 'moveAppointment', async () => ({
    ...(await booked()),
    body: { ...agreed(), day, version: 1 },
  }));
  await measure('cancel a session', 'cancelAppointment', async () => ({
    ...(await booked()),
    body: { by: 'person', reason: 'Away.', version: 1 },
  }));
  const one = await booked();
  await measure('read a session', 'readAppointment', () => one);
  const recording = (more: object) => () => ({
    params: { patientId },
    body: { status: 'attended', ...agreed(), day: addDays(today(), -1), caseNote: 'We met.', ...more },
  });
  hour = 6;
  await measure('record a session with its note', 'recordAppointment', recording({}));
  const answers = phq(patientId).body.map(({ question, score }) => ({ question, score }));
  await measure('record a session with a PHQ-9 and three more weeks', 'recordAppointment', () => {
    const time = `${22 - hour}:00`;
    const next = { weeks: 3, minutes: 50, place: 'telephone', time, day: addDays(day, 1) };
    return recording({ results: [{ questionType: 'phq', answers }], next })();
  });
  const diaryOf = (days: string) => () => ({ params: { kind: 'worker', of: 'me', day }, query: { days } });
  await measure('diary, a day', 'readDiary', diaryOf('1'));
  await measure('diary, a week', 'readDiary', diaryOf('7'));
  await measure('last and next sessions of a patient', 'readAppointments', () => ({ params: { patientId } }));
  await measure('choose reminders', 'chooseReminders', async () => ({
    params: { patientId: await addPatient('Sabiha', 'Told') },
  }));
  await measure('make a calendar address', 'renewFeed');
  await measure('whether there is a calendar address', 'readFeedState');
  const { path = '' } = (await call('renewFeed')) as { path?: string };
  const [secret = '', owner = ''] = path.split('/').toReversed();
  await measure('the calendar at that address', 'readFeed', () => ({ params: { owner, secret } }));
  await measure('revoke a calendar address', 'revokeFeed', async () => {
    await call('renewFeed');
    return {};
  });
};

/** Groups, their members and registers. */
export const measureGroups = async ({ call, measure, memberId }: Budget) => {
  const day = today();
  const group = {
    ...{ name: 'Circle', service: '', weekdays: [...weekdays], time: '03:00', minutes: 5, where: '' },
    ...{ from: addDays(day, -60), until: addDays(day, 6), leaderId: memberId },
  };
  await measure('plan a group', 'createGroup', () => {
    group.time = group.time === '03:00' ? '03:10' : '03:20';
    return { body: group };
  });
  const later = { ...group, from: addDays(day, 7), until: addDays(day, 36) };
  const times = ['04:00', '04:10'];
  await measure('change a group', 'changeGroup', async () => {
    const body = { ...later, time: times.shift() ?? '' };
    const { groupId, version } = (await call('createGroup', { body })) as { groupId: string; version: number };
    return { params: { groupId }, body: { ...body, minutes: 6, version } };
  });
  await measure('groups', 'listGroups');
  const circle = (await call('createGroup', { body: { ...group, time: '02:00' } })) as { groupId: string };
  const { groupId } = circle;
  const joining = { params: { groupId }, body: { firstName: 'Amina', joinedOn: addDays(day, -60) } };
  await measure('join a group', 'addMember', () => joining);
  const read = async () =>
    (await call('readGroup', { params: { groupId } })) as {
      members: { memberId: string }[];
      past: { day: string }[];
    };
  await measure('change a member of a group', 'changeMember', async () => {
    const { member } = (await call('addMember', joining)) as { member: { memberId: string } };
    return { params: { groupId, memberId: member.memberId }, body: { leftOn: addDays(day, -59) } };
  });
  await measure('one group', 'readGroup', () => ({ params: { groupId } }));
  const { members, past } = await read();
  const days = past.map((one) => one.day);
  const register = { groupId, day: days[0] ?? '' };
  await measure('a register', 'readRegister', () => ({ params: register }));
  // The last three dates: the registers below are of the latest two.
  const toCallOff = days.slice(-3);
  const toTakeBack = [...toCallOff];
  await measure('call off a date of a group', 'callOffDate', () => ({
    params: { groupId, day: toCallOff.shift() ?? '' },
    body: { reason: 'The leader is ill.' },
  }));
  await measure('take that back', 'takeBackDate', () => ({ params: { groupId, day: toTakeBack.shift() ?? '' } }));
  await measure('save a register of one member', 'saveRegister', () => ({
    params: { groupId, day: days.shift() ?? '' },
    body: {
      ...samples.groups.saveRegister.body,
      marks: [{ memberId: members[0]?.memberId, mark: 'here' }],
    },
  }));
};
