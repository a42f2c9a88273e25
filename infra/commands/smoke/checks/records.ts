import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { draftCalls } from '../../../../shared/drafts/calls.ts';
import { linkPath } from '../../../../shared/kernel/api-pages.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import { isInUse } from '../../../../shared/questionnaires/in-use.ts';
import { selfCompletionCalls } from '../../../../shared/self-completion/calls.ts';
import { assert, type Check, type Visit } from '../visit.ts';
import { deactivateAtCleanup, patientOf } from './assumptions.ts';

/** One white pixel, as a PNG. */
export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';
const image = `data:image/png;base64,${pixel}`;

/** @throws Error where the link does not open */
export const openLink = async (link: string): Promise<string> => {
  const response = await fetch(link);
  const text = await response.text();
  assert(response.status === 200, `the link answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
};

const inRecords = 'Look at the log of Records for the number in the answer.';
const inQuestionnaires = 'Look at the log of Questionnaires for the number in the answer.';

/** A signature is drawn, stored, and shown by a link; a missing one is asked for again. */
export const signRecord: Check = async (visit) => {
  const { check, ask, signedIn: headers, mark } = visit;
  const signed = (signatureUrl: string) => {
    const { referralPersonalDetails, ...rest } = patientOf(mark);
    return { ...rest, referralPersonalDetails: { ...referralPersonalDetails, signatureUrl } };
  };
  await check({ title: 'A signature that is gone is asked for again', remedy: inRecords }, () =>
    ask.expect(409, patientCalls.createPatient, { body: signed(`unclaimed/${randomUUID()}.png`), headers }),
  );
  const record = await check(
    {
      title: 'A drawn signature is kept with a new record',
      remedy: `${inRecords} It needs both buckets and their key.`,
    },
    async () => {
      const { signatureUrl } = await ask.succeed(patientCalls.saveSignature, { body: { image }, headers });
      return await ask.succeed(patientCalls.createPatient, { body: signed(signatureUrl), headers });
    },
  );
  deactivateAtCleanup(visit, record.patientId);
  await check({ title: 'Its picture opens by a link', remedy: inRecords }, async () => {
    const { referralPersonalDetails } = await ask.succeed(patientCalls.readReferral, {
      params: { id: record.patientId },
      headers,
    });
    await openLink(referralPersonalDetails.signatureUrl ?? '');
  });
};

const writeOnRecord = async ({ check, ask, signedIn: headers, mark }: Visit, patientId: string, version: number) => {
  const params = { patientId };
  await check({ title: 'A case note is saved and read', remedy: inRecords }, async () => {
    await ask.succeed(caseNoteCalls.createCaseNote, {
      body: { patientId, caseNote: 'A note of the smoke test.' },
      headers,
    });
    const { content } = await ask.succeed(caseNoteCalls.listCaseNotes, {
      params: { ...params, page: '1', size: '12' },
      headers,
    });
    assert(content.length === 1, `${content.length} notes are listed`);
  });
  await check({ title: 'A referral to another service is saved', remedy: inRecords }, () =>
    ask.succeed(patientCalls.createExternalReferral, {
      body: {
        patientId,
        serviceType: 'Smoke test',
        description: 'It goes to nobody.',
        withoutConsent: 'It is a smoke test.',
      },
      headers,
    }),
  );
  await check({ title: 'A change is saved, and one of an older version refused', remedy: inRecords }, async () => {
    const change = (content: string) => ({
      ...patientOf(mark),
      patientId,
      version,
      referralContent: { content },
    });
    await ask.succeed(patientCalls.updatePatient, { body: change('Changed by the smoke test.'), headers });
    await ask.expect(409, patientCalls.updatePatient, { body: change('Changed by somebody else.'), headers });
  });
  await check({ title: 'The search finds the record by name', remedy: inRecords }, async () => {
    const found = await ask.succeed(patientCalls.searchPatients, { params: { text: mark, page: '1' }, headers });
    assert(found.totalElements > 0, 'it found nobody');
  });
  await check({ title: 'Its timeline tells what happened', remedy: inRecords }, async () => {
    const { content } = await ask.succeed(patientCalls.readTimeline, {
      params: { ...params, before: 'latest' },
      headers,
    });
    assert(content.length >= 4, `it has ${content.length} events`);
  });
};

const answerQuestionnaire = async ({ check, skip, ask, signedIn: headers, mark }: Visit, patientId: string) => {
  const title = 'A questionnaire is answered';
  // Its outcome has no mean: the numbers of the organisation stay unchanged.
  if (!isInUse('asq')) skip(title, 'every questionnaire in use counts in the numbers of the organisation');
  else {
    const answers = [0, 1, 2, 3].map((question) => ({
      question,
      score: 0,
      questionType: 'asq',
      patientId,
    }));
    await check({ title, remedy: inQuestionnaires }, () =>
      ask.succeed(questionnaireCalls.saveResult, { body: answers, headers }),
    );
  }
  await check(
    { title: 'An export opens by a link', remedy: `${inQuestionnaires} It needs the bucket for a day.` },
    async () => {
      const { url } = await ask.succeed(questionnaireCalls.writeCsv, { params: { patientId }, headers });
      const text = await openLink(url);
      assert(!isInUse('asq') || text.includes(mark), 'it does not name the patient');
    },
  );
};

/** On the tablet, which needs no text: nothing is answered, so that nothing is counted. */
const answerAlone = async ({ check, ask, signedIn: headers }: Visit, patientId: string) => {
  const params = { patientId };
  await check(
    { title: 'What somebody is to answer alone opens by its address', remedy: inQuestionnaires },
    async () => {
      const body = { way: 'tablet', questionnaires: [], feedback: true, language: 'en' };
      const { address = '', requestId } = await ask.succeed(questionnaireCalls.askForAnswers, {
        params,
        body,
        headers,
      });
      const link = address.replace(linkPath.replace('{link}', ''), '');
      await ask.expect(200, selfCompletionCalls.showLink, { params: { link } });
      await ask.expect(200, selfCompletionCalls.openLink, { body: { link, language: 'en' } });
      await ask.succeed(questionnaireCalls.revokeSelfCompletion, { params: { ...params, requestId }, headers });
      await ask.expect(404, selfCompletionCalls.openLink, { body: { link, language: 'en' } });
    },
  );
};

/** A day's work of a member of staff with one patient. */
export const workOnRecord: Check = async (visit) => {
  const { check, ask, signedIn: headers, mark } = visit;
  const { patientId, version } = await check(
    { title: 'A patient that is sent twice under one key is saved once', remedy: inRecords },
    async () => {
      const request = { body: patientOf(mark), headers: { ...headers, 'Idempotency-Key': randomUUID() } };
      const first = await ask.succeed(patientCalls.createPatient, request);
      const second = await ask.succeed(patientCalls.createPatient, request);
      assert(first.patientId === second.patientId, 'it was saved twice');
      return first;
    },
  );
  deactivateAtCleanup(visit, patientId);
  await writeOnRecord(visit, patientId, version);
  await answerQuestionnaire(visit, patientId);
  await answerAlone(visit, patientId);
  await check({ title: 'A draft is kept, read and discarded', remedy: 'Look at the log of Drafts.' }, async () => {
    const params = { form: 'case-note', recordId: patientId };
    const { revision } = await ask.succeed(draftCalls.saveDraft, { params, body: { content: '[]' }, headers });
    const { draft } = await ask.succeed(draftCalls.readDraft, { params, headers });
    assert(draft?.content === '[]', 'it was not kept');
    await ask.succeed(draftCalls.discardDraft, { params, query: { over: revision }, headers });
  });
};

/** CloudFront caches errors of its own accord: one answer would be shown to the next person who asks. */
export const checkErrorsAreNotCached: Check = async ({ check, ask, signedIn: headers }) => {
  await check(
    {
      title: 'An error is not kept: the next who asks the same is judged anew',
      remedy: 'Deploy again: the distribution must keep errors for 0 seconds.',
    },
    async () => {
      const params = { id: ulid() };
      await ask.expect(404, messageCalls.readContact, { params, headers });
      await ask.expect(401, messageCalls.readContact, { params });
    },
  );
};
