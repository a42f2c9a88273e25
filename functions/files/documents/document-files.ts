import * as z from 'zod';
import type { UploadInput } from '../../../shared/api/document.ts';
import { type DocumentType, documentPolicy } from '../../../shared/domain/document-policy.ts';
import { readEnvironment } from '../../lib/environment.ts';
import { ObjectClient, type UploadForm } from '../objects/object-client.ts';

const linkSeconds = 60;

// Nobody can guess the id of an upload, so it names the files too.
const waitingKey = (uploadId: string) => `quarantine/${uploadId}`;
const checkedKey = (uploadId: string) => `documents/${uploadId}`;

/** By the name that GuardDuty gives it. */
const scanTag = 'GuardDutyMalwareScanStatus';

/** What people send, before it is checked: into the bucket whose objects are gone after a day. */
export const createQuarantine = (client = new ObjectClient()) => {
  const { TEMPORARY_BUCKET: bucket } = readEnvironment(z.object({ TEMPORARY_BUCKET: z.string() }));
  return {
    /** A form by which a browser sends one file of this very type and size. */
    async offer(uploadId: string, { type, bytes }: Pick<UploadInput, 'type' | 'bytes'>): Promise<UploadForm> {
      return client.offerUpload(
        { bucket, key: waitingKey(uploadId) },
        { contentType: type, bytes, seconds: documentPolicy.uploadSeconds },
      );
    },

    read: async (uploadId: string): Promise<Buffer | undefined> =>
      (await client.get({ bucket, key: waitingKey(uploadId) }))?.body,

    /** What the search for malware found; undefined until it has looked. */
    readScan: (uploadId: string): Promise<string | undefined> =>
      client.readTag({ bucket, key: waitingKey(uploadId) }, scanTag),

    remove: (uploadId: string): Promise<void> => client.remove({ bucket, key: waitingKey(uploadId) }),
  };
};
export type Quarantine = ReturnType<typeof createQuarantine>;

/** The checked files of documents: in the bucket that keeps what is deleted for a while, and is backed up. */
export const createDocumentFiles = (client = new ObjectClient()) => {
  const { SIGNATURES_BUCKET: bucket } = readEnvironment(z.object({ SIGNATURES_BUCKET: z.string() }));
  return {
    /** Answers under which name it is kept. */
    async keep(uploadId: string, file: Buffer, type: DocumentType): Promise<string> {
      const key = checkedKey(uploadId);
      await client.put({ bucket, key }, file, { 'content-type': type, 'cache-control': 'private, no-store' });
      return key;
    },

    remove: (uploadId: string): Promise<void> => client.remove({ bucket, key: checkedKey(uploadId) }),

    /** Opens a file for a minute to whoever has the link. */
    link: async (key: string, disposition: string): Promise<string> =>
      client.link({ bucket, key }, linkSeconds, disposition),
  };
};
export type DocumentFiles = ReturnType<typeof createDocumentFiles>;
