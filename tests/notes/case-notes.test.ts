import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { problem } from '../../shared/kernel/problem.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { patientRecord } from '../../shared/patients/record.ts';
import { ask } from '../support/ask.ts';
import { makePng, makePngOf } from '../support/made-png.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const patients = openPatients(product, headers);
const nobody = '01M5YXZYWAKE0RY5QY34VFXM34';

describe('a case note', () => {
  const write = (patientId: string, caseNote: string, key: string = randomUUID()) =>
    ask(product.url, caseNoteCalls.createCaseNote, {
      body: { patientId, caseNote },
      headers: { ...headers, 'idempotency-key': key },
    });
  const parse = (answer: { body: unknown }) => caseNoteCalls.createCaseNote.replies[201].parse(answer.body);
  const list = async (patientId: string, page = 1) => {
    const params = { patientId, page: String(page), size: '12' };
    const { body } = await ask(product.url, caseNoteCalls.listCaseNotes, { params, headers });
    return caseNoteCalls.listCaseNotes.replies[200].parse(body);
  };

  it('is saved with the specified text, read with its date, and is on the timeline', async () => {
    const { patientId } = await patients.add('With', 'Notes');
    const answer = await write(patientId, 'First line\nsecond line');
    expect(answer.status).toBe(201);
    const note = parse(answer);
    expect(note.message).toBe('Thank you. That case note has been saved on the system.');
    const { content } = await list(patientId);
    expect(content[0]).toMatchObject({ caseNoteText: 'First line\nsecond line', caseNoteDate: note.caseNoteDate });
    expect((await patients.timeline(patientId)).content[0]?.event.kind).toBe('note');
  });

  it('sent three times at once is one note', async () => {
    const { patientId } = await patients.add('One', 'Note');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(patientId, 'Once.', key)));
    expect(new Set(answers.map((answer) => parse(answer).caseNoteId)).size).toBe(1);
    expect((await list(patientId)).totalElements).toBe(1);
  });

  it('without a key and with the words of an earlier one is answered as that one', async () => {
    const { patientId } = await patients.add('Keyless', 'Note');
    const send = () =>
      ask(product.url, caseNoteCalls.createCaseNote, {
        body: { patientId, caseNote: 'Did not answer.' },
        headers,
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    const again = caseNoteCalls.createCaseNote.replies[200].parse(second.body);
    expect(again.caseNoteId).toBe(parse(first).caseNoteId);
    expect(again.message).toContain('was not saved again');
    expect((await list(patientId)).totalElements).toBe(1);
  });

  it('is amended by a dated new version, and every earlier one can be read', async () => {
    const { patientId } = await patients.add('Amended', 'Note');
    const { caseNoteId } = parse(await write(patientId, 'one'));
    const amend = (caseNote: string, version: number) =>
      ask(product.url, caseNoteCalls.amendCaseNote, {
        params: { patientId, caseNoteId },
        body: { caseNote, version },
        headers,
      });
    const answers = await Promise.all([amend('two', 1), amend('two as well', 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(caseNoteCalls.amendCaseNote.replies[409].parse(stale?.body).current?.version).toBe(2);
    expect((await amend('three', 2)).status).toBe(200);
    expect((await amend('late', 1)).status).toBe(409);
    const { content } = await list(patientId);
    expect(content).toMatchObject([{ caseNoteText: 'three', version: 3 }]);
    const { body } = await ask(product.url, caseNoteCalls.listNoteVersions, {
      params: { patientId, caseNoteId },
      headers,
    });
    const earlier = onlyReadable(caseNoteCalls.listNoteVersions.replies[200].parse(body).content);
    expect(earlier.map(({ version }) => version)).toEqual([2, 1]);
    expect(earlier.at(-1)?.caseNoteText).toBe('one');
  });

  it('that was amended very often can still be read as it was at first', async () => {
    const { patientId } = await patients.add('Often', 'Amended');
    const { caseNoteId } = parse(await write(patientId, 'at first'));
    const params = { patientId, caseNoteId };
    for (let version = 1; version <= 22; version += 1) {
      await ask(product.url, caseNoteCalls.amendCaseNote, {
        params,
        body: { caseNote: `${version}`, version },
        headers,
      });
    }
    const { body } = await ask(product.url, caseNoteCalls.listNoteVersions, { params, headers });
    const earlier = onlyReadable(caseNoteCalls.listNoteVersions.replies[200].parse(body).content);
    expect([earlier.length, earlier.at(-1)?.caseNoteText]).toEqual([22, 'at first']);
  });

  it('on a record that does not exist is not found, and an empty one is refused', async () => {
    expect((await write(nobody, 'Lost?')).status).toBe(404);
    for (const patientId of [nobody, 'nonsense']) {
      const params = { patientId, page: '1', size: '12' };
      const { status, body } = await ask(product.url, caseNoteCalls.listCaseNotes, { params, headers });
      expect({ status, body }).toEqual({
        status: 404,
        body: { status: 404, message: 'Sorry, that patient does not exist.' },
      });
    }
    const { patientId } = await patients.add('Empty', 'Note');
    expect((await write(patientId, '  ')).status).toBe(400);
  });
});

describe('the timeline', () => {
  it('is read on from the last event that was shown, each once, with no more than the beginning of a note', async () => {
    const { patientId } = await patients.add('Long', 'Thread');
    for (let n = 0; n < 15; n += 1) {
      const body = { patientId, caseNote: `${n} `.padEnd(300, 'word ') };
      await ask(product.url, caseNoteCalls.createCaseNote, { body, headers });
    }
    const first = await patients.timeline(patientId);
    const last = first.content.at(-1)?.eventId ?? '';
    const second = await patients.timeline(patientId, last);
    const events = [...first.content, ...second.content];
    expect([first.more, second.more]).toEqual([true, false]);
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(16);
    expect(events).toHaveLength(16);
    const excerpts = events.flatMap(({ event }) => (event.kind === 'note' ? (event.excerpt?.length ?? []) : []));
    expect(Math.max(...excerpts)).toBe(161);
  });
});

describe('an external referral', () => {
  it('sent twice is one, and on a record that does not exist is not found', async () => {
    const { patientId } = await patients.add('Referred', 'Once');
    const send = (id: string) =>
      ask(product.url, patientCalls.createExternalReferral, {
        body: {
          patientId: id,
          serviceType: 'Housing',
          description: 'Damp in the bedroom.',
          withoutConsent: 'They asked for it by phone.',
        },
        headers: { ...headers, 'idempotency-key': `twice-for-${id}`.slice(0, 40) },
      });
    const answers = await Promise.all([send(patientId), send(patientId)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await patients.read(patientId)).externalReferrals).toHaveLength(1);
    expect((await send(nobody)).status).toBe(404);
  });

  it('is on the record, and gets its status and outcome later, from the version that was read', async () => {
    const { patientId } = await patients.add('Referred', 'On');
    const body = {
      patientId,
      serviceType: 'Housing',
      description: 'Damp in the bedroom.',
      withoutConsent: 'They asked for it by phone.',
    };
    const answer = await ask(product.url, patientCalls.createExternalReferral, { body, headers });
    const { message, externalReferralId } = patientCalls.createExternalReferral.replies[201].parse(answer.body);
    expect(message).toBe('Thank you the referral details were saved on the system.');
    const progress = (version: number) =>
      ask(product.url, patientCalls.updateExternalReferral, {
        params: { patientId, externalReferralId },
        body: { status: 'accepted', outcome: 'Visit in May.', version },
        headers,
      });
    expect((await progress(1)).status).toBe(200);
    expect((await progress(1)).status).toBe(409);
    const { externalReferrals } = await patients.read(patientId);
    expect(externalReferrals).toMatchObject([
      {
        patientId,
        serviceType: 'Housing',
        description: 'Damp in the bedroom.',
        status: 'accepted',
        outcome: 'Visit in May.',
      },
    ]);
  });
});

describe('a signature', () => {
  const save = (image: Buffer) =>
    ask(product.url, patientCalls.saveSignature, {
      body: { image: `data:image/png;base64,${image.toString('base64')}` },
      headers,
    });

  it('is kept privately, and the record gives a link to the very picture', async () => {
    const png = makePng(400, 160);
    const answer = await save(png);
    expect(answer.status).toBe(201);
    const { signatureUrl, message } = patientCalls.saveSignature.replies[201].parse(answer.body);
    expect(message).toBe("The patient's signature has been saved. Please fill out the referral form below.");
    const { patientId } = await patients.add('Has', 'Signed', {
      referralPersonalDetails: { signatureUrl },
    });
    const link = (await patients.read(patientId)).referralPersonalDetails.signatureUrl ?? '';
    const response = await fetch(link);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    expect((await fetch(link.split('?')[0] ?? '')).status).toBe(403);
    // A change of the record never touches it.
    const saved = await patients.read(patientId);
    const changed = patientRecord.parse((await patients.update({ ...saved, referralContent: { content: 'x' } })).body);
    expect(changed.referralPersonalDetails.signatureUrl).toContain(link.split('?')[0] ?? '');
  });

  it('is on one record only: with a second patient it is refused, and nothing is stored', async () => {
    const { signatureUrl } = patientCalls.saveSignature.replies[201].parse((await save(makePng(300, 120))).body);
    const { patientId } = await patients.add('First', 'Signer', {
      referralPersonalDetails: { signatureUrl },
    });
    const before = (await patients.list()).totalElements;
    const body = { referralPersonalDetails: { firstName: 'Second', lastName: 'Signer', signatureUrl } };
    const answer = await ask(product.url, patientCalls.createPatient, { body, headers });
    expect(answer.status).toBe(409);
    expect(problem.parse(answer.body).message).toMatch(/^This signature belongs to the record of another patient/);
    expect((await patients.list()).totalElements).toBe(before);
    expect((await patients.read(patientId)).referralPersonalDetails.signatureUrl).toBeDefined();
  });

  const png = makePng(40, 16);
  it.each(
    Object.entries({
      'no picture at all': Buffer.from('<svg onload="alert(1)"/>'),
      'a picture with something behind it': Buffer.concat([png, Buffer.from('<script>')]),
      'half a picture': png.subarray(0, 60),
      'a picture with a broken checksum': Buffer.from(png).fill(0, 30, 34),
      'one too wide': makePng(2001, 10),
      'one too high': makePng(10, 1001),
      'one that unpacks to more than it says': makePng(4, 4, Buffer.alloc(100_000)),
    }),
  )('is refused when it is %s', async (_, image) => {
    const { status, body } = await save(image);
    expect(status).toBe(400);
    expect(problem.parse(body).message).toMatch(/^That is not a picture of a signature/);
  });

  it('may be of 200 KB, and of no more', async () => {
    expect((await save(makePngOf(200 * 1024))).status).toBe(201);
    expect((await save(makePngOf(200 * 1024 + 1))).status).toBe(400);
    expect((await save(makePngOf(210 * 1024))).status).toBe(413);
  });

  it('that was never saved is refused with the patient, and nothing is stored', async () => {
    const before = (await patients.list()).totalElements;
    const answer = await ask(product.url, patientCalls.createPatient, {
      body: {
        referralPersonalDetails: {
          firstName: 'Un',
          lastName: 'Claimed',
          signatureUrl: `unclaimed/${'a'.repeat(32)}.png`,
        },
      },
      headers,
    });
    expect(answer.status).toBe(409);
    expect((await patients.list()).totalElements).toBe(before);
  });
});
