import { expect, it } from 'vitest';
import { byPerson, type Duty, findDuties, joinDuties } from './duties.ts';
import type { TodayScreen } from './today.ts';

const day = '2026-11-25';
const at = (date: string) => `${date}T09:00:00.000Z`;
const listOf = <Row>(...content: Row[]) => ({ content, total: content.length, more: false });
const person = (patientId: string) => ({ patientId, firstName: 'Amina', lastName: 'Khan' });
const staff = (id: string) => ({ id, firstName: 'Nasreen', lastName: 'Akhtar' });

const alert = (alertId: string, mine: boolean, owner?: ReturnType<typeof staff>) => ({
  ...person(`of-${alertId}`),
  ...{ alertId, questionType: 'phq', questionDate: day, reason: 'Item 9', raisedAt: at('2026-11-24'), mine, owner },
});
const message = (contactId: string, date: string, more: object = {}) => ({
  ...{ contactId, firstName: 'Amina', lastName: 'Khan', contactDate: at(date), handling: { state: 'new' }, ...more },
});
const referral = (patientId: string, date: string, more: object = {}) => ({
  ...{ ...person(patientId), service: '', referredAt: at(date), state: 'new', danger: [], ...more },
});
const task = (taskId: string, until: string) => ({
  ...{ taskId, what: 'Ring', until, owner: staff('me'), madeBy: staff('me'), madeAt: at(day), version: 1 },
});

const read = {
  calls: listOf({ ...person('caller'), dueBy: day, mine: true, danger: [] }),
  alerts: listOf<object>(alert('own', true), alert('nobodys', false), alert('colleagues', false, staff('her')), {
    alertId: 'broken',
    unreadable: true,
  }),
  reviews: listOf({ ...person('reviewed'), alertId: 'answered', reason: 'Item 9', reviewOn: '2026-11-20' }),
  apart: { referrals: { count: 2, more: false, danger: 1 }, messages: { count: 1, danger: 0 } },
  sessions: [
    { appointmentId: 'nine', day, time: '09:00', status: 'planned', patient: person('seen'), due: [] },
    { appointmentId: 'eight', day, time: '08:00', status: 'attended', patient: person('seen'), due: [] },
    { appointmentId: 'over', day: '2026-11-24', time: '11:00', status: 'planned', patient: person('over'), due: [] },
  ],
  groups: [{ groupId: 'sewing', name: 'Sewing', day, time: '14:00', until: '16:00' }],
  newPatients: listOf({ ...person('new'), service: '', at: at('2026-11-24'), by: staff('her') }),
  tasks: listOf(task('late', '2026-11-19'), task('now', day), task('later', '2026-12-02')),
  messages: listOf(
    message('waiting', '2026-11-20'),
    message('first', day, { readFirst: true }),
    message('hers', day, { handling: { state: 'answering', by: staff('her'), at: at(day) } }),
  ),
  referrals: listOf(
    referral('old', '2026-11-02'),
    referral('danger', day, { danger: ['selfHarm'], callBy: '2026-11-26' }),
  ),
  arrived: listOf(referral('danger', day, { danger: ['selfHarm'] }), referral('arrived', day)),
  tests: listOf({ ...person('tested'), questionType: 'phq', questionDate: '2026-10-01', dueDate: '2026-11-12' }),
  unseen: listOf({ ...person('unseen'), lastContact: '2026-10-01', referralDate: at('2026-09-01') }),
} as unknown as TodayScreen;

const duties = findDuties(read, { day, me: 'me' });
const idsIn = (group: Duty['group']) => duties.filter((one) => one.group === group).map(({ id }) => id);

it('somebody new is to be reached by the day that they were promised, if that comes first', () => {
  const promised = (promisedBy: string) => {
    const [row] = read.newPatients.content;
    const newPatients = { content: [{ ...row, promisedBy }], total: 1, more: false } as TodayScreen['newPatients'];
    return findDuties({ newPatients }, { day, me: 'me' }).map(({ due }) => due);
  };
  expect(promised('2026-11-20')).toEqual(['2026-11-20']);
  expect(promised('2026-12-24')).toEqual(['2026-12-01']);
});

it('makes one duty of each row, and of a referral that is in two lists one', () => {
  const { calls, alerts, reviews, sessions, groups, newPatients, tasks, messages, tests, unseen } = read;
  const rows = [calls, alerts, reviews, newPatients, tasks, messages, tests, unseen].flatMap(
    (part) => part.content.length,
  );
  const listed = rows.reduce((sum, count) => sum + count, sessions.length + groups.length);
  expect(duties).toHaveLength(listed + 3 + 2);
  expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
});

it('puts danger first: calls, alerts that are mine or nobody’s, reviews, and messages and referrals that speak of it', () => {
  expect(idsIn('danger')).toEqual([
    'review answered',
    'alert own',
    'alert nobodys',
    'call caller',
    'alert broken',
    'apart-referrals',
    'message first',
    'referral danger',
  ]);
  expect(duties.slice(0, 8).every(({ group }) => group === 'danger')).toBe(true);
});

it('goes on by time: what is late, the times of today, the rest of today, and what is next', () => {
  expect(idsIn('late')).toEqual([
    'unseen unseen',
    'referral old',
    'test tested phq',
    'task late',
    'message waiting',
    'session over',
  ]);
  expect(idsIn('today')).toEqual(['session nine', 'group sewing', 'apart-messages', 'task now']);
  expect(idsIn('next')).toEqual(['referral arrived', 'new-patient new', 'task later']);
});

it('sets apart what a colleague sees to, and what is done', () => {
  expect(idsIn('others')).toEqual(['alert colleagues', 'message hers']);
  expect(idsIn('done')).toEqual(['session eight']);
});

it('lists the work of a colleague who is away among the reader’s own, with their name', () => {
  const her = staff('her');
  const covered = findDuties({ tasks: read.tasks, alerts: read.alerts }, { day, me: 'me', coverFor: her });
  const all = joinDuties(duties, covered);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ coverFor }) => coverFor?.id === 'her')).toHaveLength(7);
  // The alert of her patient stands there once: as the reader's to answer.
  expect(all.filter(({ id }) => id.startsWith('alert colleagues'))).toMatchObject([{ group: 'danger' }]);
  // To whoever covers, alerts of the colleague's patients are their own.
  expect(covered.some(({ group }) => group === 'others')).toBe(false);
});

it('brings everything about one person into one line, at the place of the first', () => {
  const about = (id: string, due: string) =>
    findDuties({ tasks: listOf({ ...task(id, due), patient: person('one') }) } as TodayScreen, { day, me: 'me' });
  const lines = byPerson([
    ...about('a', '2026-11-01'),
    ...findDuties({ tasks: read.tasks }, { day, me: 'me' }),
    ...about('b', day),
  ]);
  expect(lines.map((line) => line.map(({ id }) => id))).toEqual([
    ['task a', 'task b'],
    ['task late'],
    ['task now'],
    ['task later'],
  ]);
});
