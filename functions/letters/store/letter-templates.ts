import { letterTemplates } from '../../../shared/letters/letter-templates.ts';
import { type Entity, keyPattern, nobodysData, readItem } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { createTemplateStore } from '../../kernel/store/template-store.ts';

/** The letters that the organisation has written itself. */
export const letterTemplatesEntity: Entity<undefined, typeof letterTemplates> = {
  name: 'Letter templates',
  key: keyPattern('TEMPLATES', 'LETTERS'),
  dataSubject: nobodysData,
  schema: letterTemplates,
};

export const createLetterTemplateStore = (table: Table) =>
  createTemplateStore(table, {
    read: () => readItem(table, letterTemplatesEntity, undefined),
    write: (after, when) => put(letterTemplatesEntity, undefined, after, when),
  });
