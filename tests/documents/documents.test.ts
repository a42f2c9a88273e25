import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentWorkStore } from '../../functions/documents/store/document-work.ts';
import { clientAddressHeader } from '../../functions/kernel/http/client.ts';
import { dayCountEntity } from '../../functions/kernel/store/limits.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { startServer } from '../../infra/local/http-server.ts';
import { documentCalls } from '../../shared/documents/calls.ts';
import { type DocumentFault, documentFaultWords, documentPolicy } from '../../shared/documents/document-policy.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { limitPolicy, publicUploads, sharedDays } from '../../shared/kernel/limit-policy.ts';
import { hourMs, minuteMs } from '../../shared/kernel/session-policy.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from '../support/ask.ts';
import {
  describeFile,
  eicar,
  makePdf,
  postFile,
  runChecks,
  type SentFile,
  sendFile,
  sendFileAsStaff,
} from '../support/documents.ts';
import { makePng } from '../support/made-png.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);

const letter = await makePdf();
const infected = await makePdf(eicar);

const pdf: SentFile = { name: 'Letter.pdf', type: 'application/pdf', content: letter };
const send = (file: SentFile) => sendFile(product.url, file);
const refer = (documents: string[], key: string = crypto.randomUUID(), phone = '07700 900456') =>
  ask(product.url, intakeCalls.sendReferral, {
    body: { referralPersonalDetails: { firstName: 'Amina', lastName: 'Sends', phone }, documents },
    headers: { 'Idempotency-Key': key },
  });
const idOf = (answer: { body: unknown }) => intakeCalls.sendReferral.replies[201].parse(answer.body).patientId;
const list = async (patientId: string, before = 'latest') => {
  const { body } = await ask(product.url, documentCalls.listDocuments, { params: { patientId, before }, headers });
  const { content, more } = documentCalls.listDocuments.replies[200].parse(body);
  return { content: content.flatMap((one) => ('unreadable' in one ? [] : [one])), more };
};
const open = (patientId: string, documentId: string, as = 'saved') =>
  ask(product.url, documentCalls.openDocument, { params: { patientId, documentId }, query: { as }, headers });
const download = async (patientId: string, documentId: string, as?: string) => {
  const answer = await open(patientId, documentId, as);
  return await fetch(documentCalls.openDocument.replies[200].parse(answer.body).url);
};
const timelineOf = async (patientId: string) => {
  const { body } = await ask(product.url, patientCalls.readTimeline, {
    params: { patientId, before: 'latest' },
    headers,
  });
  const { content } = patientCalls.readTimeline.replies[200].parse(body);
  return content.flatMap((event) => ('unreadable' in event ? [] : [event.event]));
};
const addByStaff = async (patientId: string, file: SentFile, name: string) => {
  const uploadId = await sendFileAsStaff({ url: product.url, headers, patientId }, file);
  const body = { uploadId, name };
  const add = () => ask(product.url, documentCalls.addDocument, { params: { patientId }, body, headers });
  const added = documentCalls.addDocument.replies[201].parse((await add()).body);
  return { added, add, uploadId };
};

