import type * as z from 'zod';
import { type NoteTemplates, noteTemplates, type noteTemplatesInput } from '../../../shared/notes/note-templates.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { listChanges } from '../../kernel/store/changes.ts';
import { type Entity, keyPattern, nobodysData, readItem } from '../../kernel/store/entity.ts';
import { asRead, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';

/** The templates of case notes: one item, apart from the settings, which many calls read. */
export const noteTemplatesEntity: Entity<undefined, typeof noteTemplates> = {
  name: 'Note templates',
  key: keyPattern('NOTE-TEMPLATES', 'NOTE-TEMPLATES'),
  dataSubject: nobodysData,
  schema: noteTemplates,
};

const none: NoteTemplates = { templates: [], version: 0 };

type Given = { version: number; templates: z.output<typeof noteTemplatesInput> };

export const createNoteTemplateStore = (table: Table) => {
  const read = async (): Promise<NoteTemplates> => (await readItem(table, noteTemplatesEntity, undefined)) ?? none;
  return {
    read,

    /** Replaces the templates that were read; `stale` with the saved ones if they have changed since. */
    async save(
      { version, templates }: Given,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; saved: NoteTemplates }> {
      const before = await read();
      const after = { templates, version: version + 1 };
      const write = put(noteTemplatesEntity, undefined, after, asRead(version === 0 ? undefined : { version }));
      const changes = listChanges({ ...before, version }, { ...after, version });
      const { done } = await commitAudited(table, [write], auditContext, undefined, changes);
      if (done) return { outcome: 'done', saved: after };
      await auditReading(table, auditContext);
      return { outcome: 'stale', saved: await read() };
    },
  };
};
