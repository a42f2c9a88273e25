import type { StoredItem } from './stored-item.ts';

const isIdName = (name: string): boolean => name === 'id' || name === 'record' || name.endsWith('Id');

const idsWithin = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) =>
        typeof part === 'string' && isIdName(name) ? part : idsWithin(part),
      );

/** What an item stands under and what it holds as an id. An id that somebody quotes in words makes nothing theirs. */
export const idsOf = (item: StoredItem): Set<string> =>
  new Set([...item.pk.split('#'), ...item.sk.split('#'), ...idsWithin(item)]);
