import { noteTemplates } from '../../../shared/notes/note-templates.ts';
import { type Entity, keyPattern, nobodysData, readItem } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { createTemplateStore } from '../../kernel/store/template-store.ts';

/** The templates of case notes: one item, apart from the settings, which many calls read. */
export const noteTemplatesEntity: Entity<undefined, typeof noteTemplates> = {
  name: 'Note templates',
  key: keyPattern('TEMPLATES', 'NOTES'),
  dataSubject: nobodysData,
  schema: noteTemplates,
};

export const createNoteTemplateStore = (table: Table) =>
  createTemplateStore(table, {
    read: () => readItem(table, noteTemplatesEntity, undefined),
    write: (after, when) => put(noteTemplatesEntity, undefined, after, when),
  });
