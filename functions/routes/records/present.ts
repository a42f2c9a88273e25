import type { CaseNote } from '../../../shared/api/case-note.ts';
import type { PatientRecord } from '../../../shared/api/record.ts';
import { caseNoteDateOf, type StoredNote } from '../../data/records/case-notes.ts';
import type { FoundRecord } from '../../data/records/records.ts';
import type { RecordsDependencies } from './dependencies.ts';

type Needs<Name extends keyof RecordsDependencies> = Pick<RecordsDependencies, Name>;

/** A record with a link to its signature. */
export const withSignature = async (
  { record, signature }: FoundRecord,
  { signatures }: Needs<'signatures'>,
): Promise<PatientRecord> => {
  if (signature === undefined) return record;
  const signatureUrl = await signatures.link(signature);
  return { ...record, referralPersonalDetails: { ...record.referralPersonalDetails, signatureUrl } };
};

export const readPresented = async (
  referralId: string,
  dependencies: Needs<'records' | 'signatures'>,
): Promise<PatientRecord | undefined> => {
  const found = await dependencies.records.read(referralId);
  return found && (await withSignature(found, dependencies));
};

/** Notes with the names of who wrote them. */
export const withAuthors = async (notes: readonly StoredNote[], { staff }: Needs<'staff'>): Promise<CaseNote[]> => {
  const names = await staff.name(notes.map(({ by }) => by));
  return notes.map(({ by, ...note }) => ({
    ...note,
    caseNoteDate: caseNoteDateOf(note.caseNoteId),
    by: names.get(by) ?? { id: by, firstName: '', lastName: '' },
  }));
};
