import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { UploadInput } from '../../../shared/documents/document.ts';
import { documentPolicy } from '../../../shared/documents/document-policy.ts';
import { hourMs } from '../../../shared/kernel/session-policy.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { create, patch, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import {
  documentEntity,
  documentWorkEntity,
  type StoredDocument,
  type StoredUpload,
  uploadEntity,
} from './document-items.ts';

const retentionSeconds = 24 * 60 * 60;

export const makeUpload = (given: UploadInput, at: string): StoredUpload => ({
  ...given,
  uploadId: randomBytes(24).toString('base64url'),
  at,
  expiresAt: Math.floor(Date.parse(at) / 1000) + retentionSeconds,
});

/** Whether an uploaded file can still be put on a record. */
export const isFresh = ({ at }: StoredUpload, now: string): boolean =>
  Date.parse(now) - Date.parse(at) < documentPolicy.claimHours * hourMs;

export const makeDocument = (
  { uploadId, name, type, bytes }: StoredUpload,
  { at, username: by }: Doing,
): StoredDocument => ({
  documentId: ulid(Date.parse(at)),
  ...{ uploadId, name, type, bytes, addedAt: at },
  ...(by !== undefined && { by }),
  version: 1,
});

/** The work to be done on the file of a document. */
export const putWork = (
  patientId: string,
  { documentId, uploadId, type }: StoredDocument,
  work: 'check' | 'remove',
): Write => put(documentWorkEntity, documentId, { documentId, patientId, uploadId, type, work });

/** The writes that turn an upload into a document to be checked; refused if it is one already. */
export const addDocument = (patientId: string, document: StoredDocument): Write[] => {
  const { documentId, uploadId, name, by: username, addedAt: at } = document;
  return [
    patch(uploadEntity, uploadId, { set: { documentId } }, { exists: true, absent: ['documentId'] }),
    create(documentEntity, { patientId, documentId }, document),
    putWork(patientId, document, 'check'),
    addToTimeline(patientId, { at, username }, { kind: 'document-added', documentId, name }),
  ];
};

/** The files that anybody may send, before there is a record to put them on. */
export const createUploadStore = (table: Table) => ({
  async offer(given: UploadInput, at: string): Promise<StoredUpload> {
    const upload = makeUpload(given, at);
    await commit(table, [create(uploadEntity, upload.uploadId, upload)]);
    return upload;
  },

  /** The uploads with these ids that exist and have not expired; undefined in place of each of the others. */
  find: (ids: readonly string[], now: string): Promise<(StoredUpload | undefined)[]> =>
    Promise.all(
      ids.map(async (id) => {
        const upload = await readItem(table, uploadEntity, id);
        return upload && isFresh(upload, now) ? upload : undefined;
      }),
    ),
});
