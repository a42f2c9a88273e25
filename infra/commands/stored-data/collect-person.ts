import { findKind } from '../../../functions/data/catalogue.ts';
import { idsOf } from './ids-of.ts';
import type { StoredItem } from './stored-item.ts';

// What stands under an id of its own, and belongs to the person all the same.
const ownIds = ['caseNoteId', 'contactId', 'taskId'] as const;

const names = (item: StoredItem, ids: ReadonlySet<string>): boolean => !idsOf(item).isDisjointFrom(ids);

export type PersonExport = Record<string, StoredItem[]>;

/**
 * Everything that the table holds about one person, by kind: every item that stands under their id or holds it as one, and every item
 * under an id that those give to parts of the record. Complete whatever is added to the table later.
 */
export const collectPerson = (items: StoredItem[], id: string): PersonExport => {
  const ids = new Set([id]);
  for (let before = 0; before < ids.size; ) {
    before = ids.size;
    for (const item of items.filter((one) => names(one, ids))) {
      for (const name of ownIds) if (typeof item[name] === 'string') ids.add(item[name]);
    }
  }
  return Object.groupBy(
    items.filter((item) => names(item, ids)),
    (item) => findKind(item)?.name ?? 'Of no known kind',
  ) as PersonExport;
};
