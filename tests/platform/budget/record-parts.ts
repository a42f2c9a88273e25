import { makePdf, runChecks, sendFileAsStaff } from '../../support/documents.ts';
import { addPatient } from '../../support/patients.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';
import { page } from './records.ts';

/** What staff write on a record: notes, safety plans and external referrals. */
export const measureNotes = async ({ call, measure, patientId, memberId }: Budget) => {
  const params = { patientId };
  const noteBody = { patientId, caseNote: 'We met.' };
  const note = async () => ({
    params: { ...params, caseNoteId: (await call('createCaseNote', { body: noteBody })).caseNoteId as string },
  });
  const damp = {
    patientId,
    serviceType: 'Housing',
    description: 'Damp.',
    withoutConsent: 'They asked for it by phone.',
  };
  const external = async () => (await call('createExternalReferral', { body: damp })).externalReferralId as string;

  await measure('create a case note', 'createCaseNote', () => ({ body: noteBody }));
  await measure('mark a case note as not for the person', 'markCaseNote', note);
  await measure('amend a case note', 'amendCaseNote', async () => ({
    ...(await note()),
    body: { caseNote: 'We met again.', version: 1 },
  }));
  await measure('case notes, page 1', 'listCaseNotes', () => page(1, params));
  await measure('versions of a note', 'listNoteVersions', note);
  await measure('withdraw a case note', 'withdrawCaseNote', async () => ({
    ...(await note()),
    body: { reason: 'It is about somebody else.', version: 1 },
  }));
  await measure('move a case note', 'withdrawCaseNote', async () => ({
    ...(await note()),
    body: { reason: 'It is about somebody else.', version: 1, moveTo: await addPatient('Sabiha', 'Right') },
  }));
  await measure('read a withdrawn note', 'openWithdrawnNote', async () => {
    const withdrawn = await note();
    await call('withdrawCaseNote', { ...withdrawn, body: { reason: 'It is about somebody else.', version: 1 } });
    return { ...withdrawn, body: { reason: 'A complaint.' } };
  });
  await measure('restrict a case note', 'restrictCaseNote', async () => ({
    ...(await note()),
    body: { userIds: [memberId], why: 'It is about a colleague.' },
  }));
  await measure('open a restricted case note', 'openRestrictedNote', async () => ({
    ...(await note()),
    body: { why: 'cover' },
  }));
  await measure('create an external referral', 'createExternalReferral', () => ({ body: damp }));
  await measure('progress of an external referral', 'updateExternalReferral', async () => ({
    ...samples.patients.updateExternalReferral,
    params: { ...params, externalReferralId: await external() },
  }));
  const letter = { params, body: samples.letters.addLetter.body };
  await measure('write a letter', 'addLetter', () => letter);
  await measure('letters of a patient', 'listLetters', () => ({ params }));
  const written = async () => ({
    params: { ...params, letterId: (await call('addLetter', letter)).letterId as string },
  });
  await measure('read a letter', 'readLetter', written);
  await measure('delete a letter', 'deleteLetter', written);
  const plans = { patientId: await addPatient('Sabiha', 'Safe') };
  let version = -1;
  await measure('save a safety plan', 'saveSafetyPlan', () => {
    version += 1;
    return { params: plans, body: { warningSigns: `I stop answering the phone: ${version}.`, version } };
  });
  await measure('read a safety plan', 'readSafetyPlan', () => ({ params: plans }));
  await measure('versions of a safety plan', 'listSafetyPlanVersions', () => ({ params: plans }));
};

/** Documents on a record. */
export const measureDocuments = async ({ call, measure, patientId, memberId, product, headers }: Budget) => {
  const params = { patientId };
  const pdf = { name: 'Letter.pdf', type: 'application/pdf', content: await makePdf() } as const;
  const arrived = async () => ({
    params,
    body: { uploadId: await sendFileAsStaff({ url: product.url, headers, patientId }, pdf), name: 'Letter' },
  });
  const added = async () => ({
    params: { ...params, documentId: (await call('addDocument', await arrived())).documentId as string },
  });

  await measure('let staff send a document', 'offerDocument', () => ({ params }));
  await measure('put a document on a record', 'addDocument', arrived);
  await measure('documents of a patient', 'listDocuments', () => ({ params: { ...params, before: 'latest' } }));
  await measure('name a document', 'renameDocument', added);
  await measure('mark a document as not for the person', 'markDocument', async () => ({
    ...(await added()),
    body: { notForThem: 'third-party' },
  }));
  await measure('restrict a document', 'restrictDocument', async () => ({
    ...(await added()),
    body: { userIds: [memberId], why: 'It is about a colleague.' },
  }));
  await measure('delete a document', 'deleteDocument', added);
  const checked = await added();
  await runChecks();
  await measure('open a restricted document', 'openRestrictedDocument', () => ({ ...checked, body: { why: 'cover' } }));
  await measure('open a document', 'openDocument', () => checked);
};