describe('a letter that goes with a referral', () => {
  it('waits, is checked, and is then opened from the record as it shows, and by no byte that was sent', async () => {
    const hidden = 'hidden-behind-the-end';
    const sent = await send({ ...pdf, name: 'Dr Shah, خط.pdf', content: await makePdf(hidden) });
    const patientId = idOf(await refer([sent]));
    const [waiting] = (await list(patientId)).content;
    expect(waiting).toMatchObject({ name: 'Dr Shah, خط.pdf', state: 'waiting', version: 1 });
    expect(waiting).not.toHaveProperty('by');
    const documentId = waiting?.documentId ?? '';
    expect((await open(patientId, documentId)).status).toBe(409);
    await runChecks();
    expect((await list(patientId)).content).toMatchObject([{ documentId, state: 'ready' }]);
    const saved = await download(patientId, documentId);
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="Dr Shah_ __.pdf"; filename*=UTF-8''Dr%20Shah%2C%20%D8%AE%D8%B7.pdf`,
    );
    expect(saved.headers.get('content-type')).toBe('application/pdf');
    const file = Buffer.from(await saved.arrayBuffer());
    expect((await PDFDocument.load(file)).getPageCount()).toBe(1);
    expect(file.includes(hidden)).toBe(false);
    const shown = await download(patientId, documentId, 'shown');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(await timelineOf(patientId)).toContainEqual({ kind: 'document-added', documentId, name: 'Dr Shah, خط.pdf' });
  });

  it('is taken once, however often its referral is sent, and is of no second referral', async () => {
    const [sent, key] = [await send(pdf), crypto.randomUUID()];
    const patientId = idOf(await refer([sent], key));
    expect(idOf(await refer([sent], key))).toBe(patientId);
    expect((await list(patientId)).content).toHaveLength(1);
    const second = await refer([sent]);
    expect(second).toMatchObject({ status: 400, body: { errors: [{ path: 'documents' }] } });
  });

  it('is refused with the referral where nobody sent it, and where it was sent too long ago', async () => {
    expect(await refer(['a'.repeat(32)])).toMatchObject({ status: 400, body: { errors: [{ path: 'documents' }] } });
    const sent = await send(pdf);
    vi.useFakeTimers({ now: Date.now() + documentPolicy.claimHours * hourMs, toFake: ['Date'] });
    try {
      expect((await refer([sent])).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
    expect((await refer([sent])).status).toBe(201);
  });

  it('is one of three at most', async () => {
    const four = await Promise.all([pdf, pdf, pdf, pdf].map(send));
    expect((await refer(four)).status).toBe(400);
    expect((await list(idOf(await refer(four.slice(0, 3))))).content).toHaveLength(3);
  });

  it('goes with the referral to the record of the same person, checked or not', async () => {
    const first = idOf(await refer([await send(pdf)]));
    await runChecks();
    const second = idOf(await refer([await send({ ...pdf, name: 'Second.pdf' })]));
    const patientId = await addPatient('Amina', 'Sends');
    for (const formerId of [first, second]) {
      const params = { patientId: formerId };
      const joined = await ask(product.url, referralCalls.joinReferral, {
        params,
        body: { samePatientId: patientId },
        headers,
      });
      expect(joined.status).toBe(200);
    }
    expect((await list(patientId)).content).toMatchObject([{ state: 'waiting' }, { state: 'ready' }]);
    await runChecks();
    const { content } = await list(patientId);
    expect(content).toMatchObject([{ name: 'Second.pdf', state: 'ready' }, { state: 'ready' }]);
    for (const { documentId } of content) expect((await download(patientId, documentId)).status).toBe(200);

    const separated = await ask(product.url, referralCalls.separateReferral, {
      params: { patientId, formerId: second },
      body: { reason: 'It was her sister.' },
      headers,
    });
    expect(separated.status).toBe(200);
    expect((await list(patientId)).content).toHaveLength(1);
    const [back] = (await list(second)).content;
    expect(back).toMatchObject({ name: 'Second.pdf', state: 'ready' });
    expect((await download(second, back?.documentId ?? '')).status).toBe(200);
  });
});

describe('a refused document', () => {
  it.each<[string, SentFile, DocumentFault]>([
    ['what is no picture', { name: 'a.png', type: 'image/png', content: Buffer.from('<html>') }, 'wrong-type'],
    [
      'a picture that is also a page',
      { name: 'a.pdf', type: 'application/pdf', content: Buffer.concat([makePng(2, 2), letter]) },
      'wrong-type',
    ],
    ['what the search for malware knows', { ...pdf, content: infected }, 'malware'],
    ['what is cut off', { ...pdf, content: letter.subarray(0, 200) }, 'broken'],
  ])('is %s: staff read why', async (_, file, fault) => {
    const patientId = idOf(await refer([await send(file)]));
    await runChecks();
    const [document] = (await list(patientId)).content;
    expect(document).toMatchObject({ state: 'refused', fault });
    expect(await open(patientId, document?.documentId ?? '')).toMatchObject({
      status: 409,
      body: { message: documentFaultWords[fault] },
    });
  });

  it('is one that never arrived, after some hours in which it is looked for', async () => {
    const offered = await ask(product.url, intakeCalls.offerUpload, { body: describeFile(pdf) });
    const { uploadId } = intakeCalls.offerUpload.replies[201].parse(offered.body);
    const patientId = idOf(await refer([uploadId]));
    await runChecks();
    expect((await list(patientId)).content).toMatchObject([{ state: 'waiting' }]);
    await runChecks(Date.now() + documentPolicy.missingAfterHours * hourMs);
    expect((await list(patientId)).content).toMatchObject([{ state: 'refused', fault: 'missing' }]);
  });

  it('is one that has ended the whole function three times, and it stops no other from being checked', async () => {
    const patientId = idOf(await refer([await send(pdf)]));
    const work = createDocumentWorkStore(connectTable());
    const mine = (await work.list()).find((one) => one.patientId === patientId);
    if (!mine) throw new Error('There is nothing to be done');
    for (let tried = 0; tried < documentPolicy.mostTries; tried += 1) await work.begin(mine);
    await runChecks();
    expect((await list(patientId)).content).toMatchObject([{ state: 'refused', fault: 'broken' }]);
  });

  it('is one that takes too long, after it has been tried for longer', async () => {
    const hostile = Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(1_150_000)}\n%%EOF`);
    const patientId = idOf(await refer([await send({ ...pdf, content: hostile })]));
    await runChecks(Date.now(), [0.001, 0.001]);
    expect((await list(patientId)).content).toMatchObject([{ state: 'waiting' }]);
    await runChecks(Date.now() + minuteMs, [0.001, 0.001]);
    expect((await list(patientId)).content).toMatchObject([{ state: 'refused', fault: 'too-complex' }]);
  });

  it('is one of another size or type than was announced, refused by the bucket itself', async () => {
    const offered = await ask(product.url, intakeCalls.offerUpload, { body: describeFile(pdf) });
    const upload = intakeCalls.offerUpload.replies[201].parse(offered.body);
    expect(await postFile(upload, letter.subarray(1))).toBe(400);
    expect(await postFile(upload, Buffer.concat([letter, letter]))).toBe(400);
    expect(await postFile({ ...upload, fields: { ...upload.fields, 'Content-Type': 'text/html' } }, letter)).toBe(403);
    expect(await postFile({ ...upload, fields: { ...upload.fields, key: 'documents/a' } }, letter)).toBe(403);
    expect(await postFile(upload, letter)).toBe(204);
  });

  it.each([
    { ...describeFile(pdf), bytes: documentPolicy.mostBytes + 1 },
    { ...describeFile(pdf), bytes: 0 },
    { ...describeFile(pdf), type: 'text/html' },
    { ...describeFile(pdf), name: 'a\r\nb.pdf' },
  ])('is an offer of $name, $type, $bytes bytes', async (body) => {
    expect((await ask(product.url, intakeCalls.offerUpload, { body })).status).toBe(400);
  });
});

