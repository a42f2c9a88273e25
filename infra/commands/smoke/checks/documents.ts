import { documentCalls } from '../../../../shared/documents/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { assert, type Check, type Visit, waitFor } from '../visit.ts';
import { deactivateAtCleanup, patientOf } from './assumptions.ts';
import { openLink, pixel } from './records.ts';

// Searched for malware within a minute as a rule, and looked for every two minutes.
const patience = { tries: 96, milliseconds: 5000 };

const post = async ({ url: site }: Visit, upload: { url: string; fields: Record<string, string> }, file: Buffer) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]));
  const { status } = await fetch(upload.url, { method: 'POST', body: form, headers: { origin: site } });
  assert(status === 204, `the bucket answered ${status}`);
};

/** A picture goes into quarantine, is searched for malware and encoded again, and opens: only an account shows this. */
export const addDocument: Check = async (visit) => {
  const { check, ask, signedIn: headers, mark } = visit;
  const inRecords = 'Look at the log of Records for the number in the answer.';
  const { patientId } = await check(
    { title: 'There is a record for a document', remedy: inRecords },
    async () => await ask.succeed(patientCalls.createPatient, { body: patientOf(mark), headers }),
  );
  deactivateAtCleanup(visit, patientId);
  const params = { patientId };
  const { documentId } = await check(
    { title: 'A document is sent into quarantine and put on the record', remedy: inRecords },
    async () => {
      const file = Buffer.from(pixel, 'base64');
      const body = { name: `${mark}.png`, type: 'image/png', bytes: file.length } as const;
      const upload = await ask.succeed(documentCalls.offerDocument, { params, body, headers });
      await post(visit, upload, file);
      return await ask.succeed(documentCalls.addDocument, {
        params,
        body: { uploadId: upload.uploadId, name: body.name },
        headers,
      });
    },
  );
  const inChecks =
    'Look at the log of CheckDocuments, and in GuardDuty at "Malware protection for S3": its plan must be active.';
  await check({ title: 'It is searched for malware, made anew and let through', remedy: inChecks }, async () => {
    const look = async () => {
      const { content } = await ask.succeed(documentCalls.listDocuments, {
        params: { ...params, before: 'latest' },
        headers,
      });
      const found = content.find((row) => row.documentId === documentId);
      if (!found || !('state' in found)) throw new Error('the record does not list it');
      assert(found.state !== 'refused', 'it was refused');
      return found.state === 'ready';
    };
    await waitFor(look, 'after eight minutes it was still being checked', patience);
  });
  await check({ title: 'It opens by a link, and is deleted', remedy: inRecords }, async () => {
    const { url } = await ask.succeed(documentCalls.openDocument, { params: { ...params, documentId }, headers });
    await openLink(url);
    const body = { reason: 'It is of the smoke test.' };
    await ask.succeed(documentCalls.deleteDocument, { params: { ...params, documentId }, body, headers });
  });
};
