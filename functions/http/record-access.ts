import { mayOpenEveryRecord, mayOpenRecord, type Opened, type Reader } from '../../shared/domain/record-access.ts';
import type { StaffRole } from '../../shared/domain/roles.ts';
import type { Sight } from '../data/access/opened.ts';

/** The access check of a call whose handler finds out whose records it is about; asked before it answers or writes. */
export type RecordAccess = {
  /**
   * Refuses whoever may not open the record of a patient; a record that does not exist is no refusal.
   *
   * @throws HttpError 403 with the patient's id, 401 where the session is refused.
   */
  check: (patient: Opened | undefined) => Promise<void>;
  /** Whether a record may be opened, for the rows of a list. */
  sight: Sight;
  /**
   * Whether the caller may read records and open every one: the rule for numbers that are about a few people, which
   * `shared/report/publication.ts` explains.
   */
  everyRecord: () => Promise<boolean>;
  /** Whether any was asked: a call that had to ask and did not is not answered. */
  readonly asked: boolean;
};

/** The access of a reader whose items are still being read; `refuse` ends the call. */
export const makeRecordAccess = (
  reader: Promise<Reader>,
  role: StaffRole,
  refuse: (patientId: string) => Promise<never>,
): RecordAccess => {
  let asked = false;
  const sight = async () => {
    asked = true;
    const read = await reader;
    return (patient: Opened) => mayOpenRecord(read, patient);
  };
  return {
    sight,
    check: async (patient) => {
      const mayBeOpened = await sight();
      if (patient && !mayBeOpened(patient)) await refuse(patient.patientId);
    },
    everyRecord: async () => {
      asked = true;
      return mayOpenEveryRecord(role, await reader);
    },
    get asked() {
      return asked;
    },
  };
};
