import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { episodeCalls } from '../../shared/episodes/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { serviceAt } from '../support/services.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const adminHeaders = await signInStaff(product, 'ROLE_ADMIN');
const patients = openPatients(product, headers);
const now = today();
const nobody = '01M5YXZYWAKE0RY5QY34VFXM34';

type Sending = { as?: Record<string, string>; key?: string };
const post =
  (call: (typeof episodeCalls)['closeEpisode' | 'reopenEpisode' | 'startEpisode']) =>
  (patientId: string, body: object, { as = headers, key = randomUUID() }: Sending = {}) =>
    ask(product.url, call, { params: { patientId }, body, headers: { ...as, 'idempotency-key': key } });
const [close, reopen, start] = [
  post(episodeCalls.closeEpisode),
  post(episodeCalls.reopenEpisode),
  post(episodeCalls.startEpisode),
];

const list = async (patientId: string, as = headers) => {
  const { body } = await ask(product.url, episodeCalls.listEpisodes, { params: { patientId }, headers: as });
  return episodeCalls.listEpisodes.replies[200].parse(body);
};
/** The timeline events of episodes; those of the referral are beside them. */
const eventsOf = async (patientId: string) =>
  (await patients.timeline(patientId)).content.filter(({ event: { kind } }) => kind !== 'referral-state');
const kinds = async (patientId: string) => (await eventsOf(patientId)).map(({ event: { kind } }) => kind);
const addOne = async () => (await patients.add('Zubeda', `Stay ${randomUUID().slice(0, 8)}`)).patientId;

const completed = { number: 1, version: 1, reason: 'completed', outcome: 'Feels able to manage', informed: [] };
const informed = [{ party: 'gp', on: now }];
const again = { after: 1, referredOn: now, service: serviceAt(1), referrerKind: 'professional' };

describe('closing an episode', () => {
  it('makes the patient inactive and records on the timeline why, with what outcome and who was informed', async () => {
    const id = await addOne();
    const words = { ...completed, words: 'She rings her sister now.', informed };
    expect((await close(id, words)).status).toBe(200);
    expect((await patients.read(id)).active).toBe(false);
    const { content } = await list(id);
    expect(content).toMatchObject([
      {
        number: 1,
        version: 2,
        // A person who has completed an episode had been accepted.
        state: 'accepted',
        closing: { reason: 'completed', outcome: 'Feels able to manage', informed, by: { firstName: 'Test' } },
      },
    ]);
    const { number: episode, version: _, ...closing } = words;
    const [latest] = await eventsOf(id);
    expect(latest).toMatchObject({ event: { kind: 'closed', episode, ...closing }, by: { firstName: 'Test' } });
  });

  it('sent twice under one key is done once', async () => {
    const id = await addOne();
    const key = randomUUID();
    const answers = [await close(id, completed, { key }), await close(id, completed, { key })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kinds(id)).toEqual(['closed', 'added']);
  });

  it('of an episode that a colleague has changed meanwhile is refused, with what they wrote', async () => {
    const id = await addOne();
    await close(id, completed, { as: adminHeaders });
    const second = await close(id, { ...completed, reason: 'moved' });
    expect(second).toMatchObject({ status: 409, body: { current: { version: 2, closing: { reason: 'completed' } } } });
    expect((await list(id)).content[0]?.closing?.reason).toBe('completed');
  });

  it('is refused while an alert is open', async () => {
    const id = await addOne();
    await saveResult(connectTable(), id, { type: 'phq', day: now, score: 3 });
    const refused = await close(id, completed);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('alert') } });
    expect((await patients.read(id)).active).toBe(true);
  });

  it('asks for the last questionnaires, or why not', async () => {
    const id = await addPatient('Zubeda', 'Measured', new Date(Date.now() - 90 * 24 * 60 * 60 * 1000));
    await saveResult(connectTable(), id, { type: 'gad', day: addDays(now, -40) });
    const refused = await close(id, completed);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'withoutMeasures', message: expect.stringContaining('GAD-7') }] },
    });
    expect((await close(id, { ...completed, withoutMeasures: 'She has moved to Hull.' })).status).toBe(200);
  });

  it('for a person who has died asks for nothing more of them', async () => {
    const id = await addPatient('Zubeda', 'Mourned', new Date(Date.now() - 90 * 24 * 60 * 60 * 1000));
    await saveResult(connectTable(), id, { type: 'gad', day: addDays(now, -60) });
    const died = { ...completed, reason: 'died', outcome: '' };
    expect((await close(id, { ...died, informed: [{ party: 'person', on: now }] })).status).toBe(400);
    expect((await close(id, { ...died, informed: [{ party: 'family', on: now }] })).status).toBe(200);
    const overdue = await ask(product.url, questionnaireCalls.listOverdue, {
      params: { page: '1', size: '100' },
      headers,
    });
    expect(overdue.text).not.toContain(id);
  });

  it('for a person who has died ends the reviews of their alerts', async () => {
    const id = await addOne();
    const { alert } = await saveResult(connectTable(), id, { type: 'phq', day: now, score: 3 });
    const respond = { name: 'Nasreen Akhtar', action: 'Rang her.', reviewOn: now };
    const params = { patientId: id, alertId: alert?.alertId ?? '' };
    await ask(product.url, alertCalls.respondToAlert, { params, body: respond, headers });
    const reviews = async () => {
      const page = { page: '1', size: '100' };
      return (await ask(product.url, alertCalls.listAlertReviews, { params: page, headers })).text;
    };
    expect(await reviews()).toContain(id);
    expect((await close(id, { ...completed, reason: 'died' })).status).toBe(200);
    expect(await reviews()).not.toContain(id);
  });

  it('can be completed later: the plain deactivation asks for nothing', async () => {
    const id = await addOne();
    await patients.deactivate(id);
    const [episode] = (await list(id)).content;
    expect(episode).toMatchObject({ state: 'withdrawn', closing: { informed: [] } });
    expect((await close(id, { ...completed, version: 2 })).status).toBe(200);
    const [after] = (await list(id)).content;
    expect(after?.closing).toMatchObject({ at: episode?.closing?.at, reason: 'completed' });
    expect(await kinds(id)).toEqual(['closed', 'deactivated', 'added']);
  });

  it('of a patient who does not exist is not found', async () => {
    expect((await close(nobody, completed)).status).toBe(404);
    expect((await reopen(nobody, { number: 1, version: 1, reason: 'A slip.' })).status).toBe(404);
    expect((await start(nobody, again)).status).toBe(404);
  });
});

