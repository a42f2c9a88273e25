import { missing } from '../../../shared/kernel/missing.ts';
import type { StaffRole } from '../../../shared/kernel/roles.ts';
import {
  type AccessProfile,
  mayOpenEveryRecord,
  mayOpenRecord,
  type Opened,
} from '../../../shared/patients/record-access.ts';
import type { Visibility } from '../access/opened.ts';
import { HttpError } from './outcome.ts';

/** The access check of a call whose handler finds out whose records it is about; asked before it answers or writes. */
export type RecordAccess = {
  /**
   * Refuses whoever may not open the record of a patient; without an id it is about nobody's record. `patient` is what decides
   * about it, undefined where there is no such record, and `own` that it is the caller's own work, whosever record it is about.
   * The audit event names this record.
   *
   * @throws HttpError 403 with the patient's id, 404 where there is no such record, 401 where the session is refused.
   */
  check: (patientId: string | undefined, patient: Opened | 'own' | undefined) => Promise<void>;
  /** Whether a record may be opened, for the rows of a list. */
  canOpen: Visibility;
  /**
   * Whether the caller may read records and open every one: the rule for numbers that are about a few people, which
   * `shared/report/publication.ts` explains.
   */
  everyRecord: () => Promise<boolean>;
  /** Whether any was asked: a call that had to ask and did not is not answered. */
  readonly asked: boolean;
  /** The patient whose record was asked for last. */
  readonly subject: string | undefined;
};

/** The access of a reader whose items are still being read; `refuse` ends the call. */
export const makeRecordAccess = (
  reader: Promise<AccessProfile>,
  role: StaffRole,
  refuse: (opened: Opened) => Promise<never>,
): RecordAccess => {
  let asked = false;
  let subject: string | undefined;
  const canOpen = async () => {
    asked = true;
    const read = await reader;
    return (patient: Opened) => mayOpenRecord(read, patient);
  };
  return {
    canOpen,
    check: async (patientId, patient) => {
      const mayBeOpened = await canOpen();
      if (patientId === undefined) return;
      if (patient === undefined) throw new HttpError(404, missing.patient);
      if (patient !== 'own' && !mayBeOpened(patient)) await refuse(patient);
      subject = patientId;
    },
    everyRecord: async () => {
      asked = true;
      return mayOpenEveryRecord(role, await reader);
    },
    get asked() {
      return asked;
    },
    get subject() {
      return subject;
    },
  };
};
