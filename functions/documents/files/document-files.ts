import * as z from 'zod';
import type { UploadInput } from '../../../shared/documents/document.ts';
import { type DocumentType, documentPolicy } from '../../../shared/documents/document-policy.ts';
import { ObjectClient, type UploadForm } from '../../kernel/files/objects/object-client.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';

const linkSeconds = 60;

// The id of an upload cannot be guessed, so it names the files too.
const waitingKey = (uploadId: string) => `quarantine/${uploadId}`;
const checkedKey = (uploadId: string) => `documents/${uploadId}`;

/** GuardDuty's name for the tag. */
const scanTag = 'GuardDutyMalwareScanStatus';

/** Unchecked uploads: in the bucket whose objects expire after a day. */
export const createQuarantine = (client = new ObjectClient()) => {
  const { TEMPORARY_BUCKET: bucket } = readEnvironment(z.object({ TEMPORARY_BUCKET: z.string() }));
  return {
    /** A form by which a browser sends one file of exactly this type and size. */
    async offer(uploadId: string, { type, bytes }: Pick<UploadInput, 'type' | 'bytes'>): Promise<UploadForm> {
      return client.offerUpload(
        { bucket, key: waitingKey(uploadId) },
        { contentType: type, bytes, seconds: documentPolicy.uploadSeconds },
      );
    },

    read: async (uploadId: string): Promise<Buffer | undefined> =>
      (await client.get({ bucket, key: waitingKey(uploadId) }))?.body,

    /** The outcome of the malware search, once there is one; undefined where there is no file. */
    readScan: (uploadId: string): Promise<{ value?: string | undefined } | undefined> =>
      client.readTag({ bucket, key: waitingKey(uploadId) }, scanTag),

    remove: (uploadId: string): Promise<void> => client.remove({ bucket, key: waitingKey(uploadId) }),
  };
};

/** Checked files of documents: in the bucket that keeps deleted objects for a while, and is backed up. */
export const createDocumentFiles = (client = new ObjectClient()) => {
  const { SIGNATURES_BUCKET: bucket } = readEnvironment(z.object({ SIGNATURES_BUCKET: z.string() }));
  return {
    /** Stores a file; returns its name. */
    async store(uploadId: string, file: Buffer, type: DocumentType): Promise<string> {
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
