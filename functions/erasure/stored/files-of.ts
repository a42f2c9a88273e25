import { documentExtensions } from '../../../shared/documents/document-policy.ts';
import { documentEntity } from '../../documents/store/document-items.ts';
import { isOf } from './item-kinds.ts';
import type { StoredItem } from './stored-item.ts';

/** The bucket of drawn signatures and documents. */
export type Signatures = {
  read(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
};

type NamedFile = { what: 'signature' | 'document'; name: string; extension: string };

const signatureOf = ({ signature }: StoredItem): NamedFile[] =>
  typeof signature === 'string' ? [{ what: 'signature', name: signature, extension: 'png' }] : [];

const documentOf = (item: StoredItem): NamedFile[] => {
  if (!isOf(documentEntity)(item)) return [];
  const { storedAs, type } = documentEntity.schema.parse(item);
  return storedAs === undefined ? [] : [{ what: 'document', name: storedAs, extension: documentExtensions[type] }];
};

/** The files in the bucket that some items of the table name: drawn signatures, and the checked files of documents. */
export const filesOf = (items: StoredItem[]): NamedFile[] => {
  const all = items.flatMap((item) => [...signatureOf(item), ...documentOf(item)]);
  return [...new Map(all.map((file) => [file.name, file])).values()];
};
