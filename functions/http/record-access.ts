import { mayOpenRecord, type Opened, type Reader } from '../../shared/domain/record-access.ts';
import type { Sight } from '../data/access/opened.ts';

/** What a call that finds out itself whose records it is about asks before it answers or writes. */
export type RecordAccess = {
  /**
   * Refuses whoever may not open the record of a patient; one that is not there may be asked for.
   *
   * @throws HttpError 403 with the patient's id, 401 where the session is refused.
   */
  check: (patient: Opened | undefined) => Promise<void>;
  /** Whether a record may be opened, for the rows of a list. */
  sight: Sight;
  /** Whether either was asked for: a call that had to and did not is not answered. */
  readonly asked: boolean;
};

/** The access of a reader who is still being read; `refuse` ends the call. */
export const makeRecordAccess = (
  reader: Promise<Reader>,
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
    get asked() {
      return asked;
    },
  };
};