describe('opening a closed episode again', () => {
  const slip = { number: 1, version: 2, reason: 'I closed the wrong record.' };

  it('is for whoever closed it', async () => {
    const id = await addOne();
    await close(id, completed);
    expect((await list(id)).mayReopen).toBe(true);
    expect((await reopen(id, slip)).status).toBe(200);
    expect((await patients.read(id)).active).toBe(true);
    expect((await list(id)).content).toEqual([expect.not.objectContaining({ closing: expect.anything() })]);
    expect((await eventsOf(id))[0]?.event).toEqual({
      kind: 'reopened',
      episode: 1,
      reason: slip.reason,
    });
  });

  it('is for an admin, and not for another colleague', async () => {
    const id = await addOne();
    await close(id, completed, { as: adminHeaders });
    expect(await list(id)).toMatchObject({ mayReopen: false });
    expect((await reopen(id, slip)).status).toBe(403);
    expect((await patients.read(id)).active).toBe(false);
    expect((await reopen(id, slip, { as: adminHeaders })).status).toBe(200);
  });

  it('takes a referral that was turned away up again', async () => {
    const id = await addOne();
    await close(id, { ...completed, reason: 'declined' });
    expect((await list(id)).content[0]?.state).toBe('declined');
    await reopen(id, slip);
    expect((await list(id)).content[0]?.state).toBe('reading');
  });
});

describe('a patient who returns', () => {
  it('has a further episode on the same record, and is active again', async () => {
    const id = await addOne();
    await close(id, completed);
    const key = randomUUID();
    expect((await start(id, again, { key })).status).toBe(201);
    expect((await start(id, again, { key })).status).toBe(201);
    expect((await patients.read(id)).active).toBe(true);
    expect((await list(id)).content).toMatchObject([
      { number: 1, closing: { reason: 'completed' } },
      { number: 2, services: [serviceAt(1)], referrerKind: 'professional', state: 'contacted', version: 1 },
    ]);
    expect(await kinds(id)).toEqual(['returned', 'closed', 'added']);
  });

  it('has none while the last is open, and none from before it', async () => {
    const id = await addOne();
    expect((await start(id, again)).status).toBe(409);
    await close(id, completed);
    const early = await start(id, { ...again, referredOn: addDays(now, -1) });
    expect(early).toMatchObject({ status: 400, body: { errors: [{ path: 'referredOn' }] } });
  });

  it('is counted among the active once more, and waited for until there is a baseline', async () => {
    const waitingIds = async () => {
      const params = { page: '1', size: '100' };
      return (await ask(product.url, questionnaireCalls.listWithoutBaseline, { params, headers })).text;
    };
    const count = async () => (await ask(product.url, patientCalls.readPatientData, { headers })).body;
    const id = await addOne();
    await saveResult(connectTable(), id, { day: addDays(now, -3) });
    expect(await waitingIds()).not.toContain(id);
    const before = await count();
    await close(id, completed);
    await start(id, again);
    expect(await count()).toEqual(before);
    expect(await waitingIds()).toContain(id);
  });
});
