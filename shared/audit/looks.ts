type Reader = { id: string | undefined; mayReadAudit: boolean };

/** Who sees who has looked at a record: the worker of the patient, and whoever may read the audit log. */
export const maySeeLooks = ({ id, mayReadAudit }: Reader, workerId: string | undefined): boolean =>
  mayReadAudit || (id !== undefined && id === workerId);
