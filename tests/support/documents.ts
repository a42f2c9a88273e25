import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import { checkDocuments } from '../../functions/documents/jobs/check-documents.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { documentCalls } from '../../shared/documents/calls.ts';
import type { Upload } from '../../shared/documents/document.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { ask } from './ask.ts';

/** One page, optionally with data after its end. */
export const makePdf = async (behind = ''): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText('A letter', { x: 20, y: 100 });
  return Buffer.concat([Buffer.from(await pdf.save()), Buffer.from(behind)]);
};

/** The EICAR test file: malware scanners report it, and it is harmless. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

export type SentFile = { name: string; type: 'application/pdf' | 'image/jpeg' | 'image/png'; content: Buffer };
export const describeFile = ({ name, type, content }: SentFile) => ({ name, type, bytes: content.length });

/** Posts a file with its upload form; returns the status. */
export const postFile = async ({ url, fields }: Upload, content: Buffer): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]), 'any');
  return (await fetch(url, { method: 'POST', body: form })).status;
};

/** Sends a file as the public form does; returns the id of the upload. */
export const sendFile = async (url: string, file: SentFile): Promise<string> => {
  const offered = await ask(url, intakeCalls.offerUpload, { body: describeFile(file) });
  const upload = intakeCalls.offerUpload.replies[201].parse(offered.body);
  expect(await postFile(upload, file.content)).toBe(204);
  return upload.uploadId;
};

/** Sends a file as staff do; returns the request that puts it on the record. */
export const sendFileAsStaff = async (
  { url, headers, patientId }: { url: string; headers: Record<string, string>; patientId: string },
  file: SentFile,
): Promise<string> => {
  const offered = await ask(url, documentCalls.offerDocument, {
    params: { patientId },
    body: describeFile(file),
    headers,
  });
  const upload = documentCalls.offerDocument.replies[201].parse(offered.body);
  expect(await postFile(upload, file.content)).toBe(204);
  return upload.uploadId;
};

/** Checks the files that wait, as the schedule does. */
export const runChecks = (now = Date.now(), checkSeconds?: readonly number[]) =>
  actAs('checkDocuments', () => checkDocuments(now, checkSeconds));
