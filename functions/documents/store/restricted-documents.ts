import type { OpeningInput } from '../../../shared/patients/opening.ts';
import { isRestrictedFor } from '../../../shared/privacy/restriction.ts';
import { type PartRestrictionInput, restrictPart } from '../../../shared/privacy/restriction-input.ts';
import { openPart } from '../../kernel/access/openings.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { documentEntity, type StoredDocument } from './document-items.ts';

type Id = { patientId: string; documentId: string };
type Restricted = { outcome: 'done'; document: StoredDocument } | { outcome: 'missing' | 'stale' };

/** Documents that are restricted to named people. */
export const createRestrictedDocumentStore = (table: Table) => ({
  /** Restricts a document to some people, whoever added it and whoever asks, or lifts that. Only whoever may open it finds it. */
  async restrict(id: Id, input: PartRestrictionInput, auditContext: AuditContext) {
    const { username } = auditContext;
    const { patientId } = id;
    const settle = answering(table, auditContext, patientId);
    return await contend<Restricted>('a document while it was restricted', async () => {
      const document = await readItem(table, documentEntity, id);
      if (!document || isRestrictedFor(document.restrictedTo, username)) return await settle({ outcome: 'missing' });
      const { by, restrictedTo: before } = document;
      const planned = restrictPart(before, input, by === undefined ? [] : [by], auditContext);
      if (planned === 'stale') return await settle({ outcome: 'stale' });
      if (planned === 'same') return await settle({ outcome: 'done', document });
      const { restrictedTo } = planned;
      const change = restrictedTo ? { set: { restrictedTo } } : { remove: ['restrictedTo'] as const };
      const writes = [
        patch(documentEntity, id, change, { exists: true, equals: { restrictedTo: before } }),
        addToTimeline(patientId, auditContext, {
          kind: 'restricted',
          part: 'document',
          ...(!restrictedTo && { lifted: true }),
        }),
      ];
      if (!(await commitAudited(table, writes, auditContext, patientId)).done) return again;
      return { outcome: 'done', document: { ...document, restrictedTo } };
    });
  },

  /** A document, once the reason is on the timeline and the people to whom it is restricted are told. */
  async open(id: Id, input: OpeningInput, auditContext: AuditContext): Promise<StoredDocument | undefined> {
    const { patientId } = id;
    const document = await readItem(table, documentEntity, id);
    if (!document?.restrictedTo || !isRestrictedFor(document.restrictedTo, auditContext.username)) {
      await auditReading(table, auditContext, patientId);
      return document;
    }
    const writes = openPart(patientId, document.restrictedTo, { part: 'document', ...input }, auditContext);
    await commitAudited(table, writes, auditContext, patientId);
    return document;
  },
});
