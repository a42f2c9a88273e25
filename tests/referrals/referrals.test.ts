import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { recordEntity } from '../../functions/patients/store/record.ts';
import { worklistPartition } from '../../functions/referrals/store/referral-places.ts';
import { episodeCalls } from '../../shared/episodes/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today as dayNow } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { type ReferralDecision, referralCalls } from '../../shared/referrals/calls.ts';
import { type ReferralState, referralStatesAfter, requiresReason } from '../../shared/referrals/referral-state.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { serviceAt } from '../support/services.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await signInStaff(product, 'ROLE_ADMIN');
const staff = await signInStaff(product);
const patients = openPatients(product, admin);
const table = connectTable();

type Sent = { params?: Record<string, string>; body?: object; query?: Record<string, string> };
const call = (one: Call, { params, body, query }: Sent = {}, headers = admin, key: string = randomUUID()) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    ...(query && { query }),
    headers: { ...headers, 'idempotency-key': key },
  });
const members = patientCalls.listStaff.replies[200].parse((await call(patientCalls.listStaff)).body);

const refer = async (lastName: string, more: object = {}, details: object = {}) => {
  const person = { firstName: 'Amina', lastName, phone: '07700 900456', ...details };
  const { body } = await ask(product.url, intakeCalls.sendReferral, {
    body: { referralPersonalDetails: person, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
  return intakeCalls.sendReferral.replies[201].parse(body).patientId;
};
const list = async (query: Record<string, string> = {}, page = '1') =>
  referralCalls.listWorklist.replies[200].parse(
    (await call(referralCalls.listWorklist, { params: { page }, query })).body,
  );
const idsOf = async (query: Record<string, string> = {}) =>
  onlyReadable((await list(query)).content).map(({ patientId }) => patientId);
const episodesOf = async (patientId: string) =>
  episodeCalls.listEpisodes.replies[200].parse((await call(episodeCalls.listEpisodes, { params: { patientId } })).body)
    .content;
const currentOf = async (patientId: string) => {
  const current = (await episodesOf(patientId)).at(-1);
  if (!current) throw new Error('There is no episode');
  return current;
};
type Wanted = Omit<ReferralDecision, 'from' | 'version' | 'why' | 'insteadTo' | 'worker'> & {
  why?: string;
  insteadTo?: string;
  worker?: { from: string; to: string };
};
const decide = async (patientId: string, wanted: Wanted, headers = admin) => {
  const { number, version, state: from } = await currentOf(patientId);
  return call(
    referralCalls.decideReferral,
    { params: { patientId, number: String(number) }, body: { from, version, ...wanted } },
    headers,
  );
};
const eventsOf = async (patientId: string) => (await patients.timeline(patientId)).content;
const recordedStates = async (patientId: string) =>
  (await eventsOf(patientId)).flatMap(({ event }) => (event.kind === 'referral-state' ? event.to : []));

describe('the worklist', () => {
  it('has a new referral at once, with what staff choose by; those that speak of danger come first', async () => {
    const language = `of ${randomUUID()}`;
    const asked = { referralProject: { project: serviceAt(2) }, referralDemographics: { language } };
    const calm = await refer('Calm', asked);
    const danger = await refer('Danger', { ...asked, referralRiskAssessment: { selfHarm: true, alone: true } });
    expect(await idsOf({ language })).toEqual([danger, calm]);
    expect(await idsOf({ language, order: 'newest' })).toEqual([danger, calm]);
    expect(await idsOf({ language, danger: 'yes' })).toEqual([danger]);
    expect(await idsOf({ language, service: serviceAt(4) })).toEqual([]);
    expect(await idsOf({ language, worker: 'nobody', service: serviceAt(2) })).toEqual([danger, calm]);
    const [row] = onlyReadable((await list({ language })).content);
    expect(row).toMatchObject({
      patientId: danger,
      state: 'new',
      danger: ['selfHarm'],
      ticked: ['selfHarm', 'alone'],
      service: serviceAt(2),
      referrerKind: 'self',
    });
    expect(row?.worker).toBeUndefined();
  });

  it('follows a change of the answers and of the worker', async () => {
    const language = `of ${randomUUID()}`;
    const id = await refer('Mover', { referralDemographics: { language } });
    const [one = { id: '' }] = members;
    await decide(id, { state: 'new', worker: { from: 'nobody', to: one.id } });
    expect(await idsOf({ language, worker: one.id })).toEqual([id]);
    expect(await idsOf({ language, worker: 'nobody' })).toEqual([]);
    const { version } = await patients.read(id);
    await patients.update({
      patientId: id,
      version,
      referralPersonalDetails: { firstName: 'Amina', lastName: 'Mover' },
      referralDemographics: { language },
      referralRiskAssessment: { domestic: true },
    });
    expect(await idsOf({ language, danger: 'yes' })).toEqual([id]);
  });

  it('counts every state, and the frame and today count those that nobody has dealt with', async () => {
    const frame = async () =>
      taskCalls.readFrame.replies[200].parse((await call(taskCalls.readFrame)).body).newReferrals.count;
    const [before, framed] = [(await list()).counts, await frame()];
    const id = await refer('Counted', { referralRiskAssessment: { selfHarm: true } });
    expect((await list()).counts.new.count).toBe(before.new.count + 1);
    expect(await frame()).toBe(framed + 1);
    await decide(id, { state: 'reading' });
    expect(await frame()).toBe(framed + 1);
    const { referrals: today } = taskCalls.readToday.replies[200].parse((await call(taskCalls.readToday)).body);
    expect(today.total).toBe(framed + 1);
    expect(today.content.map(({ danger }) => danger.length > 0)).toEqual(
      today.content.map(({ danger }) => danger.length > 0).toSorted((one, other) => Number(other) - Number(one)),
    );
    const rung = { outcome: 'reached' as const, by: 'Test Person', on: dayNow(), words: 'She is safe.' };
    await decide(id, { state: 'contacted', call: rung });
    expect(await frame()).toBe(framed);
    expect((await list()).counts.contacted.count).toBe(before.contacted.count + 1);
  });
});

describe('a decision', () => {
  it('goes from new to accepted with the worker in one write, and every step is on the timeline with who', async () => {
    const id = await refer('Story');
    for (const state of ['reading', 'contacted', 'waiting'] as const) {
      expect((await decide(id, { state }, staff)).status).toBe(200);
    }
    const [one = { id: '' }] = members;
    const answer = await decide(id, { state: 'accepted', worker: { from: 'nobody', to: one.id } });
    expect(answer.status).toBe(200);
    expect(referralCalls.decideReferral.replies[200].parse(answer.body)).toMatchObject({
      episode: { state: 'accepted', stateBy: { firstName: 'Test' } },
      worker: { id: one.id },
    });
    expect(await recordedStates(id)).toEqual(['accepted', 'waiting', 'contacted', 'reading']);
    const events = await eventsOf(id);
    expect(events.map(({ event }) => event.kind)).toContain('assigned');
    for (const { event, by } of events) if (event.kind === 'referral-state') expect(by?.firstName).toBe('Test');
    expect((await patients.read(id)).active).toBe(true);
    expect(await idsOf()).not.toContain(id);
    expect(await idsOf({ state: 'accepted' })).toContain(id);
  });

  it('that was based on an earlier reading is a conflict with what a colleague saved; sent again it is done once', async () => {
    const id = await refer('Stale');
    const body = { state: 'reading', from: 'new', version: 1 };
    const params = { patientId: id, number: '1' };
    expect((await call(referralCalls.decideReferral, { params, body })).status).toBe(200);
    expect((await call(referralCalls.decideReferral, { params, body })).status).toBe(200);
    expect(await recordedStates(id)).toEqual(['reading']);
    const stale = await call(referralCalls.decideReferral, { params, body: { ...body, state: 'waiting' } }, staff);
    expect(stale.status).toBe(409);
    expect(referralCalls.decideReferral.replies[409].parse(stale.body).current?.episode).toMatchObject({
      state: 'reading',
      version: 2,
    });
    const [one = { id: '' }] = members;
    await decide(id, { state: 'reading', worker: { from: 'nobody', to: one.id } });
    const unseen = await decide(id, { state: 'reading', worker: { from: 'nobody', to: 'nobody-at-all' } });
    expect(unseen.status).toBe(404);
    const taken = await decide(id, { state: 'contacted', worker: { from: 'nobody', to: 'nobody' } });
    expect(taken.status).toBe(409);
    expect((await currentOf(id)).state).toBe('reading');
  });

  it('to decline asks why, ends the episode and keeps the referral where it is found', async () => {
    const id = await refer('Declined');
    const why = 'She lives outside the city.';
    expect((await decide(id, { state: 'declined' })).status).toBe(400);
    expect((await decide(id, { state: 'declined', why, insteadTo: 'Harrogate Mind' })).status).toBe(200);
    expect((await patients.read(id)).active).toBe(false);
    expect(await idsOf()).not.toContain(id);
    expect(await idsOf({ state: 'declined' })).toContain(id);
    expect(await currentOf(id)).toMatchObject({
      state: 'declined',
      stateWhy: why,
      insteadTo: 'Harrogate Mind',
      closing: { reason: 'referredOn' },
    });
    const [event] = await eventsOf(id);
    expect(event?.event).toMatchObject({ kind: 'referral-state', to: 'declined', why });
  });

  it('is taken back by whoever made it within a day, or by an admin; it says why', async () => {
    const [own, other] = [await refer('Own'), await refer('Other')];
    for (const id of [own, other])
      expect((await decide(id, { state: 'withdrawn' }, id === own ? staff : admin)).status).toBe(200);
    const back = { state: 'reading', why: 'He rang: he wants to come after all.' } as const;
    expect((await decide(other, back, staff)).status).toBe(409);
    expect((await decide(own, { state: 'reading' }, staff)).status).toBe(400);
    for (const id of [own, other]) {
      expect((await decide(id, back, id === own ? staff : admin)).status).toBe(200);
      expect((await patients.read(id)).active).toBe(true);
      const { closing, ...current } = await currentOf(id);
      expect(current).toMatchObject({ state: 'reading', stateWhy: back.why });
      expect(closing).toBeUndefined();
    }
  });

  it('of staff hands nobody over: themselves they take on where that is so set', async () => {
    const id = await refer('Taken');
    const [one = { id: '' }] = members;
    const answer = await decide(id, { state: 'reading', worker: { from: 'nobody', to: one.id } }, staff);
    expect(answer.status).toBe(409);
    expect((await currentOf(id)).state).toBe('new');
  });
});

describe('a referral never leaves every list', () => {
  const placesOf = async (patientId: string) => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :place)',
        ExpressionAttributeValues: { ':pk': recordEntity.key(patientId).pk, ':place': 'REFERRAL#' },
        ConsistentRead: true,
      }),
    );
    return Items.map(({ place1 }) => String(place1));
  };
  const check = async (patientId: string) => {
    const { state, closing } = await currentOf(patientId);
    expect(await placesOf(patientId)).toEqual([worklistPartition(state)]);
    const { active } = await patients.read(patientId);
    expect(active).toBe(closing === undefined);
    // A patient who is not active has a referral that has ended.
    if (!active) expect(['accepted', 'declined', 'withdrawn', 'junk']).toContain(state);
  };

  it('through every change of state that there is, it is under exactly its state', async () => {
    const id = await refer('Walker');
    const left = new Set(
      Object.entries(referralStatesAfter).flatMap(([from, all]) => all.map((to) => `${from} ${to}`)),
    );
    // Walks to the nearest change that was not made yet.
    const wayTo = (from: ReferralState): ReferralState[] => {
      const ways: ReferralState[][] = [[from]];
      for (const way of ways) {
        const last = way.at(-1) ?? from;
        const next = referralStatesAfter[last].find((to) => left.has(`${last} ${to}`));
        if (next) return [...way.slice(1), next];
        ways.push(...referralStatesAfter[last].filter((to) => !way.includes(to)).map((to) => [...way, to]));
      }
      throw new Error('There is no way on');
    };
    while (left.size > 0) {
      const { state: from } = await currentOf(id);
      const [to = from] = wayTo(from);
      const answer = await decide(id, { state: to, ...(requiresReason(from, to) && { why: 'Because.' }) });
      expect(answer.status, `${from} to ${to}`).toBe(200);
      left.delete(`${from} ${to}`);
      await check(id);
    }
  });

  it('also when its patient is deactivated and reactivated, from either list', async () => {
    const id = await refer('Turned');
    expect((await call(patientCalls.deactivateReferral, { params: { id } })).status).toBe(200);
    expect((await currentOf(id)).state).toBe('withdrawn');
    await check(id);
    await call(patientCalls.reactivatePatient, { params: { patientId: id } });
    expect((await currentOf(id)).state).toBe('reading');
    await check(id);
    expect(await recordedStates(id)).toEqual(['reading', 'withdrawn']);
  });
});