describe('files that others announced', () => {
  const announce = async () => {
    const offered = await ask(product.url, intakeCalls.offerUpload, { body: describeFile(pdf) });
    return intakeCalls.offerUpload.replies[201].parse(offered.body);
  };
  const announceReferral = async () => {
    const uploads = await Promise.all([announce(), announce(), announce()]);
    return { patientId: idOf(await refer(uploads.map(({ uploadId }) => uploadId))), uploads };
  };

  it('and never sent hold up no letter, however many they are', async () => {
    for (let referral = 0; referral < 9; referral += 1) await announceReferral();
    const letters = async () => idOf(await refer([await send(pdf)]));
    const first = await letters();
    await runChecks();
    expect((await list(first)).content).toMatchObject([{ state: 'ready' }]);
    const second = await letters();
    await runChecks(Date.now() + hourMs);
    expect((await list(second)).content).toMatchObject([{ state: 'ready' }]);
  });

  it('are looked for less and less often, and are ready soon after they have come', async () => {
    const { patientId, uploads } = await announceReferral();
    const work = createDocumentWorkStore(connectTable());
    const looks: number[] = [];
    const begun = Date.now();
    for (let minutes = 0; minutes < 60; minutes += 2) {
      const before = (await work.list()).find((one) => one.patientId === patientId)?.lookAt;
      await runChecks(begun + minutes * minuteMs);
      const after = (await work.list()).find((one) => one.patientId === patientId)?.lookAt;
      if (after !== before) looks.push(minutes);
    }
    expect(looks.length).toBeLessThan(12);
    for (const upload of uploads) expect(await postFile(upload, letter)).toBe(204);
    await runChecks(begun + (60 + documentPolicy.mostMinutesBetweenLooks) * minuteMs);
    expect((await list(patientId)).content).toMatchObject([{ state: 'ready' }, { state: 'ready' }, { state: 'ready' }]);
  });
});

