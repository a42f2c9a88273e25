import type { UploadInput } from '../../../shared/documents/document.ts';
import type { NoteMark } from '../../../shared/notes/case-note.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { isRestrictedFor } from '../../../shared/privacy/restriction.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { parseRow, readItem } from '../../kernel/store/entity.ts';
import { check, create, patch, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryItems } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { commitOrRead } from '../../patients/store/timeline.ts';
import { documentEntity, type StoredDocument, type StoredUpload, uploadEntity } from './document-items.ts';
import { addDocument, isFresh, makeDocument, makeUpload, putWork } from './uploads.ts';

type Id = { patientId: string; documentId: string };

/** A page of the documents of a patient: `size` of them before the given one, or the latest ones. */
export const readDocuments = async (table: Table, patientId: string, before: string, size: number) => {
  const { pk } = documentEntity.key({ patientId, documentId: '' });
  const items = await queryItems(table, {
    // Digits and letters of an id sort before `~`.
    KeyConditionExpression: 'pk = :pk AND sk < :before',
    ExpressionAttributeValues: { ':pk': pk, ':before': before === 'latest' ? '~' : before },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: size + 1,
  });
  const documents = items.map((item) => parseRow(documentEntity, item, 'documentId'));
  return { documents: documents.slice(0, size), more: documents.length > size };
};

/**
 * The writes that move the documents of one record to another, unchanged, so that a check in progress is not undone.
 * Refused where one has changed since it was read.
 */
export const moveDocuments = (documents: readonly StoredDocument[], from: string, to: string): Write[] =>
  documents.flatMap((document) => {
    const { documentId, storedAs, fault, version, restrictedTo } = document;
    const outcomes = ['storedAs', 'fault'] as const;
    const unchanged = {
      equals: { version, restrictedTo },
      present: outcomes.filter((outcome) => document[outcome]),
      absent: outcomes.filter((outcome) => !document[outcome]),
    };
    return [
      remove(documentEntity, { patientId: from, documentId }, unchanged),
      put(documentEntity, { patientId: to, documentId }, document),
      ...(storedAs || fault ? [] : [putWork(to, document, 'check')]),
    ];
  });

/** The work that a document needs done on an uploaded file. */
type NewDocument = { patientId: string; uploadId: string; name: string };

export const createDocumentStore = (table: Table) => {
  const read = (id: Id) => readItem(table, documentEntity, id);

  /** Changes a document that is as it was read, with its timeline event. */
  const write = async (
    { patientId, documentId }: Id,
    writes: readonly Write[],
    what: TimelineEvent,
    auditContext: AuditContext,
  ): Promise<'done' | 'stale' | 'missing'> => {
    if (await commitOrRead(table, patientId, auditContext, what, writes)) return 'done';
    return (await read({ patientId, documentId })) ? 'stale' : 'missing';
  };

  return {
    read,

    list: (patientId: string, before: string, size: number) => readDocuments(table, patientId, before, size),

    /** Permits a member of staff to send a file; undefined when there is no such patient. */
    async offer(patientId: string, given: UploadInput, auditContext: AuditContext): Promise<StoredUpload | undefined> {
      const upload = makeUpload(given, auditContext.at);
      const writes = [create(uploadEntity, upload.uploadId, upload), check(recordEntity, patientId)];
      const { done } = await commitAudited(table, writes, auditContext, patientId);
      return done ? upload : undefined;
    },

    /**
     * Puts an uploaded file on a record, once however often it is requested; undefined when it is gone, or on another
     * record, or when there is no such patient.
     */
    async add({ patientId, uploadId, name }: NewDocument, auditContext: AuditContext) {
      const upload = await readItem(table, uploadEntity, uploadId);
      if (!upload || !isFresh(upload, auditContext.at)) return undefined;
      const document = makeDocument({ ...upload, name }, auditContext);
      const writes = [...addDocument(patientId, document), check(recordEntity, patientId)];
      const { done } = await commitAudited(table, writes, auditContext, patientId);
      if (done) return document;
      const { documentId } = (await readItem(table, uploadEntity, uploadId)) ?? {};
      await auditReading(table, auditContext, patientId);
      return documentId === undefined ? undefined : await read({ patientId, documentId });
    },

    /** Changes the description of a document. */
    async rename(
      { version, name, ...id }: Id & { name: string; version: number },
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; document: StoredDocument } | { outcome: 'missing' }> {
      const { patientId, documentId } = id;
      const before = await read(id);
      if (isRestrictedFor(before?.restrictedTo, auditContext.username)) return { outcome: 'missing' };
      const rename = patch(documentEntity, id, { set: { name, version: version + 1 } }, { equals: { version } });
      const what = { kind: 'document-named', documentId, name } as const;
      const outcome = await write({ patientId, documentId }, [rename], what, auditContext);
      // Of this version, it is as it was read; a check that has ended meanwhile is shown when it is read again.
      if (outcome === 'done' && before?.version === version)
        return { outcome, document: { ...before, name, version: version + 1 } };
      const document = await read(id);
      return document && outcome !== 'missing' ? { outcome, document } : { outcome: 'missing' };
    },

    /** Marks a document as not for the person, or takes that back; false where there is none, or it is restricted to others. */
    async mark(id: Id, notForThem: NoteMark | undefined, auditContext: AuditContext): Promise<boolean> {
      const before = await read(id);
      if (isRestrictedFor(before?.restrictedTo, auditContext.username)) return false;
      const change = notForThem === undefined ? { remove: ['notForThem'] as const } : { set: { notForThem } };
      const write = patch(documentEntity, id, change, { exists: true });
      return (await commitAudited(table, [write], auditContext, id.patientId)).done;
    },

    /** Removes a document from the record; the next run of the check deletes its file from the bucket. */
    async remove({ reason, ...id }: Id & { reason: string }, auditContext: AuditContext): Promise<'done' | 'missing'> {
      const document = await read(id);
      if (!document || isRestrictedFor(document.restrictedTo, auditContext.username)) {
        await auditReading(table, auditContext, id.patientId);
        return 'missing';
      }
      const what = { kind: 'document-deleted', name: document.name, reason } as const;
      const writes = [remove(documentEntity, id, { exists: true }), putWork(id.patientId, document, 'remove')];
      const outcome = await write(id, writes, what, auditContext);
      // A colleague was quicker.
      return outcome === 'stale' ? 'missing' : outcome;
    },
  };
};
