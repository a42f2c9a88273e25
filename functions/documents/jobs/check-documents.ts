import { decodeTime } from 'ulid';
import * as z from 'zod';
import { type DocumentFault, documentPolicy } from '../../../shared/documents/document-policy.ts';
import { hourMs, minuteMs } from '../../../shared/kernel/session-policy.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { lazyClient } from '../../kernel/lib/lazy-client.ts';
import { log } from '../../kernel/lib/log.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import type { DocumentWork } from '../store/document-items.ts';
import { createDocumentWorkStore } from '../store/document-work.ts';

// The rest is for the next run, two minutes after this one began. What is begun last ends before then.
const beginWithinMs = 85_000;

const environment = z.object({ MALWARE_SCAN: z.enum(['on', 'off']).default('on') });

/** The findings of a scan that refuse a file; a failure of GuardDuty itself is an error, and tried again. */
const faultOfScan: Readonly<Record<string, DocumentFault | undefined>> = {
  NO_THREATS_FOUND: undefined,
  THREATS_FOUND: 'malware',
  UNSUPPORTED: 'unscanned',
};

type Settled = { storedAs: string; bytes: number } | { fault: DocumentFault };
/** What was found, or why it is looked at again. */
type Outcome = Settled | 'absent' | 'later';

const ageOf = ({ documentId }: DocumentWork, now: number): number => now - decodeTime(documentId);

/** After as long again as it has waited: soon for a new one, seldom for one that may never come. */
const nextLook = (one: DocumentWork, now: number): string => {
  const wait = Math.min(ageOf(one, now), documentPolicy.mostMinutesBetweenLooks * minuteMs);
  return new Date(now + wait).toISOString();
};

/** What is due: first what nobody has looked at yet, so that files that never come hold up none that are there. */
const dueOf = (all: readonly DocumentWork[], now: number): DocumentWork[] => {
  const lookAt = (one: DocumentWork) => (one.lookAt === undefined ? 0 : Date.parse(one.lookAt));
  return all.filter((one) => lookAt(one) <= now).toSorted((one, other) => lookAt(one) - lookAt(other));
};

const reportWaiting = (left: readonly DocumentWork[], now: number): void => {
  const waiting = left.filter(({ work, isAbsent }) => work === 'check' && !isAbsent);
  if (waiting.some((one) => ageOf(one, now) >= documentPolicy.longestWaitMinutes * minuteMs))
    log({ event: 'document-waits' });
};

/**
 * Checks uploaded files, every two minutes: GuardDuty, where it is switched on, searches each for malware; then each
 * is rewritten from its visible content. Only the outcome is ever opened by anybody. It also deletes the files of
 * deleted documents.
 *
 * @throws when something could not be done: that is an alarm, and a later run tries again.
 */
export const checkDocuments = async (now: number, checkSeconds: readonly number[] = documentPolicy.checkSeconds) => {
  const work = createDocumentWorkStore(connectTable());
  // Loaded where there is a file: most runs find none.
  const loadFiles = () => import('../files/document-files.ts');
  const quarantine = lazyClient(async () => (await loadFiles()).createQuarantine());
  const files = lazyClient(async () => (await loadFiles()).createDocumentFiles());
  const isScanned = readEnvironment(environment).MALWARE_SCAN === 'on';

  const absent = (one: DocumentWork): Outcome =>
    ageOf(one, now) < documentPolicy.missingAfterHours * hourMs ? 'absent' : { fault: 'missing' };

  const check = async (one: DocumentWork): Promise<Outcome> => {
    const { uploadId, type, tries } = one;
    const scan = isScanned ? await quarantine.readScan(uploadId) : { value: 'NO_THREATS_FOUND' };
    if (!scan) return absent(one);
    if (scan.value === undefined) return 'later';
    if (!(scan.value in faultOfScan))
      throw new Error(`GuardDuty gave a scan result that is not known here: ${scan.value}`);
    const found = faultOfScan[scan.value];
    if (found) return { fault: found };
    const given = await quarantine.read(uploadId);
    if (!given) return absent(one);
    if (tries >= documentPolicy.mostTries) return { fault: 'broken' };
    // Counted before it is parsed: a file that ends the whole function is not tried for ever.
    if (!(await work.begin(one))) return 'later';
    const { checkApart } = await import('../files/check-apart.ts');
    const checked = await checkApart(given, type, (checkSeconds[tries] ?? checkSeconds.at(-1) ?? 0) * 1000);
    if (checked === 'unfinished') return tries + 1 < checkSeconds.length ? 'later' : { fault: 'too-complex' };
    if ('fault' in checked) return checked;
    return { storedAs: await files.store(uploadId, checked.file, checked.type), bytes: checked.file.length };
  };

  /** @returns whether it is done, and otherwise whether its file had not arrived */
  const finish = async (one: DocumentWork): Promise<'done' | 'absent' | 'later'> => {
    if (one.work === 'remove') {
      await Promise.all([files.remove(one.uploadId), quarantine.remove(one.uploadId)]);
    } else {
      const outcome = await check(one);
      if (typeof outcome === 'string') return outcome;
      // The document may be on another record by now; the work item of that record then has it checked.
      if (await work.settle(one, outcome)) await quarantine.remove(one.uploadId);
    }
    await work.end(one);
    return 'done';
  };

  const startedAt = Date.now();
  const failures: unknown[] = [];
  const left = new Map((await work.list()).map((one) => [one.documentId, one]));
  const found = left.size;
  for (const one of dueOf([...left.values()], now)) {
    if (Date.now() - startedAt > beginWithinMs) break;
    // A file that cannot be checked does not stop the others.
    const outcome = await finish(one).catch((error: unknown) => {
      failures.push(error);
      return 'later' as const;
    });
    if (outcome === 'done') {
      left.delete(one.documentId);
    } else {
      const isAbsent = outcome === 'absent';
      await work.postpone(one, nextLook(one, now), isAbsent);
      left.set(one.documentId, { ...one, isAbsent });
    }
  }
  reportWaiting([...left.values()], now);
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be checked');
  return { done: found - left.size };
};

/** Run every two minutes. */
export const handler = (): Promise<{ done: number }> => checkDocuments(Date.now());