describe('the alarm about unchecked documents', () => {
  const alarm = { event: 'document-waits' };

  it('comes when a file that has come is not checked for an hour, and not for one that has not come', async () => {
    const logged = vi.spyOn(console, 'log').mockReturnValue();
    const offered = await ask(product.url, intakeCalls.offerUpload, { body: describeFile(pdf) });
    const upload = intakeCalls.offerUpload.replies[201].parse(offered.body);
    const patientId = idOf(await refer([upload.uploadId]));
    await runChecks();
    await runChecks(Date.now() + 2 * hourMs);
    expect(logged).not.toHaveBeenCalledWith(alarm);
    expect(await postFile(upload, letter)).toBe(204);
    const noTime = [0.001, 0.001];
    await runChecks(Date.now() + 3 * hourMs, noTime);
    expect(logged).toHaveBeenCalledWith(alarm);
    logged.mockClear();
    await runChecks(Date.now() + 4 * hourMs);
    expect((await list(patientId)).content).toMatchObject([{ state: 'ready' }]);
    expect(logged).not.toHaveBeenCalledWith(alarm);
    logged.mockRestore();
  });

  it('comes when files may not be read any more, and none of them is given up', async () => {
    const patientId = idOf(await refer([await send(pdf)]));
    const denying = await startServer((_, response) => {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
    }, {});
    vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${denying.port}`);
    const much = Date.now() + 2 * documentPolicy.missingAfterHours * hourMs;
    await expect(runChecks(much)).rejects.toThrow('Some documents could not be checked');
    vi.unstubAllEnvs();
    await denying.stop();
    await runChecks(much + hourMs);
    expect((await list(patientId)).content).toMatchObject([{ state: 'ready' }]);
  });
});

describe('a document that staff add', () => {
  it('is named, renamed, and deleted with a reason that is on the timeline; its file goes too', async () => {
    const patientId = await addPatient('Dana', 'Documents');
    const { added, add, uploadId } = await addByStaff(patientId, pdf, 'From the surgery');
    expect(added).toMatchObject({ name: 'From the surgery', state: 'waiting', by: { id: expect.any(String) } });
    expect((await add()).body).toMatchObject({ documentId: added.documentId });
    expect((await list(patientId)).content).toHaveLength(1);
    await runChecks();
    const params = { patientId, documentId: added.documentId };
    const rename = (version: number, name: string) =>
      ask(product.url, documentCalls.renameDocument, { params, body: { name, version }, headers });
    expect((await rename(1, 'Discharge letter')).body).toMatchObject({ name: 'Discharge letter', version: 2 });
    expect(await rename(1, 'Too late')).toMatchObject({ status: 409, body: { current: { name: 'Discharge letter' } } });
    const { url } = documentCalls.openDocument.replies[200].parse((await open(patientId, added.documentId)).body);
    expect((await fetch(url)).status).toBe(200);
    const remove = () =>
      ask(product.url, documentCalls.deleteDocument, {
        params,
        body: { reason: 'It is about another person.' },
        headers,
      });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await list(patientId)).content).toEqual([]);
    expect((await open(patientId, added.documentId)).status).toBe(404);
    await runChecks();
    expect((await fetch(url)).status).toBe(403);
    expect((await add()).status).toBe(404);
    expect(uploadId).toHaveLength(32);
    const kinds = (await timelineOf(patientId)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['document-added', 'document-named', 'document-deleted']));
  });

  it('is asked for page by page', async () => {
    const patientId = await addPatient('Dana', 'Many');
    for (let number = 1; number <= 21; number += 1) await addByStaff(patientId, pdf, `Letter ${number}`);
    const first = await list(patientId);
    expect(first).toMatchObject({ more: true });
    expect(first.content).toHaveLength(20);
    const last = await list(patientId, first.content.at(-1)?.documentId);
    expect(last).toMatchObject({ more: false, content: [{ name: 'Letter 1' }] });
  });

  it('is of one patient only, and of a patient that there is', async () => {
    const [one, other] = [await addPatient('Dana', 'One'), await addPatient('Dana', 'Other')];
    const { added, uploadId } = await addByStaff(one, pdf, 'Letter');
    const body = { uploadId, name: 'Letter' };
    const add = (patientId: string) =>
      ask(product.url, documentCalls.addDocument, { params: { patientId }, body, headers });
    expect((await add(other)).status).toBe(404);
    expect((await open(other, added.documentId)).status).toBe(404);
    const nobody = '01M5YXZYWAKE0RY5QY34VFXM34';
    const offered = { params: { patientId: nobody }, body: describeFile(pdf), headers };
    expect((await ask(product.url, documentCalls.offerDocument, offered)).status).toBe(404);
  });
});

describe('somebody who sends many', () => {
  beforeEach(() => {
    vi.stubEnv('LIMIT_FACTOR', '1');
  });
  afterEach(() => void vi.unstubAllEnvs());

  const offerFrom = async (network: string, times: number) => {
    const functions = await loadFunctions();
    const event = makeEvent(
      { call: intakeCalls.offerUpload, sample: { params: {}, body: describeFile(pdf) } },
      { [clientAddressHeader]: network },
    );
    const answers: (number | undefined)[] = [];
    for (let index = 0; index < times; index += 1) {
      answers.push((await actAs('public', () => invoke(functions.public, event))).statusCode);
    }
    return answers;
  };
  /** Uses the day up to so many files, as other networks would. */
  const fillDay = (files: number) =>
    connectTable().client.send(
      new UpdateCommand({
        TableName: connectTable().name,
        Key: dayCountEntity.key({ what: publicUploads, day: new Date().toISOString().slice(0, 10) }),
        UpdateExpression: 'SET times = :files',
        ExpressionAttributeValues: { ':files': files },
      }),
    );
  const taken = (times: number): number[] => Array.from({ length: times }, () => 201);

  it('is stopped after as many as a network may send, and others are not', async () => {
    const [{ times }] = limitPolicy.uploadsOfNetwork;
    expect(await offerFrom('203.0.113.77', times + 1)).toEqual([...taken(times), 429]);
    expect(await offerFrom('203.0.113.78', 1)).toEqual([201]);
  });

  it('uses up the day for nobody: each network then has the files of two referrals more', async () => {
    const [{ times }] = sharedDays.uploads.perNetworkAfterwards;
    await fillDay(sharedDays.uploads.softLimit - 1);
    const logged = vi.spyOn(console, 'log').mockReturnValue();
    for (const network of ['203.0.113.80', '203.0.113.81']) {
      const free = network === '203.0.113.80' ? 1 : 0;
      expect(await offerFrom(network, free + times + 1)).toEqual([...taken(free + times), 429]);
    }
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'quota-exceeded', counted: publicUploads }));
    logged.mockRestore();
  });

  it('ends at the most that a day costs', async () => {
    await fillDay(sharedDays.uploads.most - 1);
    expect(await offerFrom('203.0.113.82', 2)).toEqual([201, 429]);
    expect(await offerFrom('203.0.113.83', 1)).toEqual([429]);
  });
});
