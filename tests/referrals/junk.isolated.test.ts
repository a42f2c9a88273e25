import { describe, expect, it } from 'vitest';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { limitPolicy, siteShare } from '../../shared/kernel/limit-policy.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { signInStaff } from '../support/staff.ts';
import { openStrangers } from '../support/strangers.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct({ LIMIT_FACTOR: '1' });
const { asked, judge, list, mark, refer, referMany, sendFrom, walk } = await openStrangers(
  product,
  await signInStaff(product, 'ROLE_ADMIN'),
);
const share = limitPolicy.referralsOfNetwork[0].times;
const messageShare = limitPolicy.messagesOfNetwork[0].times;
const readToday = async () => taskCalls.readToday.replies[200].parse((await asked(taskCalls.readToday)).body);
const readRecord = async (patientId: string) =>
  patientCalls.readReferral.replies[200].parse(
    (await asked(patientCalls.readReferral, { params: { id: patientId } })).body,
  );
const search = async (text: string) =>
  patientCalls.searchPatients.replies[200].parse(
    (await asked(patientCalls.searchPatients, { params: { text, page: '1' } })).body,
  ).content;
const events = async (patientId: string) =>
  onlyReadable(
    patientCalls.readTimeline.replies[200].parse(
      (await asked(patientCalls.readTimeline, { params: { patientId, before: 'latest' } })).body,
    ).content,
  ).map(({ event }) => event);

it('networks of one IPv6 site share a larger part between them, and no other site loses by it', async () => {
  const before = (await list()).apart.count;
  const ofSite = share * siteShare;
  await referMany(ofSite + 10, (n) => `2001:db8:beef:${n.toString(16)}::1`, 1);
  expect((await list()).apart.count).toBe(before + 10);
  const beside = await refer('2001:db8:bee0:1::1', 'Beside');
  expect((await walk({ order: 'newest' })).map(({ patientId }) => patientId)).toContain(beside);
});

describe('a referral that is marked as junk', () => {
  const network = '192.0.2.40';
  const sent = async (lastName: string) => {
    const patientId = await refer(network, lastName);
    return { patientId, version: 1, reference: (await readRecord(patientId)).reference ?? '' };
  };

  it('leaves every list and every search by name, is found by its reference, and its timeline shows why', async () => {
    const one = await sent('Zzunlikely');
    expect(await search('zzunlikely')).toHaveLength(1);
    const numbers = async () =>
      patientCalls.readPatientData.replies[200].parse((await asked(patientCalls.readPatientData)).body);
    const before = await numbers();
    expect(await mark([one], 'It advertises pills.')).toEqual({ done: 1, left: [] });
    expect(await search('zzunlikely')).toEqual([]);
    expect((await search(one.reference)).map(({ patientId }) => patientId)).toEqual([one.patientId]);
    expect((await walk()).map(({ patientId }) => patientId)).not.toContain(one.patientId);
    expect(await numbers()).toEqual({
      activeReferrals: before.activeReferrals - 1,
      patients: before.patients - 1,
    });
    for (const status of ['all', 'active', 'inactive']) {
      const { body } = await asked(patientCalls.listPatients, { params: { page: '1', size: '12' }, query: { status } });
      const { content } = patientCalls.listPatients.replies[200].parse(body);
      expect(
        content.map(({ patientId }) => patientId),
        status,
      ).not.toContain(one.patientId);
    }
    expect((await readRecord(one.patientId)).active).toBe(false);
    expect(await events(one.patientId)).toContainEqual({
      kind: 'referral-state',
      episode: 1,
      from: 'new',
      to: 'junk',
      why: 'It advertises pills.',
    });
    expect((await walk({ state: 'junk' })).map(({ patientId }) => patientId)).toContain(one.patientId);
  });

  it('is no likely duplicate of anybody', async () => {
    const one = { patientId: await refer('192.0.2.41', 'Twin', { phone: '0113 496 0002' }), version: 1 };
    const other = await refer('192.0.2.41', 'Twin', { phone: '0113 496 0002' });
    const likelyOf = async (patientId: string) =>
      patientCalls.listLikelyPatients.replies[200]
        .parse((await asked(patientCalls.listLikelyPatients, { params: { patientId } })).body)
        .content.map((row) => ('unreadable' in row ? '' : row.patientId));
    expect(await likelyOf(other)).toEqual([one.patientId]);
    await mark([one]);
    expect(await likelyOf(other)).toEqual([]);
  });

  it('is new again where somebody marks it as no junk, at once and twice', async () => {
    const one = await sent('Undone');
    const before = (await walk()).find(({ patientId }) => patientId === one.patientId);
    await mark([one]);
    const back = { patientIds: [one.patientId], versions: [one.version + 1] };
    for (let time = 0; time < 2; time += 1)
      expect(await judge(referralCalls.clearJunk, back)).toEqual({ done: 1, left: [] });
    const after = (await walk()).find(({ patientId }) => patientId === one.patientId);
    const { stateSince: _, stateBy: __, version: ___, ...row } = after ?? expect.fail('It is gone');
    expect(row).toEqual({ ...before, stateSince: undefined, version: undefined, stateBy: undefined });
    expect(await search('undone')).toHaveLength(1);
    expect((await readRecord(one.patientId)).active).toBe(true);
  });

  it('is marked once, however often it is sent', async () => {
    const one = await sent('Twice');
    for (let time = 0; time < 2; time += 1) expect(await mark([one])).toEqual({ done: 1, left: [] });
    expect((await events(one.patientId)).filter(({ kind }) => kind === 'referral-state')).toHaveLength(1);
  });

  it('is left alone where a colleague decided meanwhile, and the others are marked', async () => {
    const [decided, other] = [await sent('Decided'), await sent('Other')];
    const body = { state: 'contacted', from: 'new', version: 1, call: { outcome: 'later', to: 'me' } };
    await asked(referralCalls.decideReferral, { params: { patientId: decided.patientId, number: '1' }, body });
    expect(await mark([decided, other])).toEqual({
      done: 1,
      left: [{ id: decided.patientId, because: 'changed' }],
    });
  });

  it('is none where somebody has a worker', async () => {
    const one = await sent('Known');
    const [member] = patientCalls.listStaff.replies[200].parse((await asked(patientCalls.listStaff)).body);
    const worker = { from: 'nobody', to: member?.id };
    const body = { state: 'new', from: 'new', version: 1, worker, call: { outcome: 'later' } };
    await asked(referralCalls.decideReferral, { params: { patientId: one.patientId, number: '1' }, body });
    const { version = 0 } = (await walk()).find(({ patientId }) => patientId === one.patientId) ?? {};
    const { left } = await mark([{ patientId: one.patientId, version }]);
    expect(left).toEqual([{ id: one.patientId, because: 'not-junk' }]);
  });

  it('has the public state of a withdrawn one', async () => {
    const dob = '1990-05-04';
    const person = { firstName: 'Amina', lastName: 'Told', phone: '0113 496 0001', dob };
    const { body } = await sendFrom(network, intakeCalls.sendReferral, { referralPersonalDetails: person });
    const { patientId, reference } = intakeCalls.sendReferral.replies[201].parse(body);
    await mark([{ patientId, version: 1 }]);
    const answer = await sendFrom('192.0.2.42', intakeCalls.readReferralStatus, { reference, dob });
    expect(answer.body).toMatchObject({ state: 'withdrawn' });
  });
});

