import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { episodeCalls } from '../../shared/episodes/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { referralInput } from '../../shared/patients/referral.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { absenceCalls } from '../../shared/tasks/absences.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { addColleague, type Colleague } from '../support/colleagues.ts';
import { openDiary } from '../support/open-diary.ts';
import { alertKey, callKey, openPromises, referralKey, taskKey } from '../support/open-promises.ts';
import { saveResult } from '../support/results.ts';
import { startTestProduct } from '../support/test-product.ts';

/*
 * Random days of work: whatever is promised must stand on the list of somebody who is at work, or be ended by whoever was asked
 * about it. The walk keeps a list of its own of what is owed, and compares it with what people see after every step.
 */
const product = await startTestProduct();
const table = connectTable();
const admin = await addColleague(product, 'ROLE_ADMIN');
const workers = [await addColleague(product), await addColleague(product)] as const;
const members = [admin, ...workers] as const;
const diary = openDiary(product, admin.headers);
const now = today();

const { send, read, absences, tasksAbout, seenByAnybody } = openPromises(product, members);

type Patient = { patientId: string; alerts: string[] };
type Walk = { patients: Patient[]; owed: Set<string>; hour: number };
type Step = (walk: Walk, patient: Patient, worker: Colleague, choice: number) => Promise<void>;

const episodeOf = async (patientId: string) => {
  const { content } = episodeCalls.listEpisodes.replies[200].parse(
    await read(episodeCalls.listEpisodes, { params: { patientId } }),
  );
  const current = content.at(-1);
  if (!current) throw new Error('A patient without an episode');
  return current;
};

const rung = { outcome: 'reached', by: 'Nasreen Akhtar', on: now, words: 'She is safe.' };

/** Ends an episode: without an answer to what is open it is refused, and with one nothing else ends. */
const end = async (
  { owed }: Walk,
  patientId: string,
  { tasks, call }: Answers,
  send: () => Promise<{ status: number }>,
) => {
  const open = await tasksAbout(patientId);
  const { status } = await send();
  if (status !== 200) return;
  if (tasks === undefined) expect(open).toEqual([]);
  owed.delete(referralKey(patientId));
  if (call) owed.delete(callKey(patientId));
  if (tasks === 'end') for (const { taskId } of open) owed.delete(taskKey(taskId));
};

type Answers = ReturnType<typeof answersOf>;
/** The choices of a form that ends something: with and without an answer to what is open. */
const answersOf = (choice: number) => {
  const tasks = ([undefined, 'stay', 'end'] as const)[choice % 3];
  const call = choice % 2 === 0;
  return { tasks, call };
};