describe('the referrer', () => {
  const professional = {
    referralReferrer: { firstName: 'Grace', lastName: 'Mensah', role: 'GP', email: 'grace@surgery.example' },
  };
  const answer = (patientId: string, text: string, key = randomUUID()) =>
    call(referralCalls.answerReferrer, { params: { patientId, number: '1' }, body: { text } }, staff, key);

  it('is informed by email once, however often it is sent, and the timeline shows it', async () => {
    const id = await refer('Mailed', professional);
    const text = `We can see her from Monday. ${randomUUID()}`;
    const key = randomUUID();
    expect((await answer(id, text, key)).status).toBe(200);
    expect((await answer(id, text, key)).status).toBe(200);
    const mails = product.outbox.list().filter(({ text: sent }) => sent.includes(text));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'grace@surgery.example' });
    const recorded = (await eventsOf(id)).filter(({ event }) => event.kind === 'referral-answered');
    expect(recorded).toHaveLength(1);
  });

  it('who gave no address is informed by other means, as the answer states', async () => {
    const id = await refer('Unmailed');
    const { status, body } = await answer(id, 'We can see her.');
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: expect.stringContaining('copy') });
  });
});

describe('the same person', () => {
  const join = (patientId: string, samePatientId: string) => {
    const body = { samePatientId, call: { outcome: 'later', to: 'me' } };
    return call(referralCalls.joinReferral, { params: { patientId }, body }, staff);
  };
  const counts = async () =>
    patientCalls.readPatientData.replies[200].parse((await call(patientCalls.readPatientData)).body);

  it('who is with us has one more referral; the second record is nowhere a patient any more', async () => {
    const name = `Twice${randomUUID().slice(0, 6)}`;
    const first = await patients.add('Amina', name);
    const again = await refer(name, {
      referralRiskAssessment: { selfHarm: true },
      referralContent: { content: 'Again.' },
    });
    const { reference = '' } = await patients.read(again);
    const before = await counts();
    expect((await join(again, first.patientId)).status).toBe(200);
    expect((await join(again, first.patientId)).status).toBe(200);
    expect(await counts()).toEqual({ activeReferrals: before.activeReferrals - 1, patients: before.patients - 1 });
    expect((await call(patientCalls.readReferral, { params: { id: again } })).status).toBe(404);
    expect((await patients.search(name)).content).toMatchObject([{ patientId: first.patientId }]);
    expect((await patients.search(reference)).content).toMatchObject([{ patientId: first.patientId }]);
    expect((await list()).content.map(({ patientId }) => patientId)).not.toContain(again);
    const [episode, ...rest] = await episodesOf(first.patientId);
    expect(rest).toEqual([]);
    expect(episode?.joined).toMatchObject([{ formerId: again, reference, ticked: ['selfHarm'], danger: ['selfHarm'] }]);
    const read = await call(referralCalls.readJoinedReferral, {
      params: { patientId: first.patientId, formerId: again },
    });
    expect(referralCalls.readJoinedReferral.replies[200].parse(read.body).referralContent.content).toBe('Again.');
    const kinds = (await eventsOf(first.patientId)).map(({ event }) => event.kind);
    expect(kinds).toEqual(expect.arrayContaining(['referral-joined', 'referred', 'added']));
    const { event } = (await eventsOf(first.patientId)).find(({ event: { kind } }) => kind === 'referral-joined') ?? {};
    expect(event).toMatchObject({ episode: 1, reference });
  });

  it('whose episode was closed has a further one, which waits in the worklist as the referral did', async () => {
    const name = `Back${randomUUID().slice(0, 6)}`;
    const first = await refer(name);
    await decide(first, { state: 'accepted' });
    await patients.deactivate(first);
    const again = await refer(name);
    await decide(again, { state: 'reading' });
    expect((await join(again, first)).status).toBe(200);
    expect(await episodesOf(first)).toMatchObject([
      { number: 1, state: 'accepted', closing: {} },
      { number: 2, state: 'reading', joined: [{ formerId: again }] },
    ]);
    expect((await patients.read(first)).active).toBe(true);
    const row = onlyReadable((await list({ state: 'reading' })).content).find(({ patientId }) => patientId === first);
    expect(row?.number).toBe(2);
    expect((await decide(first, { state: 'contacted' })).status).toBe(200);
  });

  it('is refused of a record that was worked with, of itself and of nobody: nothing is moved', async () => {
    const [first, again] = [await refer('Worked'), await refer('Worked')];
    await call(caseNoteCalls.createCaseNote, { body: { patientId: again, caseNote: 'We met.' } });
    expect((await join(again, first)).status).toBe(409);
    expect((await join(first, first)).status).toBe(409);
    expect((await join(first, '01M5YXZYWAKE0RY5QY34VFXM34')).status).toBe(404);
    expect((await patients.read(again)).active).toBe(true);
  });

  describe('who was not the same person after all', () => {
    const reason = 'They are cousins of one name.';
    const separate = (patientId: string, formerId: string) =>
      call(referralCalls.separateReferral, { params: { patientId, formerId }, body: { reason } }, staff);
    const kindsOf = async (patientId: string) => (await eventsOf(patientId)).map(({ event }) => event.kind);

    it('is a record of its own again in every list, and both timelines say why', async () => {
      const name = `Cousin${randomUUID().slice(0, 6)}`;
      const first = await refer(name, { referralProject: { project: serviceAt(2) } });
      const again = await refer(name, {
        referralProject: { project: serviceAt(4) },
        referralRiskAssessment: { selfHarm: true },
      });
      await decide(again, { state: 'reading' });
      const [before, own] = [await counts(), await patients.read(again)];
      const events = await kindsOf(again);
      expect((await join(again, first)).status).toBe(200);
      expect(
        (await call(caseNoteCalls.createCaseNote, { body: { patientId: first, caseNote: 'We met.' } })).status,
      ).toBe(201);
      expect((await separate(first, again)).status).toBe(200);
      // Sent again, it is done.
      expect((await separate(first, again)).status).toBe(200);
      expect(await counts()).toEqual(before);
      expect(await patients.read(again)).toEqual({ ...own, changedAt: expect.any(String) });
      expect(await currentOf(again)).toMatchObject({ number: 1, state: 'reading', services: [serviceAt(4)] });
      const episode = await currentOf(first);
      expect(episode).toMatchObject({ state: 'new', services: [serviceAt(2)] });
      expect(episode.joined).toBeUndefined();
      expect((await patients.search(own.reference ?? '')).content).toMatchObject([{ patientId: again }]);
      expect(await idsOf({ danger: 'yes', state: 'reading' })).toContain(again);
      expect(await idsOf({ danger: 'yes' })).not.toContain(first);
      expect((await kindsOf(again)).toSorted()).toEqual([...events, 'referral-separated'].toSorted());
      // The other person's events are theirs alone; anything written since stays.
      expect((await kindsOf(first)).toSorted()).toEqual(
        ['call-handed', 'note', 'referral-joined', 'referral-separated', 'referred'].toSorted(),
      );
      const recorded = (await eventsOf(first)).find(({ event: { kind } }) => kind === 'referral-separated');
      expect(recorded).toMatchObject({ by: { firstName: 'Test' }, event: { reason } });
      // It may have been the same person after all.
      expect((await join(again, first)).status).toBe(200);
    });

    it('takes the further episode back with it, and the patient is as they were', async () => {
      const name = `Returned${randomUUID().slice(0, 6)}`;
      const first = await refer(name);
      await decide(first, { state: 'accepted' });
      await patients.deactivate(first);
      const was = await patients.read(first);
      const before = await counts();
      const language = `of ${randomUUID()}`;
      const again = await refer(name, { referralDemographics: { language } });
      expect((await join(again, first)).status).toBe(200);
      expect((await patients.read(first)).active).toBe(true);
      expect((await separate(first, again)).status).toBe(200);
      expect(await episodesOf(first)).toMatchObject([{ number: 1, state: 'accepted', closing: {} }]);
      expect(await patients.read(first)).toEqual({ ...was, changedAt: expect.any(String) });
      expect(await counts()).toEqual({ activeReferrals: before.activeReferrals + 1, patients: before.patients + 1 });
      expect(await idsOf({ language })).toEqual([again]);
      expect(await idsOf()).not.toContain(first);
    });

    it('is refused where work was done in the episode that the referral began, and of what was never joined', async () => {
      const name = `Seen${randomUUID().slice(0, 6)}`;
      const first = await refer(name);
      await decide(first, { state: 'accepted' });
      await patients.deactivate(first);
      const again = await refer(name);
      await join(again, first);
      await call(caseNoteCalls.createCaseNote, { body: { patientId: first, caseNote: 'We met.' } });
      const refused = await separate(first, again);
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('stay where they were') },
      });
      expect(await episodesOf(first)).toHaveLength(2);
      expect((await separate(first, '01M5YXZYWAKE0RY5QY34VFXM34')).status).toBe(404);
      expect(
        (
          await call(referralCalls.separateReferral, {
            params: { patientId: first, formerId: again },
            body: { reason: ' ' },
          })
        ).status,
      ).toBe(400);
    });
  });
});
