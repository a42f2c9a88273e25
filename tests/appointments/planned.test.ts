import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { informOfCancellations, remindPeople } from '../../functions/appointments/jobs/remind-people.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { episodeCalls } from '../../shared/episodes/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { BodyInput, Call } from '../../shared/kernel/call.ts';
import { instantOf } from '../../shared/kernel/london-time.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openPatients, type PatientBody } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
await signInStaff(product);
const diary = openDiary(product, headers);
const patients = openPatients(product, headers);

const call = (
  one: Call,
  { params, body, query }: { params?: Record<string, string>; body?: object; query?: Record<string, string> } = {},
  key: string = randomUUID(),
) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    ...(query && { query }),
    headers: { ...headers, 'idempotency-key': key },
  });
const staff = patientCalls.listStaff.replies[200].parse((await call(patientCalls.listStaff)).body);
const [one = { id: '' }, other = { id: '' }] = staff;

const safe: PatientBody = {
  referralPersonalDetails: { phone: '07700 900456' },
  referralSafeContact: { methods: ['text'] },
};
const unsafe: PatientBody = { referralPersonalDetails: { phone: '07700 900456' } };

const day = freeDay();
let minute = 0;
/** A time of which no other test books anything. */
const nextTime = () => {
  minute += 5;
  return `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

const assign = (patientId: string, userId: string) => call(patientCalls.assignStaff, { body: { patientId, userId } });
const book = async (patientId: string, more: Partial<Parameters<typeof diary.book>[0]> = {}) => {
  const { body } = await diary.book({ patientId, workerId: one.id, day, time: nextTime(), minutes: 5, ...more });
  return appointmentCalls.bookAppointment.replies[201].parse(body).appointment;
};
/** A patient with a worker and so many weekly sessions. */
const add = async (weeks: number, person: PatientBody = safe) => {
  const { patientId } = await patients.add('Claire', `Planned ${minute}`, person);
  await assign(patientId, one.id);
  return { patientId, first: weeks > 0 ? await book(patientId, { weeks }) : undefined };
};
const task = async (patientId: string, ownerId = one.id) =>
  taskCalls.createTask.replies[201].parse(
    (await call(taskCalls.createTask, { body: { what: 'Write to the GP.', until: day, ownerId, patientId } })).body,
  );
const plannedOf = async (patientId: string) =>
  taskCalls.readPlanned.replies[200].parse((await call(taskCalls.readPlanned, { params: { patientId } })).body);
const tasksOf = async (patientId: string) =>
  taskCalls.listPatientTasks.replies[200]
    .parse((await call(taskCalls.listPatientTasks, { params: { patientId } })).body)
    .content.flatMap((row) => ('unreadable' in row ? [] : [row]));
const eventsOf = async (patientId: string) => (await patients.timeline(patientId)).content.map(({ event }) => event);

const close = async (patientId: string, more: object = {}, key: string = randomUUID()) => {
  const { content } = episodeCalls.listEpisodes.replies[200].parse(
    (await call(episodeCalls.listEpisodes, { params: { patientId } })).body,
  );
  const { number = 1, version = 1 } = content.at(-1) ?? {};
  const body = { number, version, reason: 'moved', informed: [], withoutMeasures: 'They have left.', ...more };
  return await call(episodeCalls.closeEpisode, { params: { patientId }, body }, key);
};

const at = (time: string) => Date.parse(instantOf({ day: addDays(day, -1), time }) ?? '');
const informCancelled = (time: string) => actAs('remindPeople', () => informOfCancellations(at(time)));
const textsTo = (start: string) => product.outbox.list().filter(({ text }) => text.startsWith(start));
const figures = day.split('-').map(Number);
const dayInFigures = `${figures[2]}/${figures[1]}`;

const refusal = (count: string) => ({
  status: 409,
  body: expect.objectContaining({
    message: `${count} still planned. Please choose what becomes of them.`,
    errors: [{ path: 'sessions', message: `${count} still planned. Please choose what becomes of them.` }],
  }),
});

describe('an episode that ends while sessions are planned', () => {
  const ends: [
    string,
    (patientId: string, sessions?: 'tell' | 'cancel') => Promise<{ status: number; body: unknown }>,
  ][] = [
    ['closed', (patientId, sessions) => close(patientId, { sessions })],
    [
      'deactivated',
      (patientId, sessions) =>
        call(patientCalls.deactivatePatient, { params: { patientId }, ...(sessions && { query: { sessions } }) }),
    ],
    [
      'deactivated as a referral',
      (patientId, sessions) =>
        call(patientCalls.deactivateReferral, { params: { id: patientId }, ...(sessions && { query: { sessions } }) }),
    ],
  ];

  it.each(ends)('is not %s before somebody has chosen what becomes of them', async (_, end) => {
    const { patientId } = await add(3);
    expect(await end(patientId)).toMatchObject(refusal('3 sessions are'));
    expect((await patients.read(patientId)).active).toBe(true);
    expect((await plannedOf(patientId)).sessions).toHaveLength(3);
    expect((await end(patientId, 'cancel')).status).toBe(200);
    expect((await patients.read(patientId)).active).toBe(false);
    const { sessions, cancelledAtEnd } = await plannedOf(patientId);
    expect(sessions).toEqual([]);
    expect(cancelledAtEnd.map(({ status, cancelled }) => [status, cancelled?.by])).toEqual(
      Array.from({ length: 3 }, () => ['cancelled', 'service']),
    );
    expect((await diary.read('worker', one.id, day)).filter(({ patient }) => patient.patientId === patientId)).toEqual([
      expect.objectContaining({ status: 'cancelled' }),
    ]);
    const events = await eventsOf(patientId);
    expect(events.filter(({ kind }) => kind === 'appointment-cancelled')).toHaveLength(3);
    expect(events.map(({ kind }) => kind)).not.toContain('appointment-told');
  });

  it('is not ended by declining its referral either', async () => {
    const { patientId } = await patients.add('Imran', 'Declined', safe);
    await book(patientId);
    const decide = (more: object = {}) =>
      call(referralCalls.decideReferral, {
        params: { patientId, number: '1' },
        body: { state: 'declined', from: 'accepted', version: 1, why: 'We cannot help.', ...more },
      });
    const { content } = episodeCalls.listEpisodes.replies[200].parse(
      (await call(episodeCalls.listEpisodes, { params: { patientId } })).body,
    );
    const { state: from, version } = content[0] ?? {};
    expect(await decide({ from, version })).toMatchObject(refusal('1 session is'));
    expect((await decide({ from, version, sessions: 'cancel' })).status).toBe(200);
    expect((await plannedOf(patientId)).sessions).toEqual([]);
  });

  it('cancels nothing where the end is refused for another reason', async () => {
    const { patientId } = await add(1);
    const stale = await close(patientId, { version: 99, sessions: 'cancel' });
    expect(stale.status).toBe(409);
    expect((await plannedOf(patientId)).sessions).toHaveLength(1);
  });

  it('closes its links, and asks what becomes of tasks', async () => {
    const { patientId } = await add(0, {
      referralPersonalDetails: { phone: '07700 900456', dob: '1990-01-01' },
      referralSafeContact: { methods: ['text'] },
    });
    const body: BodyInput<typeof questionnaireCalls.askForAnswers> = {
      way: 'tablet',
      questionnaires: [],
      feedback: true,
      language: 'en',
    };
    await call(questionnaireCalls.askForAnswers, { params: { patientId }, body });
    await task(patientId);
    const before = await plannedOf(patientId);
    expect(before.links).toHaveLength(1);
    expect(before.tasks).toHaveLength(1);
    const message = '1 task is still open. Please choose what becomes of them.';
    expect(await close(patientId)).toMatchObject({ status: 409, body: { errors: [{ path: 'tasks', message }] } });
    expect((await close(patientId, { tasks: 'stay' })).status).toBe(200);
    const after = await plannedOf(patientId);
    expect(after.links).toEqual([]);
    expect(after.tasks).toHaveLength(1);
    expect((await eventsOf(patientId)).map(({ kind }) => kind)).toContain('answers-revoked');
  });

  it.each(ends.filter(([name]) => name !== 'closed'))('is not %s while tasks are open', async (_, end) => {
    const { patientId } = await add(0);
    await task(patientId);
    expect(await end(patientId)).toMatchObject({ status: 409, body: { errors: [{ path: 'tasks' }] } });
    expect((await patients.read(patientId)).active).toBe(true);
  });

  it('ends its tasks with a reason where that was chosen, but the one to tell them of a session', async () => {
    const { patientId } = await add(1, unsafe);
    const { taskId } = await task(patientId);
    const refused = await close(patientId);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'sessions' }, { path: 'tasks' }] } });
    expect((await close(patientId, { sessions: 'cancel' })).status).toBe(409);
    expect((await plannedOf(patientId)).sessions).toHaveLength(1);
    expect((await close(patientId, { sessions: 'tell', tasks: 'end' })).status).toBe(200);
    expect((await tasksOf(patientId)).map(({ source }) => source)).toEqual(['cancelled-session']);
    const { body } = await call(taskCalls.readTask, { params: { taskId } });
    expect(body).toMatchObject({ done: { why: 'The episode has ended.' } });
    expect(await eventsOf(patientId)).toContainEqual(
      expect.objectContaining({ kind: 'task-done', why: 'The episode has ended.' }),
    );
  });

  it('ends no task where it does not end', async () => {
    const { patientId } = await add(0);
    await task(patientId);
    expect((await close(patientId, { tasks: 'end', version: 99 })).status).toBe(409);
    expect(await tasksOf(patientId)).toHaveLength(1);
  });

  it('lists on opening it again what was cancelled, and plans nothing by itself', async () => {
    const { patientId } = await add(2);
    await close(patientId, { sessions: 'cancel' });
    const { content } = episodeCalls.listEpisodes.replies[200].parse(
      (await call(episodeCalls.listEpisodes, { params: { patientId } })).body,
    );
    const reopened = await call(episodeCalls.reopenEpisode, {
      params: { patientId },
      body: { number: 1, version: content[0]?.version, reason: 'By mistake.' },
    });
    expect(reopened.body).toMatchObject({
      message: expect.stringMatching(/^The episode is open again\. These sessions were cancelled at the end: .+; .+\./),
    });
    expect((await plannedOf(patientId)).sessions).toEqual([]);
  });
});

describe('a person whose sessions are cancelled', () => {
  it('is informed once of all of them, at a safe hour, by words that disclose nothing else', async () => {
    const { patientId, first } = await add(2);
    await close(patientId, { sessions: 'tell' });
    const start = `Cancelled: ${dayInFigures} at ${first?.time} and the times after it.`;
    await informCancelled('09:45');
    expect(textsTo(start)).toEqual([]);
    await Promise.all([informCancelled('10:00'), informCancelled('10:00')]);
    await informCancelled('10:15');
    expect(textsTo(start)).toEqual([
      expect.objectContaining({
        to: '+447700900456',
        text: `${start} To ask about it, ring ${facts.phone}. Please do not reply to this text.`,
      }),
    ]);
    expect(await eventsOf(patientId)).toContainEqual(expect.objectContaining({ kind: 'appointment-told', times: 2 }));
  });

  it('whom no text reaches safely is informed by a colleague, who has a task for today', async () => {
    const { patientId } = await add(2, unsafe);
    await close(patientId, { sessions: 'tell' });
    const tasks = await tasksOf(patientId);
    expect(tasks.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Tell them that we have cancelled the session of .+ and 1 more\./),
    ]);
  });

  it('is not written to where a text is safe no more, nor where they have died: the one is left to a colleague', async () => {
    const changed = await add(1);
    await close(changed.patientId, { sessions: 'tell' });
    const { version } = await patients.read(changed.patientId);
    await patients.update({
      patientId: changed.patientId,
      version,
      referralPersonalDetails: { firstName: 'Claire', lastName: 'Changed', phone: '07700 900456' },
      referralSafeContact: { methods: ['call'] },
    });
    const died = await add(1);
    await close(died.patientId, { sessions: 'tell' });
    expect((await close(died.patientId, { reason: 'died' })).status).toBe(200);
    await informCancelled('11:00');
    for (const { first } of [changed, died])
      expect(textsTo(`Cancelled: ${dayInFigures} at ${first?.time}`)).toEqual([]);
    expect(await tasksOf(changed.patientId)).toHaveLength(1);
    expect(await tasksOf(died.patientId)).toEqual([]);
  });

  it('who has died is never informed: that choice is refused', async () => {
    const { patientId } = await add(1);
    const refused = await close(patientId, { reason: 'died', sessions: 'tell' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'sessions' }] } });
    expect((await plannedOf(patientId)).sessions).toHaveLength(1);
  });

  it('is reminded of nothing once the episode has ended', async () => {
    const { patientId, first } = await add(1);
    await call(appointmentCalls.chooseReminders, {
      params: { patientId },
      body: { wanted: true, tests: false, version: 0 },
    });
    await close(patientId, { sessions: 'cancel' });
    // Somebody plans one all the same.
    const later = await book(patientId);
    await actAs('remindPeople', () => remindPeople(at('12:00')));
    for (const { time } of [first, later].flatMap((session) => session ?? [])) {
      expect(textsTo(`Reminder: tomorrow at ${time}`)).toEqual([]);
    }
  });
});

describe('handing over what is planned', () => {
  const reason = 'She is on sick leave.';
  const choice = { sessions: 'move', overlaps: 'leave', tasks: 'move' };
  const handOver = async (patientIds: string[], planned?: object) =>
    await call(taskCalls.handOver, {
      body: { from: one.id, to: other.id, reason, patientIds, ...(planned && { planned: { ...choice, ...planned } }) },
    });
  const handed = async (patientIds: string[], planned: object = {}) =>
    taskCalls.handOver.replies[200].parse((await handOver(patientIds, planned)).body);
  const inDiary = async (worker: string, patientId: string) =>
    (await diary.read('worker', worker, day)).filter(({ patient }) => patient.patientId === patientId);

  it('asks first what becomes of the sessions, and does nothing before that is chosen', async () => {
    const { patientId } = await add(2);
    await task(patientId);
    const asked = await call(taskCalls.askHandOver, { body: { from: one.id, to: other.id, patientIds: [patientId] } });
    expect(asked.body).toEqual({ sessions: 2, tasks: 1, overlaps: [], more: false });
    expect(await handOver([patientId])).toMatchObject(refusal('2 sessions are'));
    expect((await patients.read(patientId)).user?.id).toBe(one.id);
  });

  it('moves sessions and tasks to the new worker, in whose diary and on whose list they are', async () => {
    const { patientId, first } = await add(2);
    const { taskId } = await task(patientId);
    const unchanged = await task(patientId, other.id);
    expect(await handed([patientId])).toEqual({
      done: 1,
      left: 0,
      planned: { moved: 2, cancelled: 0, stayed: 0, tasks: 1, overlaps: [] },
    });
    expect(await inDiary(one.id, patientId)).toEqual([]);
    expect(await inDiary(other.id, patientId)).toEqual([
      expect.objectContaining({ appointmentId: first?.appointmentId, status: 'planned', time: first?.time }),
    ]);
    const tasks = await tasksOf(patientId);
    expect(tasks.map((row) => [row.taskId, row.owner.id]).toSorted()).toEqual(
      [
        [taskId, other.id],
        [unchanged.taskId, other.id],
      ].toSorted(),
    );
    const events = await eventsOf(patientId);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'appointment-moved', worker: expect.objectContaining({ id: other.id }) }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'handed-over', from: expect.objectContaining({ id: one.id }), reason }),
    );
  });

  it('takes open tasks of the worker along where nothing else is planned, and says so on Today', async () => {
    const others = staff.find(({ id }) => id !== one.id && id !== other.id)?.id ?? other.id;
    const ways: ((patientId: string) => Promise<{ status: number }>)[] = [
      (patientId) => assign(patientId, other.id),
      (patientId) => handOver([patientId]),
      async (patientId) => {
        const { content } = episodeCalls.listEpisodes.replies[200].parse(
          (await call(episodeCalls.listEpisodes, { params: { patientId } })).body,
        );
        const { version, state } = content[0] ?? {};
        const worker = { from: one.id, to: other.id };
        const body = { state, from: state, version, worker };
        return await call(referralCalls.decideReferral, { params: { patientId, number: '1' }, body });
      },
    ];
    for (const go of ways) {
      const { patientId } = await add(0);
      const { taskId } = await task(patientId);
      const unchanged = await task(patientId, others);
      expect((await go(patientId)).status).toBe(200);
      expect((await tasksOf(patientId)).map((row) => [row.taskId, row.owner.id])).toEqual(
        [[taskId, other.id] as const, [unchanged.taskId, others] as const].toSorted(),
      );
    }
  });

  it('names sessions at which the new worker is not free, and leaves or cancels them as chosen', async () => {
    for (const overlaps of ['leave', 'tell']) {
      const { patientId, first } = await add(1);
      const blocking = await patients.add('Nasreen’s', 'own patient');
      await book(blocking.patientId, { workerId: other.id, time: first?.time ?? '' });
      const asked = await call(taskCalls.askHandOver, {
        body: { from: one.id, to: other.id, patientIds: [patientId] },
      });
      const named = [expect.objectContaining({ patient: expect.objectContaining({ patientId }), why: 'worker' })];
      expect(asked.body).toMatchObject({ sessions: 1, overlaps: named });
      const { planned } = await handed([patientId], { overlaps });
      expect(planned).toMatchObject({ moved: 0, overlaps: named });
      const [session] = await inDiary(one.id, patientId);
      expect(session?.status).toBe(overlaps === 'leave' ? 'planned' : 'cancelled');
      expect((await patients.read(patientId)).user?.id).toBe(other.id);
    }
  });

  it('leaves sessions of the worker’s other patients, and sessions of these patients with others', async () => {
    const [goes, left] = [await add(1), await add(1)];
    const withOther = await book(goes.patientId, { workerId: other.id });
    await handed([goes.patientId]);
    expect(await inDiary(one.id, left.patientId)).toHaveLength(1);
    const ids = (await inDiary(other.id, goes.patientId)).map(({ appointmentId }) => appointmentId);
    expect(ids).toContain(withOther.appointmentId);
  });

  it('cancels them and informs the person, or leaves them, as chosen', async () => {
    const [informed, left] = [await add(1), await add(1)];
    await handed([informed.patientId], { sessions: 'tell', tasks: 'leave' });
    await handed([left.patientId], { sessions: 'leave', tasks: 'leave' });
    expect(await inDiary(one.id, informed.patientId)).toEqual([expect.objectContaining({ status: 'cancelled' })]);
    expect(await inDiary(one.id, left.patientId)).toEqual([expect.objectContaining({ status: 'planned' })]);
    await informCancelled('13:00');
    expect(textsTo(`Cancelled: ${dayInFigures} at ${informed.first?.time}`)).toHaveLength(1);
  });

  it('of one patient by assigning or unassigning asks the same', async () => {
    const { patientId } = await add(1);
    expect(await assign(patientId, other.id)).toMatchObject(refusal('1 session is'));
    expect((await patients.read(patientId)).user?.id).toBe(one.id);
    const body = { patientId, userId: other.id, planned: choice };
    expect((await call(patientCalls.assignStaff, { body })).status).toBe(200);
    expect(await inDiary(other.id, patientId)).toHaveLength(1);
    const unassign = (planned?: object) =>
      call(patientCalls.unassignStaff, { params: { patientId }, body: { reason, ...(planned && { planned }) } });
    expect(await unassign()).toMatchObject(refusal('1 session is'));
    expect(await unassign(choice)).toMatchObject({ status: 400, body: { errors: [{ path: 'planned.sessions' }] } });
    expect((await unassign({ sessions: 'tell', overlaps: 'leave', tasks: 'leave' })).status).toBe(200);
    expect(await inDiary(other.id, patientId)).toEqual([expect.objectContaining({ status: 'cancelled' })]);
  });

  it('of one patient by deciding on the referral asks the same', async () => {
    const { patientId } = await add(1);
    const { content } = episodeCalls.listEpisodes.replies[200].parse(
      (await call(episodeCalls.listEpisodes, { params: { patientId } })).body,
    );
    const { state, version } = content[0] ?? {};
    const decide = (planned?: object) =>
      call(referralCalls.decideReferral, {
        params: { patientId, number: '1' },
        body: { state, from: state, version, worker: { from: one.id, to: other.id }, ...(planned && { planned }) },
      });
    expect(await decide()).toMatchObject(refusal('1 session is'));
    expect((await decide(choice)).status).toBe(200);
    expect(await inDiary(other.id, patientId)).toHaveLength(1);
  });
});

describe('a session whose worker is away', () => {
  const agreedOf = ({
    time,
    minutes,
    place,
    interpreter,
    interpreterBooked,
    version,
  }: Awaited<ReturnType<typeof book>>) => ({
    ...{ day, time, minutes, place, interpreter, interpreterBooked, version },
  });

  it('goes to the cover at the same time, who gets a task to tell the person', async () => {
    const { patientId, first } = await add(1);
    if (!first) throw new Error('Nothing is planned');
    const body = { ...agreedOf(first), workerId: other.id };
    const untold = await diary.move(first.appointmentId, body);
    expect(untold).toMatchObject({ status: 200, body: { worker: { id: other.id } } });
    expect(await tasksOf(patientId)).toEqual([]);
    const back = await diary.move(first.appointmentId, { ...body, workerId: one.id, version: 2, inform: true });
    expect(back).toMatchObject({ status: 200, body: { worker: { id: one.id } } });
    expect(await tasksOf(patientId)).toEqual([
      expect.objectContaining({
        what: expect.stringMatching(new RegExp(`^Tell them, .* that you take the session of .* at ${first.time}\\.$`)),
        source: 'moved-session',
        owner: expect.objectContaining({ id: one.id }),
      }),
    ]);
  });

  it.each([
    ['by a text', safe, 1],
    ['by the caller, where no text is safe', unsafe, 0],
  ])('is cancelled, and the person told %s', async (_, person, texts) => {
    const { patientId, first } = await add(1, person);
    if (!first) throw new Error('Nothing is planned');
    // Whatever others were still to be told.
    await informCancelled('10:00');
    const before = product.outbox.list().length;
    const body = { by: 'service', reason: 'The worker is away.', version: 1, inform: true } as const;
    expect((await diary.cancel(first.appointmentId, body)).status).toBe(200);
    await informCancelled('10:00');
    const sent = product.outbox.list().length - before;
    expect(sent).toBe(texts);
    expect((await tasksOf(patientId)).map(({ source }) => source)).toEqual(texts ? [] : ['cancelled-session']);
  });
});