const steps: Record<string, Step> = {
  refer: async (walk, _, __, choice) => {
    const isInDanger = choice % 2 === 0;
    const answers = referralInput.parse({
      referralPersonalDetails: {
        firstName: 'Amina',
        lastName: `Walked ${walk.patients.length}`,
        phone: '07700 900456',
      },
      referralRiskAssessment: { selfHarm: isInDanger },
    });
    const sender = { call: 'test', idempotencyKey: randomUUID(), content: {}, at: new Date().toISOString() };
    const { patientId } = await createRecordStore(table).add({ answers }, sender);
    walk.patients.push({ patientId, alerts: [] });
    walk.owed.add(referralKey(patientId));
    if (isInDanger) walk.owed.add(callKey(patientId));
  },
  decide: async (walk, { patientId }, _, choice) => {
    const { number, version, state: from } = await episodeOf(patientId);
    const state = choice % 4 < 2 ? 'accepted' : 'declined';
    const { tasks, call } = answersOf(choice);
    const why = state === 'declined' ? { why: 'We cannot offer it.' } : {};
    const body = { state, from, version, ...why, ...(call && { call: rung }), tasks };
    const decide = () => send(referralCalls.decideReferral, { params: { patientId, number: String(number) }, body });
    if (state === 'declined') return await end(walk, patientId, { tasks, call }, decide);
    if ((await decide()).status !== 200) return;
    walk.owed.delete(referralKey(patientId));
    if (call) walk.owed.delete(callKey(patientId));
  },
  assign: async (walk, { patientId }, { id: userId }) => {
    const { status } = await send(patientCalls.assignStaff, { body: { patientId, userId } });
    if (status === 200) walk.owed.delete(referralKey(patientId));
  },
  ring: async ({ owed }, { patientId }) => {
    const { status } = await send(safetyCalls.recordCall, { params: { patientId }, body: rung });
    if (status === 200) owed.delete(callKey(patientId));
  },
  alarm: async ({ owed }, patient) => {
    const { active } = patientCalls.readReferral.replies[200].parse(
      await read(patientCalls.readReferral, { params: { id: patient.patientId } }),
    );
    if (!active) return;
    const { alert } = await saveResult(table, patient.patientId, { type: 'phq', day: now, score: 2 });
    if (!alert) throw new Error('No alert was raised');
    patient.alerts.push(alert.alertId);
    owed.add(alertKey(alert.alertId));
  },
  respond: async ({ owed }, { patientId, alerts }) => {
    const alertId = alerts.pop();
    if (alertId === undefined) return;
    const body = { action: 'Rang her.', name: 'Nasreen Akhtar' };
    await read(alertCalls.respondToAlert, { params: { patientId, alertId }, body });
    owed.delete(alertKey(alertId));
  },
  promise: async ({ owed }, { patientId }, { id: ownerId }) => {
    const body = { what: 'Ring the housing officer.', until: addDays(now, 3), ownerId, patientId };
    const answer = await send(taskCalls.createTask, { body });
    if (answer.status === 201) owed.add(taskKey(taskCalls.createTask.replies[201].parse(answer.body).taskId));
  },
  miss: async (walk, { patientId }, { id: workerId }) => {
    walk.hour += 1;
    const [hour, minute] = [8 + Math.floor(walk.hour / 2), (walk.hour % 2) * 30];
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    await diary.record(patientId, {
      status: 'missed',
      workerId,
      day: addDays(now, -1),
      time,
      minutes: 15,
      place: 'telephone',
    });
  },
  finish: async ({ owed }, { patientId }, _, choice) => {
    const [task] = await tasksAbout(patientId);
    if (!task) return;
    const end = choice % 2 === 0 ? { to: 'done' } : { to: 'not-done', why: 'They moved away.' };
    await read(taskCalls.finishTask, { params: { taskId: task.taskId }, body: { ...end, version: task.version } });
    owed.delete(taskKey(task.taskId));
  },
  handOver: async (_, __, worker, choice) => {
    const [to] = workers.filter(({ id }) => id !== worker.id);
    const planned = { sessions: 'leave', overlaps: 'leave', tasks: choice % 2 === 0 ? 'move' : 'leave' };
    await send(taskCalls.handOver, { body: { from: worker.id, to: to?.id, reason: 'Leaves.', planned } });
  },
  leave: async (_, __, worker, choice) => {
    const coverId = choice % 3 === 0 ? '' : admin.id;
    const body = { from: now, to: addDays(now, 5), why: 'sick', coverId };
    await send(absenceCalls.saveAbsenceOf, { params: { accountId: worker.id }, body });
  },
  comeBack: async (_, __, { id }) => {
    const absence = (await absences()).find(({ accountId }) => accountId === id);
    if (!absence) return;
    await read(absenceCalls.removeAbsenceOf, { params: { accountId: id, absenceId: absence.absenceId } });
  },
  close: async (walk, { patientId }, _, choice) => {
    const { number, version } = await episodeOf(patientId);
    const { tasks, call } = answersOf(choice);
    const body = {
      number,
      version,
      reason: 'moved',
      informed: [],
      withoutMeasures: 'None.',
      tasks,
      ...(call && { call: rung }),
    };
    await end(walk, patientId, { tasks, call }, () => send(episodeCalls.closeEpisode, { params: { patientId }, body }));
  },
  deactivate: async (walk, { patientId }, _, choice) => {
    const { tasks } = answersOf(choice);
    const query: Record<string, string> = tasks ? { tasks } : {};
    await end(walk, patientId, { tasks, call: false }, () =>
      send(patientCalls.deactivatePatient, { params: { patientId }, query }),
    );
  },
  reactivate: async (_, { patientId }) => {
    await send(patientCalls.reactivatePatient, { params: { patientId } });
  },
};

const names = Object.keys(steps);
const anyStep = fc.record({
  name: fc.constantFrom(...names),
  patient: fc.nat(),
  worker: fc.nat(),
  choice: fc.nat({ max: 11 }),
});

const walkDays = async (days: readonly { name: string; patient: number; worker: number; choice: number }[]) => {
  const walk: Walk = { patients: [], owed: new Set(), hour: 0 };
  const first = { patientId: '', alerts: [] };
  for (const { name, patient, worker, choice } of [...beginnings, ...days]) {
    const of = walk.patients[patient % walk.patients.length] ?? first;
    const by = workers[worker % workers.length] ?? admin;
    await steps[name]?.(walk, of, by, choice);
    for (const { patientId } of walk.patients) {
      for (const { taskId } of await tasksAbout(patientId)) walk.owed.add(taskKey(taskId));
    }
    const seen = await seenByAnybody();
    expect(
      [...walk.owed].filter((key) => !seen.has(key)),
      `after ${name}`,
    ).toEqual([]);
  }
};
const beginnings = [0, 1, 2].map((choice) => ({ name: 'refer', patient: 0, worker: 0, choice }));

it('on whatever days, nothing that is promised stands on nobody’s list', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 40, maxLength: 50 }), walkDays), {
    numRuns: 2,
    seed: 29,
    endOnFailure: true,
  });
});
