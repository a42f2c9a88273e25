import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { DocumentType } from '../../../shared/documents/document-policy.ts';
import type { Checked } from './check-document.ts';

type Asked = { given: Uint8Array; declared: DocumentType };
type Answered = { fault: Extract<Checked, { fault: unknown }>['fault'] } | { type: DocumentType; file: Uint8Array };

// Distinguishes our thread from any other in which this module may be loaded.
const purpose = 'check-document';

/** In the thread: says when it is ready, checks one file, and ends. */
const serve = async (): Promise<void> => {
  // The parser of PDF throws and catches an error at each byte that it does not understand; its stack is most of the cost.
  Error.stackTraceLimit = 0;
  const { checkDocument } = await import('./check-document.ts');
  parentPort?.once('message', async ({ given, declared }: Asked) => {
    const checked = await checkDocument(Buffer.from(given.buffer, given.byteOffset, given.length), declared);
    parentPort?.postMessage(checked);
  });
  parentPort?.postMessage('ready');
};

if (!isMainThread && workerData === purpose) await serve();

/**
 * Checks a file from a stranger in a thread of its own, without the function's credentials: one that takes longer than
 * `milliseconds`, or more memory than the thread has, is ended with its thread and holds up nothing else.
 */
export const checkApart = async (
  given: Buffer,
  declared: DocumentType,
  milliseconds: number,
): Promise<Checked | 'unfinished'> => {
  const thread = new Worker(new URL(import.meta.url), {
    workerData: purpose,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    // What a parser says about a file may quote it.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Checked | 'unfinished'>();
  let timer: NodeJS.Timeout | undefined;
  thread.on('message', (message: 'ready' | Answered) => {
    if (message === 'ready') {
      // Not before: to load the parsers takes longer than most files.
      timer = setTimeout(() => resolve('unfinished'), milliseconds);
      thread.postMessage({ given, declared } satisfies Asked);
    } else if ('fault' in message) resolve(message);
    else {
      const { buffer, byteOffset, length } = message.file;
      resolve({ type: message.type, file: Buffer.from(buffer, byteOffset, length) });
    }
  });
  thread.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('unfinished') : reject(error),
  );
  thread.on('exit', () => reject(new Error('The thread that checks a file ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
};
