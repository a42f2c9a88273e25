import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { draftCalls } from '../../shared/drafts/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { samples } from '../platform/samples.ts';
import { type Ask, ask } from '../support/ask.ts';
import { makePdf, runChecks, sendFile } from '../support/documents.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const output = await mkdtemp(join(tmpdir(), 'sar-'));
afterAll(() => rm(output, { recursive: true }));

const anyOf = <Name extends string>(body: unknown, name: Name) =>
  z.looseObject({ [name]: z.string() }).parse(body)[name] as string;
const send = async (call: Call, given: Ask) => {
  const { status, body } = await ask(product.url, call, { ...given, headers });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};

const correctedDay = addDays(today(), -300);
const { image } = samples.patients.saveSignature.body;
const named = (firstName: string) => ({
  referralPersonalDetails: { firstName, lastName: 'Yusuf', phone: '07700 900456', dob: '1990-05-04' },
});

/** One of everything that the product can store about a person, each with words of its own. */
const plantPerson = async () => {
  const signatureUrl = anyOf(await send(patientCalls.saveSignature, { body: { image } }), 'signatureUrl');
  const patient = await send(patientCalls.createPatient, {
    body: { referralPersonalDetails: { ...named('Amina').referralPersonalDetails, signatureUrl } },
  });
  const patientId = anyOf(patient, 'patientId');
  const [staff] = z.array(z.looseObject({ id: z.string() })).parse(await send(patientCalls.listStaff, {}));
  await send(patientCalls.updatePatient, { body: { ...named('Aminah'), patientId, version: 1 } });
  await send(patientCalls.assignStaff, { body: { patientId, userId: staff?.id } });
  const note = await send(caseNoteCalls.createCaseNote, { body: { patientId, caseNote: 'As first written.' } });
  const params = { patientId, caseNoteId: anyOf(note, 'caseNoteId') };
  await send(caseNoteCalls.amendCaseNote, { params, body: { caseNote: 'As amended.', version: 1 } });
  for (const [version, warningSigns] of ['I stop eating.', 'I stop eating and sleeping.'].entries()) {
    await send(safetyCalls.saveSafetyPlan, { params: { patientId }, body: { warningSigns, version } });
  }
  const external = await send(patientCalls.createExternalReferral, {
    body: {
      patientId,
      serviceType: 'Housing',
      description: 'Damp in the bedroom.',
      withoutConsent: 'They asked for it by phone.',
    },
  });
  await send(patientCalls.updateExternalReferral, {
    params: { patientId, externalReferralId: anyOf(external, 'externalReferralId') },
    body: { status: 'accepted', outcome: 'A room was found.', version: 1 },
  });
  const answers = Array.from({ length: 9 }, (_, question) => ({ question, score: 1 }));
  const saved = await send(questionnaireCalls.saveResult, {
    body: answers.map((answer) => ({ ...answer, questionType: 'phq', patientId })),
  });
  const { alertId } = z.looseObject({ alert: z.looseObject({ alertId: z.string() }) }).parse(saved).alert;
  await send(alertCalls.respondToAlert, {
    params: { patientId, alertId },
    body: { action: 'I rang her sister.', name: 'Tomasz Brzezicki', reviewOn: today() },
  });
  await send(alertCalls.reviewAlert, {
    params: { patientId, alertId },
    body: { action: 'She is well.', name: 'Tomasz Brzezicki', reviewOn: today(), after: 0 },
  });
  await send(questionnaireCalls.correctResult, {
    params: { patientId, resultId: anyOf(saved, 'resultId') },
    body: { version: 1, questionType: 'phq', questionDate: correctedDay, answers, why: 'The date was wrong.' },
  });
  await send(draftCalls.saveDraft, {
    params: { form: 'case-note', recordId: patientId },
    body: { content: '{"text":"Half a sentence"}' },
  });
  const file = { name: 'Letter.pdf', type: 'application/pdf', content: await makePdf() } as const;
  const documents = [await sendFile(product.url, file)];
  const again = await send(intakeCalls.sendReferral, { body: { ...named('Aminah again'), documents } });
  await send(referralCalls.joinReferral, {
    params: { patientId: anyOf(again, 'patientId') },
    body: { samePatientId: patientId },
  });
  await runChecks();
  await send(patientCalls.deactivatePatient, { params: { patientId } });
  await send(patientCalls.readReferral, { params: { id: patientId } });
  return patientId;
};

const run = async (...args: string[]) =>
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../../infra/commands/sar/run.ts', import.meta.url)), ...args],
    { env: { ...process.env, DATA_DIR: product.dataDir } },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );
const inCloud = ['--table', process.env.TABLE_NAME ?? '', '--signatures', process.env.SIGNATURES_BUCKET ?? ''];

const item = z.looseObject({ pk: z.string(), sk: z.string() });
type Person = Record<string, z.infer<typeof item>[]>;
const readPerson = async (file: string): Promise<Person> =>
  z.record(z.string(), z.array(item)).parse(JSON.parse(await readFile(file, 'utf8')));

const patientId = await plantPerson();
const file = join(output, 'amina.json');
const outcome = await run('--patient', patientId, '--output', file, ...inCloud);