describe('what is set apart', () => {
  it('is among the others after somebody marks it as no junk', async () => {
    const [row] = await walk({ state: 'apart' });
    if (!row) throw new Error('Nothing is set apart');
    const outcome = await judge(referralCalls.clearJunk, { patientIds: [row.patientId], versions: [row.version] });
    expect(outcome).toEqual({ done: 1, left: [] });
    expect((await walk({ state: 'apart' })).map(({ patientId }) => patientId)).not.toContain(row.patientId);
    expect((await walk()).map(({ patientId }) => patientId)).toContain(row.patientId);
  });

  it('leaves with any decision', async () => {
    const [row] = await walk({ state: 'apart' });
    if (!row) throw new Error('Nothing is set apart');
    const body = { state: 'reading', from: 'new', version: row.version };
    await asked(referralCalls.decideReferral, { params: { patientId: row.patientId, number: '1' }, body });
    expect((await walk({ state: 'apart' })).map(({ patientId }) => patientId)).not.toContain(row.patientId);
    expect((await walk({ state: 'reading' })).map(({ patientId }) => patientId)).toContain(row.patientId);
  });

  it('comes back set apart when it was marked as junk by mistake', async () => {
    const [row] = await walk({ state: 'apart' });
    if (!row) throw new Error('Nothing is set apart');
    await mark([row]);
    await judge(referralCalls.clearJunk, { patientIds: [row.patientId], versions: [row.version + 1] });
    expect((await walk({ state: 'apart' })).map(({ patientId }) => patientId)).toContain(row.patientId);
  });
});

