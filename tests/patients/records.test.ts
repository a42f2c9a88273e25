import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { episodeCalls } from '../../shared/episodes/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { problem } from '../../shared/kernel/problem.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { patientRecord } from '../../shared/patients/record.ts';
import { callPath } from '../../web/src/kernel/lib/api-client.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const adminHeaders = await signInStaff(product, 'ROLE_ADMIN');
const patients = openPatients(product, headers);

const conflict = patientCalls.updatePatient.replies[409];
const ids = (rows: { patientId: string }[]) => rows.map(({ patientId }) => patientId);

const sendReferral = async (key: string = randomUUID()) => {
  const answer = await ask(product.url, intakeCalls.sendReferral, {
    ...samples.intake.sendReferral,
    headers: { 'idempotency-key': key },
  });
  expect(answer.status).toBe(201);
  return intakeCalls.sendReferral.replies[201].parse(answer.body);
};

describe('a referral from the public form', () => {
  it('is the patient that staff read, at once and in both lists', async () => {
    const { patientId, referralDate } = await sendReferral();
    const record = await patients.read(patientId);
    expect(record).toMatchObject({ patientId, referralDate, active: true, version: 1, firstName: 'Amina' });
    const { body } = await ask(product.url, patientCalls.listReferrals, { params: { page: '1' }, headers });
    const { content } = patientCalls.listReferrals.replies[200].parse(body);
    expect(content[0]).toMatchObject({ patientId, firstName: 'Amina', active: true });
    expect(ids((await patients.list()).content)).toContain(patientId);
    expect((await patients.timeline(patientId)).content.map(({ event }) => event.kind)).toEqual(['referred']);
  });

  it('sent three times at once is one record', async () => {
    const before = (await patients.list()).totalElements;
    const key = randomUUID();
    const sent = await Promise.all([sendReferral(key), sendReferral(key), sendReferral(key)]);
    expect(new Set(ids(sent)).size).toBe(1);
    expect(await sendReferral(key)).toEqual(sent[0]);
    expect((await patients.list()).totalElements).toBe(before + 1);
  });

  it('that nobody could answer is refused', async () => {
    const body = { referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf' } };
    const answer = await ask(product.url, intakeCalls.sendReferral, { body });
    expect(answer.status).toBe(400);
    expect(problem.parse(answer.body).message).toContain('one way to reach the person');
  });
});

describe('a new patient', () => {
  it('is saved with the specified text, every group there and blank where nothing was given', async () => {
    const record = await patients.add('Zarqa', 'Hussain', { referralRiskAssessment: { alone: true } });
    expect(record.message).toBe('Thank you. Your patient has been saved on the system.');
    expect(record.referralRiskAssessment).toMatchObject({ alone: true, selfHarm: false });
    expect(record.referralGpDetails.firstName).toBe('');
    expect(record.referralOtherAgencies).toEqual([]);
    const { message: _, ...saved } = record;
    expect(await patients.read(record.patientId)).toEqual(saved);
  });

  it('needs a first and a last name', async () => {
    const answer = await ask(product.url, patientCalls.createPatient, {
      body: { referralPersonalDetails: { firstName: 'Amina' } },
      headers,
    });
    expect(answer.status).toBe(400);
    expect(problem.parse(answer.body).message).toBe(
      'Please make sure that you have entered at least a first and last name for the patient.',
    );
  });

  it('saved twice by a double click is one patient, answered alike', async () => {
    const before = (await patients.list()).totalElements;
    const key = randomUUID();
    const [one, other] = await Promise.all([
      patients.add('Double', 'Click', {}, key),
      patients.add('Double', 'Click', {}, key),
    ]);
    expect(one.patientId).toBe(other.patientId);
    expect((await patients.list()).totalElements).toBe(before + 1);
  });
});

describe('a change of a record', () => {
  it('takes back the whole object as it was read, and changes nothing but the answers', async () => {
    const saved = await patients.read((await patients.add('Read', 'Back')).patientId);
    const forged = {
      ...saved,
      active: false,
      referralDate: '2001-01-01T00:00:00.000Z',
      user: { id: 'me', firstName: 'Not', lastName: 'Me' },
      externalReferrals: [],
      referralPersonalDetails: { ...saved.referralPersonalDetails, mobile: '07700 900111', signatureUrl: 'http://x' },
    };
    const answer = await patients.update(forged);
    expect(answer.status).toBe(200);
    const changed = patientRecord.parse(answer.body);
    expect(changed).toMatchObject({ version: 2, active: true, referralDate: saved.referralDate });
    expect(changed.referralPersonalDetails).toMatchObject({ mobile: '07700 900111' });
    expect(changed.referralPersonalDetails).not.toHaveProperty('signatureUrl');
    expect(changed).not.toHaveProperty('user');
  });

  it('may be sent whole to make a new one, of which only the answers are followed', async () => {
    const saved = await patients.read((await patients.add('Sent', 'Whole')).patientId);
    const whole = { ...saved, active: false, user: { id: 'me', firstName: 'Not', lastName: 'Me' }, firstName: 'Other' };
    const create = (body: object) =>
      ask(product.url, patientCalls.createPatient, { body: body as typeof whole, headers });
    const answer = await create(whole);
    const made = patientCalls.createPatient.replies[201].parse(answer.body);
    expect(made).toMatchObject({ active: true, version: 1, firstName: 'Sent', lastName: 'Whole' });
    expect(made.patientId).not.toBe(saved.patientId);
    expect(made).not.toHaveProperty('user');
    expect((await create({ ...whole, colour: 'red' })).status).toBe(400);
  });

  it('with an unknown key is refused', async () => {
    const saved = await patients.read((await patients.add('Unknown', 'Key')).patientId);
    expect((await patients.update({ ...saved, colour: 'red' })).status).toBe(400);
    const personal = { ...saved.referralPersonalDetails, colour: 'red' };
    expect((await patients.update({ ...saved, referralPersonalDetails: personal })).status).toBe(400);
  });

  it('from a version that somebody else has replaced is a 409 with the record as it is now', async () => {
    const saved = await patients.read((await patients.add('Two', 'Editors')).patientId);
    const write = (content: string) => patients.update({ ...saved, referralContent: { content } });
    const answers = await Promise.all([write('one'), write('two'), write('three'), write('four')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = patientRecord.parse(answers.find(({ status }) => status === 200)?.body);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(conflict.parse(body).current).toEqual(won);
      expect(conflict.parse(body).message).toContain('Nothing you wrote is lost');
    }
    expect(await patients.read(saved.patientId)).toEqual(won);
  });

  it('keeps every earlier version, who replaced it and when, on the timeline', async () => {
    const { patientId } = await patients.add('Earlier', 'Versions');
    for (const content of ['first', 'second', 'third']) {
      await patients.update({ ...(await patients.read(patientId)), referralContent: { content } });
    }
    const { content: events } = await patients.timeline(patientId);
    expect(events.map(({ event }) => event)).toEqual([
      { kind: 'changed', version: 3, groups: ['referralContent'] },
      { kind: 'changed', version: 2, groups: ['referralContent'] },
      { kind: 'changed', version: 1, groups: ['referralContent'] },
      { kind: 'added' },
    ]);
    expect(events[0]?.by).toMatchObject({ firstName: 'Test', lastName: 'Person' });
    const readVersion = async (version: number) => {
      const params = { patientId, version: String(version) };
      const { body } = await ask(product.url, patientCalls.readPatientVersion, { params, headers });
      return patientCalls.readPatientVersion.replies[200].parse(body).record.referralContent.content;
    };
    expect(await Promise.all([1, 2, 3].map(readVersion))).toEqual(['', 'first', 'second']);
  });

  it('that changes nothing is no new version', async () => {
    const saved = await patients.read((await patients.add('Nothing', 'Changed')).patientId);
    expect(patientRecord.parse((await patients.update(saved)).body)).toEqual(saved);
  });

  it('shows in the lists and in the search, and the old name finds nobody', async () => {
    const { patientId } = await patients.add('Quintessa', 'Oldname');
    const saved = await patients.read(patientId);
    const personal = { ...saved.referralPersonalDetails, lastName: 'Vandermolen', dob: '1980-02-29' };
    expect((await patients.update({ ...saved, referralPersonalDetails: personal })).status).toBe(200);
    const row = expect.objectContaining({ patientId, lastName: 'Vandermolen', dob: '1980-02-29' });
    expect((await patients.list()).content).toContainEqual(row);
    expect((await patients.list('active')).content).toContainEqual(row);
    expect(ids((await patients.search('vander quin')).content)).toEqual([patientId]);
    expect((await patients.search('quin oldn')).content).toEqual([]);
  });

  it('and a change of status at the same time are both kept', async () => {
    const saved = await patients.read((await patients.add('Both', 'Kept')).patientId);
    const [changed, off] = await Promise.all([
      patients.update({ ...saved, referralContent: { content: 'kept' } }),
      patients.deactivate(saved.patientId),
    ]);
    expect([changed.status, off.status]).toEqual([200, 200]);
    const record = await patients.read(saved.patientId);
    expect(record).toMatchObject({ active: false, referralContent: { content: 'kept' } });
  });
});

describe('the status of a patient', () => {
  it('moves between the lists, keeps everything and counts right, however often it is clicked', async () => {
    const { patientId } = await patients.add('Status', 'Moves');
    const count = async () => ({
      all: (await patients.list('all')).totalElements,
      active: (await patients.list('active')).totalElements,
      inactive: (await patients.list('inactive')).totalElements,
    });
    const before = await count();
    const answers = await Promise.all([1, 2, 3].map(() => patients.deactivate(patientId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count()).toEqual({ ...before, active: before.active - 1, inactive: before.inactive + 1 });
    expect((await patients.read(patientId)).active).toBe(false);
    for (const status of ['inactive', 'all'] as const) {
      expect((await patients.list(status)).content[0]).toMatchObject({ patientId, active: false });
    }

    const reactivate = (as: Record<string, string>) =>
      ask(product.url, patientCalls.reactivatePatient, { params: { patientId }, headers: as });
    expect((await reactivate(headers)).status).toBe(403);
    expect((await reactivate(adminHeaders)).status).toBe(200);
    expect(await count()).toEqual(before);
    const { content } = await patients.timeline(patientId);
    // The timeline event of the referral is beside it.
    const kinds = content.map(({ event }) => event.kind).filter((kind) => kind !== 'referral-state');
    expect(kinds).toEqual(['reactivated', 'deactivated', 'added']);
    // Whoever has the record open learns of it by the id alone.
    const watched = await ask(product.url, patientCalls.watchPatient, { params: { patientId }, headers });
    expect(watched.body).toEqual({ latest: content[0]?.eventId });
  });

  it('is counted in the summary', async () => {
    const { body } = await ask(product.url, patientCalls.readPatientData, { headers });
    expect(body).toEqual({
      activeReferrals: (await patients.list('active')).totalElements,
      patients: (await patients.list('all')).totalElements,
    });
  });

  it('of a patient who does not exist is not found', async () => {
    expect((await patients.deactivate('01M5YXZYWAKE0RY5QY34VFXM34')).status).toBe(404);
  });
});

describe('the search', () => {
  it.each(['.', '..'])('of %s, which is in the address with a space behind it, finds nobody', async (text) => {
    const path = callPath(patientCalls.searchPatients.path, { text, page: 1 });
    const answer = await fetch(new URL(path, product.url), { headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ totalElements: 0 });
  });

  it.each(['siobhán o’brien', 'obrien siob', "O'Brien", 'SIOBHAN', 'sio+o’b', 'wal ob s'])(
    'finds Siobhán O’Brien-Walsh by %s',
    async (text) => {
      const { patientId } = await patients.add('Siobhán', 'O’Brien-Walsh', {}, 'the-same-patient-each-time');
      expect(ids((await patients.search(text)).content)).toContain(patientId);
    },
  );

  it('finds a person among many who share the initials, page by page, each once', async () => {
    const many = Array.from({ length: 30 }, (_, n) => patients.add(`Mohammed${n}`, 'Ahmedi'));
    const added = ids(await Promise.all(many));
    const { patientId } = await patients.add('Mohsin', 'Azmi');
    expect(ids((await patients.search('moh az')).content)).toEqual([patientId]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => patients.search('ahmedi moh', page)));
    expect(pages.map(({ content }) => content.length)).toEqual([12, 12, 6, 0]);
    expect(pages[0]).toMatchObject({ totalElements: 30, totalPages: 3, number: 0 });
    expect(ids(pages.flatMap(({ content }) => content)).toSorted()).toEqual(added.toSorted());
  });

  it('finds letters that do not come apart by their plain ones', async () => {
    const { patientId } = await patients.add('Łucja', 'Sørensen');
    expect(ids((await patients.search('lucja soren')).content)).toEqual([patientId]);
  });

  it('finds nobody by blanks and signs', async () => {
    for (const text of ['+', ' ', '%', '*', '#']) expect((await patients.search(text)).totalElements).toBe(0);
  });
});

describe('the assignment', () => {
  const assign = (patientId: string, userId: string, as = adminHeaders) =>
    ask(product.url, patientCalls.assignStaff, { body: { patientId, userId }, headers: as });
  const listStaff = async () =>
    patientCalls.listStaff.replies[200].parse(
      (await ask(product.url, patientCalls.listStaff, { headers: adminHeaders })).body,
    );

  it('gives a patient to a member of staff, and records it on the timeline', async () => {
    const { patientId } = await patients.add('To', 'Assign');
    const [member] = await listStaff();
    const { status, body } = await assign(patientId, member?.id ?? '');
    expect(status).toBe(200);
    expect(patientRecord.parse(body).user).toEqual(member);
    expect((await patients.read(patientId)).user).toEqual(member);
    const events = async () => (await patients.timeline(patientId)).content.map(({ event }) => event);
    expect(await events()).toContainEqual({ kind: 'assigned', to: member });
    // Clicked twice, it has happened once.
    expect((await assign(patientId, member?.id ?? '')).status).toBe(200);
    expect((await events()).map(({ kind }) => kind).toSorted()).toEqual(['added', 'assigned', 'referral-state']);
  });

  it('accepts a referral that nobody had decided, and undoes no decision when it is handed over', async () => {
    const { body } = await ask(product.url, intakeCalls.sendReferral, {
      body: { referralPersonalDetails: { firstName: 'Un', lastName: 'Decided', phone: '07700 900456' } },
      headers: { 'idempotency-key': 'assigned undecided' },
    });
    const { patientId } = intakeCalls.sendReferral.replies[201].parse(body);
    const episode = async () =>
      episodeCalls.listEpisodes.replies[200]
        .parse((await ask(product.url, episodeCalls.listEpisodes, { params: { patientId }, headers })).body)
        .content.at(-1);
    expect(await episode()).toMatchObject({ state: 'new', version: 1 });
    const [one, other] = await listStaff();
    expect((await assign(patientId, one?.id ?? '')).status).toBe(200);
    expect(await episode()).toMatchObject({ state: 'accepted', stateBy: { firstName: 'Test' }, version: 2 });
    const moves = async () =>
      (await patients.timeline(patientId)).content.filter(({ event }) => event.kind === 'referral-state');
    expect(await moves()).toMatchObject([{ event: { from: 'new', to: 'accepted' } }]);
    expect((await assign(patientId, other?.id ?? '')).status).toBe(200);
    expect(await moves()).toHaveLength(1);
  });

  it('takes a patient from whoever had them, with the reason on the timeline', async () => {
    const { patientId } = await patients.add('To', 'Unassign');
    const [member] = await listStaff();
    await assign(patientId, member?.id ?? '');
    const unassign = (reason: string, as = adminHeaders) =>
      ask(product.url, patientCalls.unassignStaff, { params: { patientId }, body: { reason }, headers: as });
    expect((await unassign(' ')).status).toBe(400);
    expect((await unassign('She moves to Bradford.', headers)).status).toBe(403);
    expect((await patients.read(patientId)).user).toEqual(member);
    expect((await unassign('She moves to Bradford.')).status).toBe(200);
    expect((await patients.read(patientId)).user).toBeUndefined();
    // Clicked twice, it has happened once.
    expect((await unassign('She moves to Bradford.')).status).toBe(200);
    const events = (await patients.timeline(patientId)).content.map(({ event }) => event);
    expect(events[0]).toEqual({ kind: 'handed-over', from: member, reason: 'She moves to Bradford.' });
    expect(events.filter(({ kind }) => kind === 'handed-over')).toHaveLength(1);
  });

  it('lists each member of staff once, and only to an admin', async () => {
    const staff = await listStaff();
    expect(staff).toHaveLength(2);
    expect((await ask(product.url, patientCalls.listStaff, { headers })).status).toBe(403);
    const { patientId } = await patients.add('Not', 'Allowed');
    expect((await assign(patientId, staff[0]?.id ?? '', headers)).status).toBe(403);
  });

  it('to somebody who does not work here is refused', async () => {
    const { patientId } = await patients.add('To', 'Nobody');
    expect((await assign(patientId, 'someone-else')).status).toBe(404);
    expect(await patients.read(patientId)).not.toHaveProperty('user');
  });
});

describe('likely matches', () => {
  it('are those with the same name or phone, or a date of birth and a postcode, likeliest first', async () => {
    const details = { dob: '1971-06-05', postcode: 'LS8 1AB', mobile: '07700 900777' };
    const { patientId: same } = await patients.add('Parveen', 'Likely', { referralPersonalDetails: details });
    const { patientId: named } = await patients.add('Likely', 'PARVEEN');
    const { patientId: home } = await patients.add('Imran', 'Else', {
      referralPersonalDetails: { dob: details.dob, postcode: 'ls81ab' },
    });
    await patients.add('Only', 'Postcode', { referralPersonalDetails: { postcode: 'LS8 1AB' } });
    const body = { firstName: 'Parveen', lastName: 'Likely', ...details, mobile: '+44 7700 900777' };
    const { body: answer } = await ask(product.url, patientCalls.findLikelyPatients, { body, headers });
    const { content } = patientCalls.findLikelyPatients.replies[200].parse(answer);
    expect(onlyReadable(content).map(({ patientId, same: kinds }) => [patientId, kinds])).toEqual([
      [same, ['name', 'dob', 'postcode', 'phone']],
      [named, ['name']],
      [home, ['dob', 'postcode']],
    ]);
    const opened = await ask(product.url, patientCalls.listLikelyPatients, { params: { patientId: same }, headers });
    expect(ids(patientCalls.listLikelyPatients.replies[200].parse(opened.body).content)).not.toContain(same);
  });

  it('are five at most', async () => {
    const personal = { referralPersonalDetails: { mobile: '07700 900771' } };
    await Promise.all(Array.from({ length: 7 }, (_, n) => patients.add(`Hostel${n}`, 'Guest', personal)));
    const body = { firstName: '', lastName: '', dob: '', postcode: '', phone: '07700 900771', mobile: '' };
    const { body: answer } = await ask(product.url, patientCalls.findLikelyPatients, { body, headers });
    expect(patientCalls.findLikelyPatients.replies[200].parse(answer).content).toHaveLength(5);
  });

  it('follow a change of the record', async () => {
    const find = async (mobile: string) => {
      const body = { firstName: '', lastName: '', dob: '', postcode: '', phone: '', mobile };
      const { body: answer } = await ask(product.url, patientCalls.findLikelyPatients, { body, headers });
      return ids(patientCalls.findLikelyPatients.replies[200].parse(answer).content);
    };
    const saved = await patients.add('New', 'Number', { referralPersonalDetails: { mobile: '07700 900881' } });
    expect(await find('07700 900881')).toEqual([saved.patientId]);
    const personal = { ...saved.referralPersonalDetails, mobile: '07700 900882' };
    await patients.update({ ...(await patients.read(saved.patientId)), referralPersonalDetails: personal });
    expect(await find('07700 900881')).toEqual([]);
    expect(await find('07700 900882')).toEqual([saved.patientId]);
  });
});