describe('npm run sar for a person of whom the product stores everything it can', () => {
  it('writes every kind of item there is about a person, every version of it included', async () => {
    expect(outcome).toMatchObject({ code: 0 });
    const person = await readPerson(file);
    expect(Object.keys(person).toSorted()).toEqual([
      'Alert',
      'Alert to be reviewed',
      'Audit event',
      'Case note',
      'Case note version',
      'Change that is not in the report yet',
      'Counter of a list',
      'Document',
      'Draft',
      'External referral',
      'Idempotency key',
      'Joined referral',
      'Look-ups',
      'Name search',
      'Patient, as listed',
      'Place in the referral worklist',
      'Places in caseloads',
      'Record',
      'Record version',
      'Reference',
      'Result',
      'Result version',
      'Safety plan',
      'Safety plan version',
      'Score history',
      'State of a referral for the public',
      'Task',
      'Timeline event',
      'Upload',
    ]);
    expect(person.Record).toEqual([expect.objectContaining({ patientId, active: false, user: expect.anything() })]);
    expect(JSON.stringify(person.Record)).toContain('Aminah');
    expect(JSON.stringify(person['Record version'])).toContain('"Amina"');
    expect(JSON.stringify(person['Case note'])).toContain('As amended.');
    expect(JSON.stringify(person['Case note version'])).toContain('As first written.');
    expect(person['External referral']).toEqual([
      expect.objectContaining({ description: 'Damp in the bedroom.', outcome: 'A room was found.' }),
    ]);
    expect(JSON.stringify(person.Alert)).toContain('I rang her sister.');
    expect(JSON.stringify(person.Alert)).toContain('She is well.');
    expect(JSON.stringify(person['Safety plan'])).toContain('I stop eating and sleeping.');
    expect(JSON.stringify(person['Safety plan version'])).toContain('I stop eating.');
    expect(JSON.stringify(person.Result)).toContain(correctedDay);
    expect(person['Result version']).toHaveLength(1);
    expect(JSON.stringify(person.Draft)).toContain('Half a sentence');
  });

  it('names everybody who looked at the record or changed it', async () => {
    const calls = (await readPerson(file))['Audit event']?.map(({ call }) => call);
    expect(calls).toEqual(
      expect.arrayContaining([
        'createPatient',
        'updatePatient',
        'assignStaff',
        'createCaseNote',
        'amendCaseNote',
        'createExternalReferral',
        'updateExternalReferral',
        'saveResult',
        'correctResult',
        'respondToAlert',
        'deactivatePatient',
        'readReferral',
      ]),
    );
  });

  it('puts the drawn signature beside it, and lets only its owner read either', async () => {
    const picture = join(output, 'amina-signature-1.png');
    expect((await readFile(picture)).toString('base64')).toBe(image.split(',')[1]);
    expect([(await stat(file)).mode & 0o777, (await stat(picture)).mode & 0o777]).toEqual([0o600, 0o600]);
  });

  it('puts the checked document beside it', async () => {
    const letter = await readFile(join(output, 'amina-document-1.pdf'));
    expect((await PDFDocument.load(letter)).getPageCount()).toBe(1);
  });

  it('contains nothing about anybody else, however alike', async () => {
    const other = anyOf(await send(patientCalls.createPatient, { body: named('Amina') }), 'patientId');
    const again = join(output, 'again.json');
    await run('--patient', patientId, '--output', again, ...inCloud);
    expect(await readFile(again, 'utf8')).not.toContain(other);
  });

  it('does the same for the data on this machine, beside the running product', async () => {
    const local = join(output, 'local.json');
    expect(await run('--patient', patientId, '--output', local)).toMatchObject({ code: 0 });
    expect((await readFile(join(output, 'local-signature-1.png'))).toString('base64')).toBe(image.split(',')[1]);
  });

  it('asks where the signature is before it writes anything', async () => {
    const nothing = join(output, 'nothing.json');
    const { code, text } = await run('--patient', patientId, '--output', nothing, ...inCloud.slice(0, 2));
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('--signatures <bucket>') });
    await expect(stat(nothing)).rejects.toThrow('ENOENT');
  });

  it('fails with the reason when the signature is gone', async () => {
    const key = z.looseObject({ signature: z.string() }).parse((await readPerson(file)).Record?.[0]).signature;
    await new S3Client({}).send(new DeleteObjectCommand({ Bucket: process.env.SIGNATURES_BUCKET, Key: key }));
    const { code, text } = await run('--patient', patientId, '--output', join(output, 'gone.json'), ...inCloud);
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(`${key} is not in the bucket`) });
  });
});

describe('npm run sar', () => {
  it('takes the id of a contact message too', async () => {
    const message = { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message: 'Please ring me.' };
    const { body } = await ask(product.url, intakeCalls.sendContactMessage, { body: message });
    const contactId = anyOf(body, 'contactId');
    await run('--patient', contactId, '--output', join(output, 'message.json'), ...inCloud);
    const person = await readPerson(join(output, 'message.json'));
    expect(person['Contact message']).toEqual([expect.objectContaining({ contactId, message: 'Please ring me.' })]);
  });

  it('reports that nothing names the person', async () => {
    expect((await run('--patient', 'nobody', ...inCloud)).text).toContain('Nothing in the table names nobody.');
  });
});
