import { decodeTime } from 'ulid';
import * as z from 'zod';
import { type DocumentFault, documentPolicy } from '../../shared/domain/document-policy.ts';
import { hourMs } from '../../shared/domain/session-policy.ts';
import type { DocumentWork } from '../data/documents/document-items.ts';
import { createDocumentWorkStore } from '../data/documents/document-work.ts';
import { connectTable } from '../data/open-table.ts';
import { createDocumentFiles, createQuarantine } from '../files/documents/document-files.ts';
import { readEnvironment } from '../lib/environment.ts';

// The rest is for the next run, two minutes later. One file takes some seconds.
const mostOfRun = 25;
const beginWithinMs = 25_000;

const environment = z.object({ MALWARE_SCAN: z.enum(['on', 'off']).default('on') });

/** The findings of a scan that refuse a file; a failure of GuardDuty itself is an error, and tried again. */
const faultOfScan: Readonly<Record<string, DocumentFault | undefined>> = {
  NO_THREATS_FOUND: undefined,
  THREATS_FOUND: 'malware',
  UNSUPPORTED: 'unscanned',
};

type Outcome = 'waiting' | { storedAs: string; bytes: number } | { fault: DocumentFault };

/**
 * Checks uploaded files, every two minutes: GuardDuty, where it is switched on, searches each for malware; then each
 * is rewritten from its visible content. Only the outcome is ever opened by anybody. It also deletes the files of
 * deleted documents.
 *
 * @throws when something could not be done: that is an alarm, and the next run tries again.
 */
export const checkDocuments = async (now: number): Promise<{ done: number }> => {
  const work = createDocumentWorkStore(connectTable());
  const quarantine = createQuarantine();
  const files = createDocumentFiles();
  const isScanned = readEnvironment(environment).MALWARE_SCAN === 'on';

  // S3 does not distinguish a missing file from one that we may not read, so it is looked for again for some hours.
  const afterwards = ({ documentId }: DocumentWork): Outcome =>
    now - decodeTime(documentId) < documentPolicy.missingAfterHours * hourMs ? 'waiting' : { fault: 'missing' };

  const check = async (one: DocumentWork): Promise<Outcome> => {
    const { uploadId, type } = one;
    const scan = isScanned ? await quarantine.readScan(uploadId) : 'NO_THREATS_FOUND';
    if (scan !== undefined && !(scan in faultOfScan))
      throw new Error(`GuardDuty gave a scan result that is not known here: ${scan}`);
    const found = scan && faultOfScan[scan];
    if (found) return { fault: found };
    if (scan === undefined && afterwards(one) === 'waiting') return 'waiting';
    const given = await quarantine.read(uploadId);
    if (!given) return afterwards(one);
    if (scan === undefined) return 'waiting';
    if (one.tries >= documentPolicy.mostTries) return { fault: 'broken' };
    // Counted before it is parsed: a file that ends the whole function is not tried for ever.
    if (!(await work.begin(one))) return 'waiting';
    // Loaded where there is a file: most runs find none.
    const { checkDocument } = await import('../files/documents/check-document.ts');
    const checked = await checkDocument(given, type);
    if ('fault' in checked) return checked;
    return { storedAs: await files.store(uploadId, checked.file, checked.type), bytes: checked.file.length };
  };

  const finish = async (one: DocumentWork): Promise<boolean> => {
    if (one.work === 'remove') {
      await Promise.all([files.remove(one.uploadId), quarantine.remove(one.uploadId)]);
    } else {
      const outcome = await check(one);
      if (outcome === 'waiting') return false;
      // The document may be on another record by now; the work item of that record then has it checked.
      if (await work.settle(one, outcome)) await quarantine.remove(one.uploadId);
    }
    await work.end(one);
    return true;
  };

  const startedAt = Date.now();
  const failures: unknown[] = [];
  let done = 0;
  for (const one of await work.list(mostOfRun)) {
    if (Date.now() - startedAt > beginWithinMs) break;
    // A file that cannot be checked does not stop the others.
    const finished = await finish(one).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
    if (finished) done += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be checked');
  return { done };
};

/** Run every two minutes. */
export const handler = (): Promise<{ done: number }> => checkDocuments(Date.now());
