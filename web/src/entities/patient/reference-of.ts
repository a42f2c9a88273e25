/** What a record is called beside a name: its short reference, or its id where it has none yet. */
export const referenceOf = ({ reference, patientId }: { reference?: string | undefined; patientId: string }): string =>
  reference ?? patientId;
