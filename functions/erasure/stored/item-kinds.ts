import { findKind } from '../../catalogue.ts';
import type { StoredItem } from './stored-item.ts';

/** Whether an item is of a kind. */
export const isOf = (kind: { name: string }) => (item: StoredItem) => findKind(item)?.name === kind.name;

/** The amounts that an item adds to counters. */
export const contributionsOf = (item: StoredItem) => findKind(item)?.countedIn(item) ?? [];

export const isCounter = (item: StoredItem): boolean => findKind(item)?.isCounter === true;
