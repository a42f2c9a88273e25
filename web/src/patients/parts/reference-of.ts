type Referenced = { reference?: string | undefined; patientId: string };

/** The name of a record beside a person's name: its reference, or its id where it has none yet. */
export const referenceOf = ({ reference, patientId }: Referenced): string => reference ?? patientId;
