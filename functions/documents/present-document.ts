import type { PatientDocument } from '../../shared/documents/document.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { type StoredDocument, stateOf } from './store/document-items.ts';

/** Documents with the names of who added them. */
export const { one: withAdder, all: withAdders } = namingStaff(
  ({ by }: StoredDocument) => (by === undefined ? [] : [by]),
  (stored, nameOf): PatientDocument => {
    const { by, storedAs: _, uploadId: __, ...document } = stored;
    return { ...document, state: stateOf(stored), ...(by !== undefined && { by: nameOf(by) }) };
  },
);