describe('many messages from one network', () => {
  const listMessages = async (query: Record<string, string> = {}, page = 1) =>
    messageCalls.listContacts.replies[200].parse(
      (await asked(messageCalls.listContacts, { params: { page: String(page) }, query })).body,
    );
  const idsOn = ({ content }: { content: readonly { contactId: string }[] }) =>
    content.map(({ contactId }) => contactId);
  const walkMessages = async (query: Record<string, string> = {}) => {
    const first = await listMessages(query);
    const ids = idsOn(first);
    for (let page = 2; page <= first.totalPages; page += 1) ids.push(...idsOn(await listMessages(query, page)));
    expect(ids).toHaveLength(first.totalElements);
    return ids;
  };
  const write = async (network: string, message: string) => {
    const body = { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message };
    const answer = await sendFrom(network, intakeCalls.sendContactMessage, body);
    expect(answer.status).toBe(201);
    return intakeCalls.sendContactMessage.replies[201].parse(answer.body).contactId;
  };
  const askRing = async (network: string) => {
    const body = { phone: '07700 900456', times: 'Before 3pm', language: 'Punjabi' };
    const answer = await sendFrom(network, intakeCalls.askRingBack, body);
    expect(answer.status).toBe(201);
    return intakeCalls.askRingBack.replies[201].parse(answer.body).contactId;
  };
  const network = '203.0.113.60';
  const spare = 20;

  it('hide no other: those beyond its share are set apart, danger first, and stay on the list of all', async () => {
    const junk: string[] = [];
    for (let n = 0; n < messageShare + spare; n += 1) junk.push(await write(network, `Buy ${n}`));
    const danger = await write(network, 'I want to kill myself.');
    const rung: string[] = [];
    for (let n = 0; n < messageShare + spare; n += 1) rung.push(await askRing(network));
    const real = await write('198.51.100.61', 'Please ring me.');
    const first = await listMessages();
    expect(idsOn(first)[0]).toBe(real);
    expect(first.apart).toEqual({ count: 2 * spare + 1, danger: 1 });
    expect((await readToday()).apart.messages).toEqual(first.apart);
    expect((await readToday()).messages.total).toBe(2 * messageShare + 1);
    const apart = await walkMessages({ list: 'apart' });
    expect(apart[0]).toBe(danger);
    expect(apart.toSorted()).toEqual([...junk.slice(messageShare), danger, ...rung.slice(messageShare)].toSorted());
    const all = await walkMessages();
    expect(all.toSorted()).toEqual([...junk, danger, ...rung, real].toSorted());
    expect(all.slice(-apart.length).toSorted()).toEqual(apart.toSorted());
  });

  it('are marked as junk together, are on no list but that, and come back where they were', async () => {
    const apart = await walkMessages({ list: 'apart' });
    const all = await walkMessages();
    const chosen = apart.slice(0, 10);
    const named = (from: string) => ({ messages: chosen.map((contactId) => ({ contactId, from })) });
    const body = { ...named('new'), why: 'It advertises pills.' };
    for (let time = 0; time < 2; time += 1) {
      expect((await asked(messageCalls.markJunkMessages, { body })).body).toEqual({ done: chosen.length, left: [] });
    }
    expect((await walkMessages({ list: 'junk' })).toSorted()).toEqual(chosen.toSorted());
    expect(await walkMessages({ list: 'apart' })).toEqual(apart.slice(10));
    expect(await walkMessages()).toEqual(all.filter((id) => !chosen.includes(id)));
    const { body: read } = await asked(messageCalls.readContact, { params: { id: chosen[0] ?? '' } });
    expect(read).toMatchObject({ handling: { state: 'junk', why: 'It advertises pills.' } });
    expect((await asked(messageCalls.clearJunkMessages, { body: named('junk') })).body).toEqual({
      done: chosen.length,
      left: [],
    });
    expect(await walkMessages({ list: 'apart' })).toEqual(apart);
    expect(await walkMessages()).toEqual(all);
  });

  it('are left alone where a colleague is answering, and can be put among the others', async () => {
    const [answered = '', cleared = ''] = await walkMessages({ list: 'apart' });
    const { body } = await asked(messageCalls.readContact, { params: { id: answered } });
    const { version } = messageCalls.readContact.replies[200].parse(body);
    await asked(messageCalls.handleContact, { params: { id: answered }, body: { state: 'answering', version } });
    const marked = await asked(messageCalls.markJunkMessages, {
      body: { messages: [{ contactId: answered, from: 'new' }], why: 'Junk.' },
    });
    expect(marked.body).toEqual({ done: 0, left: [{ id: answered, because: 'changed' }] });
    await asked(messageCalls.clearJunkMessages, { body: { messages: [{ contactId: cleared, from: 'new' }] } });
    const apart = await walkMessages({ list: 'apart' });
    expect(apart).not.toContain(answered);
    expect(apart).not.toContain(cleared);
    expect((await readToday()).apart.messages.count).toBe(apart.length);
  });

  it('are deleted from every list that they are on', async () => {
    const [first = '', second = ''] = await walkMessages({ list: 'apart' });
    await asked(messageCalls.markJunkMessages, {
      body: { messages: [{ contactId: second, from: 'new' }], why: 'Junk.' },
    });
    for (const id of [first, second])
      expect((await asked(messageCalls.deleteContact, { params: { id } })).status).toBe(200);
    for (const name of ['all', 'apart', 'junk']) {
      const ids = await walkMessages({ list: name });
      expect(ids, name).not.toContain(first);
      expect(ids, name).not.toContain(second);
    }
  });
});
