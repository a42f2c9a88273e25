type Referenced = { reference?: string | undefined; referralId: string };

/** What a record is called beside a name: its short reference, or its id where it has none yet. */
export const referenceOf = ({ reference, referralId }: Referenced): string => reference ?? referralId;
