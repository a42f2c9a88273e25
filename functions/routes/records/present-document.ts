import type { PatientDocument } from '../../../shared/api/document.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import { type StoredDocument, stateOf } from '../../data/documents/document-items.ts';
import type { RecordsDependencies } from './dependencies.ts';

const nameAdder = (stored: StoredDocument, names: ReadonlyMap<string, StaffUser>): PatientDocument => {
  const { by, storedAs: _, uploadId: __, ...document } = stored;
  return {
    ...document,
    state: stateOf(stored),
    ...(by !== undefined && { by: names.get(by) ?? { id: by, firstName: '', lastName: '' } }),
  };
};

/** Documents with the names of who added them; one that cannot be read is passed on unchanged. */
export const withAdders = async <Other extends { unreadable: true }>(
  documents: readonly (StoredDocument | Other)[],
  { staff }: Pick<RecordsDependencies, 'staff'>,
): Promise<(PatientDocument | Other)[]> => {
  const names = await staff.name(documents.flatMap((one) => ('unreadable' in one ? [] : (one.by ?? []))));
  return documents.map((one) => ('unreadable' in one ? one : nameAdder(one, names)));
};

/** One document with those names. */
export const withAdder = async (
  document: StoredDocument,
  { staff }: Pick<RecordsDependencies, 'staff'>,
): Promise<PatientDocument> => nameAdder(document, await staff.name(document.by === undefined ? [] : [document.by]));
